import { localised } from "#app/shared/language/localised.ts";

export const findMySizeTexts = localised({
  findMySize: {
    en: "Find my size",
    sv: "Hitta min storlek",
    nb: "Finn min størrelse",
    da: "Find min størrelse",
    fi: "Löydä kokoni",
  },
});
