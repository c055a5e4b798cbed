/** Where the results of a search are listed. */
export function searchPath(words: string): string {
  return `/shop?search=${encodeURIComponent(words)}`;
}
