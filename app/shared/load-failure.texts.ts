import { localised } from "./language/localised.ts";

/** What could not be loaded, wherever it was to stand. */
export const loadFailureTexts = localised({
  products: {
    en: "Failed to load products. Please try again later.",
    sv: "Produkterna kunde inte hämtas. Försök igen senare.",
    nb: "Produktene kunne ikke hentes. Prøv igjen senere.",
    da: "Produkterne kunne ikke hentes. Prøv igen senere.",
    fi: "Tuotteita ei voitu ladata. Yritä myöhemmin uudelleen.",
  },
  reviews: {
    en: "Failed to load reviews. Please try again later.",
    sv: "Recensionerna kunde inte hämtas. Försök igen senare.",
    nb: "Anmeldelsene kunne ikke hentes. Prøv igjen senere.",
    da: "Anmeldelserne kunne ikke hentes. Prøv igen senere.",
    fi: "Arvosteluja ei voitu ladata. Yritä myöhemmin uudelleen.",
  },
  product: {
    en: "Failed to load product",
    sv: "Produkten kunde inte hämtas",
    nb: "Produktet kunne ikke hentes",
    da: "Produktet kunne ikke hentes",
    fi: "Tuotetta ei voitu ladata",
  },
  retry: { en: "Retry", sv: "Försök igen", nb: "Prøv igjen", da: "Prøv igen", fi: "Yritä uudelleen" },
});
