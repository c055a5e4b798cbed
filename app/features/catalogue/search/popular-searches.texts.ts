import { localised } from "#app/shared/language/localised.ts";

/** Searches to offer, each with many results. */
export const searchIdeas = localised({
  popularTitle: {
    en: "Popular searches",
    sv: "Populära sökningar",
    nb: "Populære søk",
    da: "Populære søgninger",
    fi: "Suositut haut",
  },
  popular: {
    en: () => ["Tee", "Hoodie", "Leggings", "Jacket", "Socks"],
    sv: () => ["T-shirt", "Huvtröja", "Leggings", "Jacka", "Strumpor"],
    nb: () => ["T-skjorte", "Hettegenser", "Leggings", "Jakke", "Sokker"],
    da: () => ["T-shirt", "Hættetrøje", "Leggings", "Jakke", "Strømper"],
    fi: () => ["T-paita", "Huppari", "Leggingsit", "Takki", "Sukat"],
  },
});
