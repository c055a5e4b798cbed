import { localised } from "#app/shared/language/localised.ts";

/** The choice of reviews on their page. */
export const reviewFilterTexts = localised({
  category: { en: "Category", sv: "Kategori", nb: "Kategori", da: "Kategori", fi: "Tuoteryhmä" },
  stars: { en: "Stars", sv: "Stjärnor", nb: "Stjerner", da: "Stjerner", fi: "Tähdet" },
  sort: { en: "Sort", sv: "Sortera", nb: "Sorter", da: "Sorter", fi: "Järjestä" },
  all: { en: "All", sv: "Alla", nb: "Alle", da: "Alle", fi: "Kaikki" },
  show: { en: "Show", sv: "Visa", nb: "Vis", da: "Vis", fi: "Näytä" },
  newest: { en: "Newest", sv: "Nyast", nb: "Nyeste", da: "Nyeste", fi: "Uusin ensin" },
  highest: { en: "Highest rated", sv: "Högst betyg", nb: "Høyest vurdert", da: "Højest bedømt", fi: "Paras ensin" },
  lowest: { en: "Lowest rated", sv: "Lägst betyg", nb: "Lavest vurdert", da: "Lavest bedømt", fi: "Heikoin ensin" },
});
