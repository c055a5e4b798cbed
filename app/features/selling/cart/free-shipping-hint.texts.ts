import { localised } from "#app/shared/language/localised.ts";

/** How far a cart is from free shipping. */
export const freeShippingTexts = localised({
  missing: {
    en: (price: string) => `${price} more for free shipping`,
    sv: (price: string) => `${price} kvar till fri frakt`,
    nb: (price: string) => `${price} igjen til fri frakt`,
    da: (price: string) => `${price} mere til fri fragt`,
    fi: (price: string) => `Vielä ${price} ilmaiseen toimitukseen`,
  },
  reached: {
    en: "You have free shipping",
    sv: "Du har fri frakt",
    nb: "Du har fri frakt",
    da: "Du har fri fragt",
    fi: "Saat ilmaisen toimituksen",
  },
  progress: {
    en: "Progress toward free shipping",
    sv: "Hur nära du är fri frakt",
    nb: "Hvor nær du er fri frakt",
    da: "Hvor tæt du er på fri fragt",
    fi: "Matka ilmaiseen toimitukseen",
  },
});
