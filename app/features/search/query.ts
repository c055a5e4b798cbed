/** The longest search text that is looked for; the rest is cut off. */
export const longestSearch = 80;

/** A typed search as it is looked for: trimmed, spaces folded, ø and æ as the index has them. */
export function normalizeSearch(text: string): string {
  return text.trim().slice(0, longestSearch).replace(/\s+/g, " ").replaceAll(/ø/gi, "o").replaceAll(/æ/gi, "ae");
}

/**
 * The words of a search as a full-text query: every word must occur somewhere. Words under three letters cannot be
 * looked up in a trigram index; null when no word is long enough.
 */
export function fullTextQuery(normalized: string): string | null {
  const words = normalized.split(" ").filter((word) => word.length >= 3);
  if (words.length === 0) return null;
  return words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
}
