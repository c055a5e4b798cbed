import { currentLanguage } from "./current-language.ts";
import type { Language } from "./languages.ts";

/** The locale of lists: English as in Britain, which sets no comma before the last. */
const localeOf = (language: Language) => (language === "en" ? "en-GB" : language);

/** Names of which one is meant: `Swish, Klarna or card`, `Swish, Klarna eller kort`. */
export function localEither(names: readonly string[], language = currentLanguage()): string {
  return new Intl.ListFormat(localeOf(language), { type: "disjunction" }).format(names);
}

/** Names of which all are meant: `Sweden, Norway, Denmark and Finland`, `Ruotsi, Norja, Tanska ja Suomi`. */
export function localAll(names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(currentLanguage()), { type: "conjunction" }).format(names);
}
