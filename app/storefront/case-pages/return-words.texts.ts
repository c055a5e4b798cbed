import { localised } from "#app/shared/language/localised.ts";

/** What the pages that lead to a return say alike. */
export const returnWords = localised({
  start: {
    en: "Start a return",
    sv: "Påbörja en retur",
    nb: "Start en retur",
    da: "Start en returnering",
    fi: "Aloita palautus",
  },
  deadlines: {
    en: "Return deadlines",
    sv: "Sista dag för retur",
    nb: "Frister for retur",
    da: "Frister for returnering",
    fi: "Palautusajat",
  },
});
