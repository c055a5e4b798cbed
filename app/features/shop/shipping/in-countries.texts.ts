import { localised } from "#app/shared/language/localised.ts";

/** A country that the shop delivers to, as the place where something is so. */
export const inCountryTexts = localised({
  inSweden: { en: "in Sweden", sv: "i Sverige", nb: "i Sverige", da: "i Sverige", fi: "Ruotsissa" },
  inNorway: { en: "in Norway", sv: "i Norge", nb: "i Norge", da: "i Norge", fi: "Norjassa" },
  inDenmark: { en: "in Denmark", sv: "i Danmark", nb: "i Danmark", da: "i Danmark", fi: "Tanskassa" },
  inFinland: { en: "in Finland", sv: "i Finland", nb: "i Finland", da: "i Finland", fi: "Suomessa" },
});
