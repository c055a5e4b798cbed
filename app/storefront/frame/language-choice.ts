import { readStored, type StoredEntry, writeStored } from "#app/platform/browser/browser-storage.ts";
import type { Language } from "#app/shared/language/languages.ts";

/** Which language a shopper has chosen, or stayed in when another was offered. */
const languageChoice: StoredEntry<string | null> = {
  key: "languageChoice",
  event: "languageChosen",
  parse: (text) => text,
};

/** Whether the shopper has said which language they want: then none is offered. */
export function hasChosenLanguage(): boolean {
  return readStored(languageChoice) !== null;
}

export function noteLanguage(language: Language): void {
  writeStored(languageChoice, language);
}
