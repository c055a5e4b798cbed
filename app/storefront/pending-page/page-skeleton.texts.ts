import { localised } from "#app/shared/language/localised.ts";

export const pageSkeletonTexts = localised({
  loadingProduct: {
    en: "Loading product...",
    sv: "Hämtar produkten...",
    nb: "Henter produktet...",
    da: "Henter produktet...",
    fi: "Ladataan tuotetta...",
  },
});
