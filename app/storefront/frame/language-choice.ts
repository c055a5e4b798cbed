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
 * Whether the shopper has said which language they want: then none is offered. Who comes from a page in the one that would be (`wanted`) has left
 * it for the page's, which is noted.
 */
export function hasChosenLanguage(wanted: Locale): boolean {
  if (readStored(languageChoice) !== null) return true;
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const hasLeft = localeOfPath(new URL(document.referrer).pathname) === wanted;
  if (hasLeft) noteLanguage(currentLocale());
  return hasLeft;
}

export function noteLanguage(locale: Locale): void {
  writeStored(languageChoice, locale);
}
