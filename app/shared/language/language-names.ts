import type { Locale } from "./languages.ts";

/** What each is called by those who speak it; with its country where a language has several. */
export const languageNames: Record<Locale, string> = {
  en: "English",
  sv: "Svenska",
  nb: "Norsk",
  da: "Dansk",
  fi: "Suomi",
  "sv-fi": "Svenska (Finland)",
};
