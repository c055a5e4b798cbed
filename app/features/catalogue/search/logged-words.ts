import { normalizeSearch } from "./query.ts";

/** More words than this are a text that was pasted. */
const maxWords = 8;

/** An e-mail address whose signs are written out: 'anna (at) mail.se', 'anna at mail punkt se'. */
const writtenOut =
  /[([{<]\s*(?:at|a|snabel-?a|alfakrull)\s*[)\]}>]|\bsnabel-?a\b|\balfakrull\b|(?:\.|\b(?:punkt|punktum|prikk|piste|dot)\s+)(?:se|no|dk|fi|com|net|org|nu|eu)\b/;

/** A street with the number of a house, folded: 'storgatan 5', 'kirkeveien 12 b', '12 high street'. A size has no street before it. */
const houseNumber =
  /\p{L}{2}(?:gat(?:an?|e)|gade|vag(?:en)?|vei(?:en)?|veg(?:en)?|vej(?:en)?|grand(?:en)?|stig(?:en)?|torg(?:et)?|backen?|plads|allen?|straede|katu|kuja|polku|ntie)\s*\d|\d\s*[a-z]?\s+\p{L}+\s+(?:street|road|avenue|lane)\b/u;

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
  if (writtenOut.test(words) || houseNumber.test(words)) return null;
  if (Array.from(words).length < 2 || !/\p{L}|\p{Nd}/u.test(words)) return null;
  return words.split(" ").length > maxWords ? null : words;
}
