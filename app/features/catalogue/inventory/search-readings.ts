/** The words of a search, and the ways to read it: the last words may be the color and the size. */
export interface SearchReading {
  /** A full-text query for products. */
  products: string;
  /** Each must begin the variant's color, or be its size. */
  options: string[];
}

/** How a search for a variant can be read: 'core tee black m' is a product, or a product, a color and a size. */
export function searchReadings(search: string): SearchReading[] {
  const words = search
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replaceAll('"', ""))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 8);
  return [0, 1, 2]
    .map((tail) => ({ names: words.slice(0, words.length - tail), options: words.slice(words.length - tail) }))
    .filter(({ names }, tail) => names.length > 0 && words.length > tail)
    .map(({ names, options }) => ({
      // A single letter is a word of its own: as the beginning of one it would match nearly everything.
      products: `words : (${names.map((word) => (word.length === 1 ? `"${word}"` : `"${word}"*`)).join(" AND ")})`,
      options,
    }));
}
