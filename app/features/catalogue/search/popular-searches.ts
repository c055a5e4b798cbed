/** Searches with many results, shown when a search found nothing. */
export const popularSearches = ["Tee", "Hoodie", "Leggings", "Jacket", "Socks"];

/** Where the results of a search are listed. */
export function searchPath(words: string): string {
  return `/shop?search=${encodeURIComponent(words)}`;
}
