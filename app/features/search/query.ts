/** The longest search text, in characters; the rest is cut off. */
export const maxSearchLength = 80;

/** What a match weighs by where it stands: the queries use these numbers, and /how-we-rank tells them. */
export const searchWeights = { name: 10, category: 5, tags: 3, description: 1 } as const;

/** How many words of two letters are searched for: more of them match hardly less, and each costs the same. */
const maxShortWords = 3;

/**
 * A typed search as the index has it: trimmed, white space and control characters folded, lower case, without accents,
 * o for ø, ae for æ.
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

/** The words of a search by how they are looked up. */
export interface SearchWords {
  /** Three letters and more. */
  long: string[];
  /** Two letters. */
  short: string[];
}

/** The words of a normalized search; single letters match nearly every product and are left out. */
export function searchWords(normalized: string): SearchWords {
  const words = normalized.split(" ");
  const lengthOf = (word: string) => Array.from(word).length;
  return {
    long: words.filter((word) => lengthOf(word) >= 3),
    short: words.filter((word) => lengthOf(word) === 2).slice(0, maxShortWords),
  };
}

/** A word as a quoted phrase of a full-text query, without operators. */
export function phraseOf(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
