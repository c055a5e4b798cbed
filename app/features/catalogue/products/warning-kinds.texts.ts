import { localised } from "#app/shared/language/localised.ts";

/** What a warning is about. */
export const warningKindNames = localised({
  allergy: { en: "Allergy", sv: "Allergi", nb: "Allergi", da: "Allergi", fi: "Allergia" },
  strangulation: {
    en: "Cords and loops",
    sv: "Snoddar och öglor",
    nb: "Snorer og løkker",
    da: "Snore og løkker",
    fi: "Nyörit ja silmukat",
  },
  choking: { en: "Small parts", sv: "Små delar", nb: "Små deler", da: "Små dele", fi: "Pienet osat" },
  load: { en: "Load limit", sv: "Maxbelastning", nb: "Maks belastning", da: "Maks. belastning", fi: "Enimmäiskuorma" },
  use: { en: "Safe use", sv: "Säker användning", nb: "Sikker bruk", da: "Sikker brug", fi: "Turvallinen käyttö" },
});
