import { currentLanguage } from "../../app/shared/language/current-language.ts";
import type { Language } from "../../app/shared/language/languages.ts";
import { pseudoMessage } from "./pseudo-text.ts";

type Messages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The language whose texts the pseudo-language stands in place of: it has its addresses, dates and numbers. */
export const pseudoLanguage = "fi";

/** In place of `localised` (app/shared/language/localised.ts) where the pseudo-language is built. */
export function localised(messages: Messages) {
  return (language: Language = currentLanguage()) =>
    Object.fromEntries(
      Object.entries(messages).map(([name, message]) => [
        name,
        language === pseudoLanguage ? pseudoMessage(message["en"]) : message[language],
      ]),
    );
}

/** In place of `oneLanguage` (app/shared/language/one-language.ts) in the browser's files of the pseudo-language, whose texts are the English ones. */
export function oneLanguage(messages: Readonly<Record<string, unknown>>) {
  const made = Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, pseudoMessage(message)]));
  return () => made;
}
