import { localised } from "#app/shared/language/localised.ts";

export const wishButtonTexts = localised({
  added: {
    en: "Added to wishlist",
    sv: "Sparad på önskelistan",
    nb: "Lagt på ønskelisten",
    da: "Lagt på ønskelisten",
    fi: "Lisätty toivelistalle",
  },
  removed: {
    en: "Removed from wishlist",
    sv: "Borttagen från önskelistan",
    nb: "Fjernet fra ønskelisten",
    da: "Fjernet fra ønskelisten",
    fi: "Poistettu toivelistalta",
  },
  failed: {
    en: "Your browser couldn't save this",
    sv: "Din webbläsare kunde inte spara det",
    nb: "Nettleseren kunne ikke lagre dette",
    da: "Din browser kunne ikke gemme det",
    fi: "Selain ei voinut tallentaa tätä",
  },
  wish: {
    en: (product: string) => `Wishlist: ${product}`,
    sv: (product: string) => `Önskelista: ${product}`,
    nb: (product: string) => `Ønskeliste: ${product}`,
    da: (product: string) => `Ønskeliste: ${product}`,
    fi: (product: string) => `Toivelista: ${product}`,
  },
});
