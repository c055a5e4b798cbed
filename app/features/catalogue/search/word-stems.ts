import type { Language } from "#app/shared/language/languages.ts";

import type { Wish } from "./read-query.ts";
import { endings } from "./word-lists/endings.ts";

/** Shorter stems begin too many other words. */
const shortestStem = 5;

/** A word that no list knows without the longest ending it may carry, so that 'reflexerna' finds 'reflexgarn'; null when nothing is left. */
export function stemOf(word: string): string | null {
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortestStem)
    .map((ending) => word.slice(0, -ending.length));
  return stems.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** A wish for an unknown word, which begins words of translated texts without its ending too. English texts are searched as typed. */
export function inflected(wish: Wish, language: Language): Wish {
  if (language === "en" || wish.role !== "other") return wish;
  const stems = wish.begins.flatMap((begin) => stemOf(begin) ?? []);
  return { ...wish, begins: [...new Set([...wish.begins, ...stems])] };
}
