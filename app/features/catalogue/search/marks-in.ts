import { normalizeSearch, wordsOf } from "./query.ts";

/** The marks that a shown name has: a word has many names in five languages, and a page needs few of them. */
export function marksIn(marks: readonly string[], products: readonly { name: string }[]): string[] {
  const words = [...new Set(products.flatMap(({ name }) => wordsOf(normalizeSearch(name))))];
  return marks.filter((mark) => words.some((word) => word.startsWith(mark)));
}
