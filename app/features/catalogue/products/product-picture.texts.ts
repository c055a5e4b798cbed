import { localised } from "#app/shared/language/localised.ts";

export const productPictureTexts = localised({
  // In English to the letter (specification, R16).
  noImage: { en: "No Image", sv: "Ingen bild", nb: "Ikke noe bilde", da: "Intet billede", fi: "Ei kuvaa" },
});
