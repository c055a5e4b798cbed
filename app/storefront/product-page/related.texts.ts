import { localised } from "#app/shared/language/localised.ts";

export const relatedTexts = localised({
  ourPicks: { en: "Our picks", sv: "Vi tipsar om", nb: "Våre favoritter", da: "Vores favoritter", fi: "Suosikkimme" },
});
