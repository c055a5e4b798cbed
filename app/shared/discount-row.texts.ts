import { localised } from "./language/localised.ts";

/** The row of an order's sums that names its discount. */
export const discountRowTexts = localised({
  named: {
    en: (name: string) => `Discount (${name})`,
    sv: (name: string) => `Rabatt (${name})`,
    nb: (name: string) => `Rabatt (${name})`,
    da: (name: string) => `Rabat (${name})`,
    fi: (name: string) => `Alennus (${name})`,
  },
  freeShipping: {
    en: "Free standard shipping",
    sv: "Fri standardfrakt",
    nb: "Fri standardfrakt",
    da: "Fri standardfragt",
    fi: "Ilmainen normaali toimitus",
  },
});
