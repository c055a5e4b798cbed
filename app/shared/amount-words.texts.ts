import { localised } from "./language/localised.ts";

/** What stands beside amounts, on all pages. */
export const amountWords = localised({
  subtotal: {
    en: "Subtotal",
    sv: "Delsumma",
    nb: "Delsum",
    da: "Subtotal",
    fi: "Välisumma",
  },
  discount: {
    en: "Discount",
    sv: "Rabatt",
    nb: "Rabatt",
    da: "Rabat",
    fi: "Alennus",
  },
  shipping: {
    en: "Shipping",
    sv: "Frakt",
    nb: "Frakt",
    da: "Fragt",
    fi: "Toimitus",
  },
  free: {
    en: "Free",
    sv: "Gratis",
    nb: "Gratis",
    da: "Gratis",
    fi: "Ilmainen",
  },
  total: {
    en: "Total",
    sv: "Totalt",
    nb: "Totalt",
    da: "I alt",
    fi: "Yhteensä",
  },
  ofWhichVat: {
    en: "of which VAT",
    sv: "varav moms",
    nb: "herav mva",
    da: "heraf moms",
    fi: "josta ALV",
  },
  net: {
    en: " excl. VAT",
    sv: " exkl. moms",
    nb: " ekskl. mva",
    da: " ekskl. moms",
    fi: " ilman ALV:tä",
  },
});
