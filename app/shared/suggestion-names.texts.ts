import { localised } from "#app/shared/language/localised.ts";

/** What lists of other products are called on a product's page, and where the shop says how it orders products. */
export const suggestionNames = localised({
  pairsWith: {
    en: "Pairs well with",
    sv: "Passar bra till",
    nb: "Passer godt til",
    da: "Passer godt til",
    fi: "Sopii yhteen",
  },
  recentlyViewed: {
    en: "Recently Viewed",
    sv: "Senast visade",
    nb: "Sist sett",
    da: "Senest set",
    fi: "Viimeksi katsotut",
  },
});
