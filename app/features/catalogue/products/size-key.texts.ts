import { localised } from "#app/shared/language/localised.ts";

export const sizeTexts = localised({
  oneSize: { en: "One size", sv: "One size", nb: "One size", da: "One size", fi: "Yksi koko" },
});
