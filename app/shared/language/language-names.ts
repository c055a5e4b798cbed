import type { Language } from "./languages.ts";

/** What each is called by those who speak it. */
export const languageNames: Record<Language, string> = {
  en: "English",
  sv: "Svenska",
  nb: "Norsk",
  da: "Dansk",
  fi: "Suomi",
};
