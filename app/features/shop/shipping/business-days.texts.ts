import { localised } from "#app/shared/language/localised.ts";

/** How long a delivery takes. */
export const businessDaysTexts = localised({
  businessDays: {
    en: (first: number, last: number) => `${first}-${last} business days`,
    sv: (first: number, last: number) => `${first}–${last} vardagar`,
    nb: (first: number, last: number) => `${first}–${last} virkedager`,
    da: (first: number, last: number) => `${first}-${last} hverdage`,
    fi: (first: number, last: number) => `${first}–${last} arkipäivää`,
  },
});
