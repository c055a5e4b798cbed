import { normalizeSearch } from "./query.ts";

/** More words than this are a text that was pasted. */
const maxWords = 8;

/** An e-mail address, a web address, or enough digits for a phone number, an order number or a personal number. */
const personal = /@|:\/\/|\bwww\.|(?:\p{Nd}[\s\-+.()/]*){6,}/u;

/**
 * The words of a search as the log keeps them: folded as the search folds them. Null for a text that the log must not keep, because
 * it may be about a person, and for one that says nothing.
 */
export function loggedWords(text: string): string | null {
  // Before folding cuts it: half an address is still one.
  if (personal.test(text.slice(0, 1_000))) return null;
  const words = normalizeSearch(text);
  if (Array.from(words).length < 2 || !/\p{L}|\p{Nd}/u.test(words)) return null;
  return words.split(" ").length > maxWords ? null : words;
}
