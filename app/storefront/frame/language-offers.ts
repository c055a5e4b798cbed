import type { Language } from "#app/shared/language/languages.ts";

/**
 * How the shop offers each language, said in it. All stand here, since a page's own texts are in its language alone; the chunk that has them is
 * loaded by who may want them.
 */
export const languageOffers: Readonly<Record<Language, { question: string; go: string; close: string }>> = {
  en: { question: "Shop in English?", go: "Change language", close: "Close" },
  sv: { question: "Handla på svenska?", go: "Byt språk", close: "Stäng" },
  nb: { question: "Vil du handle på norsk?", go: "Bytt språk", close: "Lukk" },
  da: { question: "Vil du handle på dansk?", go: "Skift sprog", close: "Luk" },
  fi: { question: "Haluatko asioida suomeksi?", go: "Vaihda kieli", close: "Sulje" },
};
