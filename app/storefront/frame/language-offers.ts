import { currentLanguage } from "#app/shared/language/current-language.ts";
import { type Language, languageOf, type Locale } from "#app/shared/language/languages.ts";

interface Offer {
  question: string;
  go: string;
  close: string;
}

/**
 * How the shop offers each language, said in it. All stand here, since a page's own texts are in its language alone; the chunk that has them is
 * loaded by who may want them.
 */
const languageOffers: Readonly<Record<Language, Offer>> = {
  en: { question: "Shop in English?", go: "Change language", close: "Close" },
  sv: { question: "Handla på svenska?", go: "Byt språk", close: "Stäng" },
  nb: { question: "Vil du handle på norsk?", go: "Bytt språk", close: "Lukk" },
  da: { question: "Vil du handle på dansk?", go: "Skift sprog", close: "Luk" },
  fi: { question: "Haluatko asioida suomeksi?", go: "Vaihda kieli", close: "Sulje" },
};

/** How it offers a country's pages to who reads that language already. */
const countryOffers: Readonly<Partial<Record<Locale, Omit<Offer, "close">>>> = {
  sv: { question: "Handlar du från Sverige?", go: "Byt land" },
  "sv-fi": { question: "Handlar du från Finland?", go: "Byt land" },
};

/** How a page offers another locale. */
export function offerOf(locale: Locale): Offer {
  const language = languageOf(locale);
  return { ...languageOffers[language], ...(language === currentLanguage() ? countryOffers[locale] : undefined) };
}
