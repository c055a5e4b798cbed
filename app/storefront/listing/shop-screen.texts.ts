import { localised } from "#app/shared/language/localised.ts";

/** Of /shop and its search. */
export const shopTexts = localised({
  searchProducts: {
    en: "Search products",
    sv: "Sök produkter",
    nb: "Søk etter produkter",
    da: "Søg efter produkter",
    fi: "Hae tuotteita",
  },
  search: { en: "Search", sv: "Sök", nb: "Søk", da: "Søg", fi: "Hae" },
  searchedFor: {
    en: "You searched for",
    sv: "Du sökte på",
    nb: "Du søkte på",
    da: "Du søgte på",
    fi: "Hait sanalla",
  },
  noBestSellers: {
    en: "No best sellers right now.",
    sv: "Inga bästsäljare just nu.",
    nb: "Ingen bestselgere akkurat nå.",
    da: "Ingen bestsellere lige nu.",
    fi: "Suosituimpia tuotteita ei ole juuri nyt.",
  },
  nothing: {
    en: "No products found. Try a different category or search term.",
    sv: "Inga produkter hittades. Prova en annan kategori eller ett annat sökord.",
    nb: "Ingen produkter funnet. Prøv en annen kategori eller et annet søkeord.",
    da: "Ingen produkter fundet. Prøv en anden kategori eller et andet søgeord.",
    fi: "Tuotteita ei löytynyt. Kokeile toista tuoteryhmää tai hakusanaa.",
  },
  namedPages: {
    en: "Pages that match your search",
    sv: "Sidor som matchar din sökning",
    nb: "Sider som passer til søket ditt",
    da: "Sider, der passer til din søgning",
    fi: "Hakuasi vastaavat sivut",
  },
  entryDescription: {
    en: (entry: string) => `${entry}: Nordic performance wear for women and men.`,
    sv: (entry: string) => `${entry}: nordiska träningskläder för dam och herr.`,
    nb: (entry: string) => `${entry}: nordiske treningsklær til dame og herre.`,
    da: (entry: string) => `${entry}: nordisk træningstøj til kvinder og mænd.`,
    fi: (entry: string) => `${entry}: pohjoismaisia treenivaatteita naisille ja miehille.`,
  },
  description: {
    en: "Every piece of Nordic performance wear: T-shirts, hoodies, leggings, sports bras, jackets and gear.",
    sv: "Alla våra nordiska träningskläder: t-shirts, huvtröjor, leggings, sport-bh:ar, jackor och utrustning.",
    nb: "Alle våre nordiske treningsklær: T-skjorter, hettegensere, leggings, sports-BH-er, jakker og utstyr.",
    da: "Alt vores nordiske træningstøj: T-shirts, hættetrøjer, leggings, sports-bh'er, jakker og udstyr.",
    fi: "Kaikki pohjoismaiset treenivaatteemme: T-paidat, hupparit, leggingsit, urheiluliivit, takit ja välineet.",
  },
});
