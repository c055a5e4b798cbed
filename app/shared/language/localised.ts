import { currentLanguage } from "./current-language.ts";
import type { Language } from "./languages.ts";

/** A text: as it stands, or made of what it is given. */
type Text = string | ((...given: never[]) => unknown);

/** What a text is in any language: the same kind of text as in English, made of the same. */
type Alike<English> = English extends (...given: infer Given) => infer Made ? (...given: Given) => Made : string;

/** The texts of one language, by their names. */
type InOneLanguage<Texts extends Record<string, { en: Text }>> = {
  readonly [Name in keyof Texts]: Alike<Texts[Name]["en"]>;
};

/**
 * Texts in every language, side by side: a forgotten language does not compile. Returns a function that gives those of one language: the
 * current one (`currentLanguage`), unless another is named. It stands in files called `*.texts.ts` or `*.texts.tsx`, whose texts are
 * written out where it is called: the build for browsers keeps one language of each (scripts/vite/one-language.ts).
 */
export function localised<Texts extends Record<string, { en: Text }>>(
  texts: Texts & { [Name in keyof Texts]: Record<Language, Alike<Texts[Name]["en"]>> },
): (language?: Language) => InOneLanguage<Texts> {
  const made = new Map<Language, InOneLanguage<Texts>>();
  return (language = currentLanguage()) => {
    const known = made.get(language);
    if (known) return known;
    const pairs = Object.entries(texts).map(([name, text]) => [name, text[language]]);
    const inOne = Object.fromEntries(pairs) as InOneLanguage<Texts>;
    made.set(language, inOne);
    return inOne;
  };
}
