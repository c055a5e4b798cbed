import { readStored, type StoredEntry, writeStored } from "#app/platform/browser/browser-storage.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { type Locale, localeOfPath } from "#app/shared/language/languages.ts";

/** Which language a shopper has chosen, or stayed in when another was offered. */
const languageChoice: StoredEntry<string | null> = {
  key: "languageChoice",
  event: "languageChosen",
  parse: (text) => text,
};

/**
 * Whether the shopper has said which language they want: then none is offered. Who comes from a page of the shop in another locale has chosen this
 * page's, which is noted.
 */
export function hasChosenLanguage(): boolean {
  if (readStored(languageChoice) !== null) return true;
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const hasComeOver = localeOfPath(new URL(document.referrer).pathname) !== currentLocale();
  if (hasComeOver) noteLanguage(currentLocale());
  return hasComeOver;
}

export function noteLanguage(locale: Locale): void {
  writeStored(languageChoice, locale);
}
