import { localised } from "#app/shared/language/localised.ts";

/** The options of a product, where they are chosen. */
export const optionTexts = localised({
  color: { en: "Color", sv: "Färg", nb: "Farge", da: "Farve", fi: "Väri" },
  size: { en: "Size", sv: "Storlek", nb: "Størrelse", da: "Størrelse", fi: "Koko" },
  left: {
    en: (units: number) => `${units} left`,
    sv: (units: number) => `${units} kvar`,
    nb: (units: number) => `${units} igjen`,
    da: (units: number) => `${units} tilbage`,
    fi: (units: number) => `${units} jäljellä`,
  },
  outOfStock: {
    en: (option: string) => `${option}, out of stock`,
    sv: (option: string) => `${option}, slut i lager`,
    nb: (option: string) => `${option}, ikke på lager`,
    da: (option: string) => `${option}, ikke på lager`,
    fi: (option: string) => `${option}, ei varastossa`,
  },
});
