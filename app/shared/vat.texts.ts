import { localised } from "#app/shared/language/localised.ts";

/** What stands after an amount. */
export const vatTexts = localised({
  incl: { en: "incl. VAT", sv: "inkl. moms", nb: "inkl. mva", da: "inkl. moms", fi: "sis. ALV" },
  excl: { en: "excl. VAT", sv: "exkl. moms", nb: "ekskl. mva", da: "ekskl. moms", fi: "ilman ALV:tä" },
});
