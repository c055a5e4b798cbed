import { productPath } from "#app/features/catalogue/products/product.ts";

import type { Suggestion, SuggestionsAnswer } from "./suggestion.ts";

/** What can be chosen while somebody types: another search that was probably meant, or where to go. */
export type SearchOption =
  | { kind: "meant"; words: string }
  /** `rank` counts from 1, the best match. */
  | { kind: "product"; product: Suggestion; path: string; rank: number }
  | { kind: "collection" | "page"; name: string; path: string };

/** The options of an answer in the order in which the arrow keys walk through them. */
export function searchOptions(answer: SuggestionsAnswer): SearchOption[] {
  const { didYouMean, products, collections, pages } = answer;
  return [
    ...(didYouMean !== null ? [{ kind: "meant" as const, words: didYouMean }] : []),
    ...products.map((product, index) => ({
      kind: "product" as const,
      product,
      path: productPath(product.id, product.source, product.colorId),
      rank: index + 1,
    })),
    ...collections.map(({ name, path }) => ({ kind: "collection" as const, name, path })),
    ...pages.map(({ title, path }) => ({ kind: "page" as const, name: title, path })),
  ];
}

/** What was found for a text, as it is announced: `3 products and 1 help page for “bag”`. Empty for nothing. */
export function countText(text: string, { products, collections, pages }: SuggestionsAnswer): string {
  const counts = [
    ...counted(products.length, "product"),
    ...counted(collections.length, "collection"),
    ...counted(pages.length, "help page"),
  ];
  const last = counts.pop();
  if (last === undefined) return "";
  return `${counts.length > 0 ? `${counts.join(", ")} and ${last}` : last} for “${text}”`;
}

const counted = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`]);
