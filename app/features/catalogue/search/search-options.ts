import { productWords } from "#app/features/catalogue/products/product-words.texts.ts";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";

import { foundTexts } from "./search.texts.tsx";
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
      path: productPath(product, product.colorId),
      rank: index + 1,
    })),
    ...collections.map(({ name, path }) => ({ kind: "collection" as const, name, path })),
    ...pages.map(({ title, path }) => ({ kind: "page" as const, name: title, path })),
  ];
}

/** What was found for a text, as it is announced: `3 products and 1 help page for “bag”`. Empty for nothing. */
export function countText(text: string, { products, collections, pages }: SuggestionsAnswer): string {
  const texts = foundTexts();
  const counts = [
    products.length > 0 ? productWords().products(products.length) : [],
    collections.length > 0 ? texts.collections(collections.length) : [],
    pages.length > 0 ? texts.pages(pages.length) : [],
  ].flat();
  if (counts.length === 0) return "";
  const language = currentLanguage();
  // English as in Britain, which sets no comma before the last.
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language).format(counts);
  return texts.foundFor(list, text);
}
