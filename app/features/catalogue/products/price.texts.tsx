import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** What stands around a price. */
export const priceTexts = localised({
  from: {
    en: (price: ReactNode) => <>From {price}</>,
    sv: (price: ReactNode) => <>Från {price}</>,
    nb: (price: ReactNode) => <>Fra {price}</>,
    da: (price: ReactNode) => <>Fra {price}</>,
    fi: (price: ReactNode) => <>Alkaen {price}</>,
  },
  inclVat: { en: "incl. VAT", sv: "inkl. moms", nb: "inkl. mva", da: "inkl. moms", fi: "sis. ALV" },
  salePrice: { en: "Sale price", sv: "Reapris", nb: "Nedsatt pris", da: "Nedsat pris", fi: "Alehinta" },
  lowestBefore: {
    en: "Lowest price in the 30 days before",
    sv: "Lägsta pris 30 dagar före",
    nb: "Laveste pris de 30 dagene før",
    da: "Laveste pris de 30 dage før",
    fi: "Edeltäneiden 30 päivän alin hinta",
  },
});
