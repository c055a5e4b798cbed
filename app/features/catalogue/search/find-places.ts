import { editDistance, slipsAllowed } from "./edit-distance.ts";
import { findMeanings, lexiconWith, type Meaning } from "./lexicon.ts";
import { normalizeSearch, withoutDigraphs, wordsOf } from "./query.ts";
import { readQuery, type Wish } from "./read-query.ts";

/** A page of the shop that a search may name. */
export interface Place {
  path: string;
  /** The words that name it in the shop's languages, separated by commas. */
  words: string;
}

/** Fewer letters begin the names of too many pages. */
const shortestBeginning = 3;

/**
 * The places that a text names, in their order: by a word or words of theirs, by the beginning of one, or, when it names none so, by
 * one that is a slip away.
 */
export function findPlaces<P extends Place>(text: string, places: readonly P[]): P[] {
  const words = wordsOf(withoutDigraphs(normalizeSearch(text)));
  const whole = words.join("");
  if (whole.length < shortestBeginning) return [];
  const rows = new Set(words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(""))));
  const named = places.filter((place) => formsOf(place).some((form) => form.startsWith(whole) || rows.has(form)));
  if (named.length > 0) return named;
  // What the trade knows is no slip of a page's name.
  if (findMeanings(lexiconWith([]), whole).length > 0) return [];
  const limit = Math.min(1, slipsAllowed(whole));
  return places.filter(
    (place) => limit > 0 && formsOf(place).some((form) => editDistance(whole, form, limit) <= limit),
  );
}

function formsOf({ words }: Place): string[] {
  return words.split(",").map((form) => wordsOf(withoutDigraphs(normalizeSearch(form))).join(""));
}

/** The ids of the groups of words that a text names, such as 'hoodie' and 'men'. */
export function groupsNamed(text: string): string[] {
  const lexicon = lexiconWith([]);
  const { wishes, offers } = readQuery(wordsOf(normalizeSearch(text)), lexicon);
  const typed = wishes.flatMap((wish: Wish) => (wish.parts.length > 0 ? wish.parts : [wish]));
  const meanings: readonly Meaning[] = typed.flatMap((wish) => wish.meanings);
  return [...new Set([...meanings.map(({ id }) => id), ...offers])];
}
