import { localised } from "#app/shared/language/localised.ts";

export const starsTexts = localised({
  outOfFive: {
    en: (rating: string) => `${rating} out of 5 stars`,
    sv: (rating: string) => `${rating} av 5 stjärnor`,
    nb: (rating: string) => `${rating} av 5 stjerner`,
    da: (rating: string) => `${rating} ud af 5 stjerner`,
    fi: (rating: string) => `${rating} tähteä viidestä`,
  },
});
