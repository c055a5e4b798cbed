import { localised } from "#app/shared/language/localised.ts";

export const quickAddTexts = localised({
  add: {
    en: (product: string) => `Quick add ${product}`,
    sv: (product: string) => `Lägg snabbt till ${product}`,
    nb: (product: string) => `Hurtigkjøp ${product}`,
    da: (product: string) => `Hurtigkøb ${product}`,
    fi: (product: string) => `Lisää nopeasti: ${product}`,
  },
  gone: {
    en: (product: string) => `${product} is no longer available`,
    sv: (product: string) => `${product} finns inte längre`,
    nb: (product: string) => `${product} finnes ikke lenger`,
    da: (product: string) => `${product} fås ikke længere`,
    fi: (product: string) => `${product} ei ole enää saatavilla`,
  },
});
