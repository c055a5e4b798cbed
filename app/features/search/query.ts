/** The longest search text that is looked for, in characters; the rest is cut off. */
export const maxSearchLength = 80;

/** Words of two letters that are looked for; more of them say nothing and cost the same each. */
const maxShortWords = 3;

/**
 * A typed search as it is looked for: trimmed, spaces and control characters folded, in the letters that the index has
 * (no capitals, no accents, o for ø, ae for æ).
 */
export function normalizeSearch(text: string): string {
  const plain = text
    // A NUL would end the text for the database.
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toWellFormed();
  const folded = plain.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  return Array.from(folded.replaceAll("ø", "o").replaceAll("æ", "ae")).slice(0, maxSearchLength).join("");
}

/** A search by how its words are looked up. */
export interface SearchWords {
  /** Three letters and more. */
  long: string[];
  /** Two letters. */
  short: string[];
}

/** The words of a normalized search; single letters stand in nearly every product and are left out. */
export function searchWords(normalized: string): SearchWords {
  const words = normalized.split(" ");
  const lengthOf = (word: string) => Array.from(word).length;
  return {
    long: words.filter((word) => lengthOf(word) >= 3),
    short: words.filter((word) => lengthOf(word) === 2).slice(0, maxShortWords),
  };
}

/** A word as a phrase of a full-text query, in which nothing has a meaning of its own. */
export function phraseOf(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
