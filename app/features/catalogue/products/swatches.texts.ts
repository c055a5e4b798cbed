import { localised } from "#app/shared/language/localised.ts";

/** The colors of a card. */
export const swatchTexts = localised({
  colorsOf: {
    en: (product: string) => `Colors of ${product}`,
    sv: (product: string) => `Färger på ${product}`,
    nb: (product: string) => `Farger på ${product}`,
    da: (product: string) => `Farver på ${product}`,
    fi: (product: string) => `Värit: ${product}`,
  },
  more: {
    en: (count: number) => `${count} more colors`,
    sv: (count: number) => `${count} färger till`,
    nb: (count: number) => `${count} farger til`,
    da: (count: number) => `${count} farver mere`,
    fi: (count: number) => `${count} muuta väriä`,
  },
});
