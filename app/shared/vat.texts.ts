import { localised } from "./language/localised.ts";

/** What is said of VAT beside an amount. */
export const vatTexts = localised({
  net: {
    en: " excl. VAT",
    sv: " exkl. moms",
    nb: " ekskl. mva",
    da: " ekskl. moms",
    fi: " ilman ALV:tä",
  },
});
