import { localised } from "#app/shared/language/localised.ts";

/** What the ways to send an order are called. */
export const shippingMethodTexts = localised({
  standard: {
    en: "Standard delivery",
    sv: "Standardleverans",
    nb: "Standardlevering",
    da: "Standardlevering",
    fi: "Normaali toimitus",
  },
  express: {
    en: "Express delivery",
    sv: "Expressleverans",
    nb: "Ekspresslevering",
    da: "Ekspreslevering",
    fi: "Pikatoimitus",
  },
});
