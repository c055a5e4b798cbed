import { localised } from "#app/shared/language/localised.ts";

/** What is said once a product is put in the cart, or is not. */
export const addedTexts = localised({
  notUpdated: {
    en: "Failed to update cart",
    sv: "Varukorgen kunde inte uppdateras",
    nb: "Handlekurven kunne ikke oppdateres",
    da: "Kurven kunne ikke opdateres",
    fi: "Ostoskoria ei voitu päivittää",
  },
  added: {
    en: "Added to cart successfully!",
    sv: "Tillagd i varukorgen!",
    nb: "Lagt i handlekurven!",
    da: "Lagt i kurven!",
    fi: "Lisätty ostoskoriin!",
  },
  addedProduct: {
    en: (name: string) => `${name} added to cart`,
    sv: (name: string) => `${name} ligger i varukorgen`,
    nb: (name: string) => `${name} ligger i handlekurven`,
    da: (name: string) => `${name} ligger i kurven`,
    fi: (name: string) => `${name} on ostoskorissa`,
  },
  allInCart: {
    en: (limit: string) => `${limit}. They're already in your cart.`,
    sv: (limit: string) => `${limit}. De ligger redan i varukorgen.`,
    nb: (limit: string) => `${limit}. De ligger allerede i handlekurven.`,
    da: (limit: string) => `${limit}. De ligger allerede i kurven.`,
    fi: (limit: string) => `${limit}. Ne ovat jo ostoskorissasi.`,
  },
});
