import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** Of the search's dialog. */
export const searchTexts = localised({
  search: { en: "Search", sv: "Sök", nb: "Søk", da: "Søg", fi: "Haku" },
  submit: { en: "Search", sv: "Sök", nb: "Søk", da: "Søg", fi: "Hae" },
  searchProducts: {
    en: "Search products",
    sv: "Sök produkter",
    nb: "Søk etter produkter",
    da: "Søg efter produkter",
    fi: "Hae tuotteita",
  },
  whatFor: {
    en: "What are you looking for?",
    sv: "Vad letar du efter?",
    nb: "Hva leter du etter?",
    da: "Hvad leder du efter?",
    fi: "Mitä etsit?",
  },
  close: { en: "Close search", sv: "Stäng sökningen", nb: "Lukk søket", da: "Luk søgningen", fi: "Sulje haku" },
  suggestions: { en: "Suggestions", sv: "Förslag", nb: "Forslag", da: "Forslag", fi: "Ehdotukset" },
  products: { en: "Products", sv: "Produkter", nb: "Produkter", da: "Produkter", fi: "Tuotteet" },
  collections: { en: "Collections", sv: "Kollektioner", nb: "Kolleksjoner", da: "Kollektioner", fi: "Mallistot" },
  help: { en: "Help", sv: "Hjälp", nb: "Hjelp", da: "Hjælp", fi: "Asiakaspalvelu" },
  didYouMean: {
    en: (words: ReactNode) => <>Did you mean “{words}”?</>,
    sv: (words: ReactNode) => <>Menade du ”{words}”?</>,
    nb: (words: ReactNode) => <>Mente du «{words}»?</>,
    da: (words: ReactNode) => <>Mente du ”{words}”?</>,
    fi: (words: ReactNode) => <>Tarkoititko ”{words}”?</>,
  },
  popularProducts: {
    en: "Popular right now",
    sv: "Populärt just nu",
    nb: "Populært akkurat nå",
    da: "Populært lige nu",
    fi: "Nyt suosittua",
  },
  recent: {
    en: "Recent searches",
    sv: "Senaste sökningar",
    nb: "Siste søk",
    da: "Seneste søgninger",
    fi: "Viimeisimmät haut",
  },
  clear: { en: "Clear", sv: "Rensa", nb: "Tøm", da: "Ryd", fi: "Tyhjennä" },
  forget: {
    en: (words: string) => `Remove “${words}”`,
    sv: (words: string) => `Ta bort ”${words}”`,
    nb: (words: string) => `Fjern «${words}»`,
    da: (words: string) => `Fjern ”${words}”`,
    fi: (words: string) => `Poista ”${words}”`,
  },
  recommended: {
    en: "Recommended searches",
    sv: "Rekommenderade sökningar",
    nb: "Anbefalte søk",
    da: "Anbefalede søgninger",
    fi: "Suositellut haut",
  },
  recommendedWords: {
    en: () => ["Hoodie", "Leggings", "Running jacket", "Sports bra", "Compression", "Backpack"],
    sv: () => ["Huvtröja", "Leggings", "Löparjacka", "Sport-bh", "Kompression", "Ryggsäck"],
    nb: () => ["Hettegenser", "Leggings", "Løpejakke", "Sports-BH", "Kompresjon", "Ryggsekk"],
    da: () => ["Hættetrøje", "Leggings", "Løbejakke", "Sports-bh", "Kompression", "Rygsæk"],
    fi: () => ["Huppari", "Leggingsit", "Juoksutakki", "Urheiluliivit", "Kompressio", "Reppu"],
  },
  quickNavigation: { en: "Quick navigation", sv: "Genvägar", nb: "Snarveier", da: "Genveje", fi: "Pikalinkit" },
  womens: { en: "Women's", sv: "Dam", nb: "Dame", da: "Dame", fi: "Naiset" },
  mens: { en: "Men's", sv: "Herr", nb: "Herre", da: "Herre", fi: "Miehet" },
  failed: {
    en: "Failed to load products. Please try again later.",
    sv: "Produkterna kunde inte hämtas. Försök igen senare.",
    nb: "Produktene kunne ikke hentes. Prøv igjen senere.",
    da: "Produkterne kunne ikke hentes. Prøv igen senere.",
    fi: "Tuotteita ei voitu ladata. Yritä myöhemmin uudelleen.",
  },
  tryAgain: { en: "Try again", sv: "Försök igen", nb: "Prøv igjen", da: "Prøv igen", fi: "Yritä uudelleen" },
  seeAll: {
    en: "See all results",
    sv: "Visa alla resultat",
    nb: "Se alle resultater",
    da: "Se alle resultater",
    fi: "Näytä kaikki tulokset",
  },
  searching: { en: "Searching...", sv: "Söker...", nb: "Søker...", da: "Søger...", fi: "Haetaan..." },
  noResults: {
    en: (words: string) => `No results found for "${words}"`,
    sv: (words: string) => `Inga träffar för ”${words}”`,
    nb: (words: string) => `Ingen treff på «${words}»`,
    da: (words: string) => `Ingen resultater for ”${words}”`,
    fi: (words: string) => `Ei tuloksia haulle ”${words}”`,
  },
  tryOther: {
    en: "Try checking your spelling or using different search terms.",
    sv: "Kontrollera stavningen eller prova andra sökord.",
    nb: "Sjekk stavemåten eller prøv andre søkeord.",
    da: "Tjek stavningen, eller prøv andre søgeord.",
    fi: "Tarkista oikeinkirjoitus tai kokeile muita hakusanoja.",
  },
  corrected: {
    en: (words: string, found: string) => `No results found for "${words}". Showing ${found}`,
    sv: (words: string, found: string) => `Inga träffar för ”${words}”. Visar ${found}`,
    nb: (words: string, found: string) => `Ingen treff på «${words}». Viser ${found}`,
    da: (words: string, found: string) => `Ingen resultater for ”${words}”. Viser ${found}`,
    fi: (words: string, found: string) => `Ei tuloksia haulle ”${words}”. Näytetään ${found}`,
  },
});

/** What a search found, as it is announced. */
export const foundTexts = localised({
  collections: {
    en: (count: number) => `${count} ${count === 1 ? "collection" : "collections"}`,
    sv: (count: number) => `${count} ${count === 1 ? "kollektion" : "kollektioner"}`,
    nb: (count: number) => `${count} ${count === 1 ? "kolleksjon" : "kolleksjoner"}`,
    da: (count: number) => `${count} ${count === 1 ? "kollektion" : "kollektioner"}`,
    fi: (count: number) => `${count} ${count === 1 ? "mallisto" : "mallistoa"}`,
  },
  pages: {
    en: (count: number) => `${count} ${count === 1 ? "help page" : "help pages"}`,
    sv: (count: number) => `${count} ${count === 1 ? "hjälpsida" : "hjälpsidor"}`,
    nb: (count: number) => `${count} ${count === 1 ? "hjelpeside" : "hjelpesider"}`,
    da: (count: number) => `${count} ${count === 1 ? "hjælpeside" : "hjælpesider"}`,
    fi: (count: number) => `${count} ${count === 1 ? "ohjesivu" : "ohjesivua"}`,
  },
  foundFor: {
    en: (found: string, words: string) => `${found} for “${words}”`,
    sv: (found: string, words: string) => `${found} för ”${words}”`,
    nb: (found: string, words: string) => `${found} for «${words}»`,
    da: (found: string, words: string) => `${found} for ”${words}”`,
    fi: (found: string, words: string) => `${found} haulle ”${words}”`,
  },
});
