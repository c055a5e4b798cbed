import { currencies } from "#app/shared/currencies.ts";
import { flag, listOf, nullable, number, oneOf, optional, type Parsed, record, text } from "#app/shared/parse.ts";

/** How many products the search overlay shows (S18). */
export const suggestionCount = 8;

/** What the search overlay shows of a product. Prices in öre. */
const suggestion = record({
  id: text,
  name: text,
  category: text,
  source: text,
  slug: optional(text),
  /** The color that its picture and link are in; absent where no color was asked for. */
  colorId: optional(text),
  image: text,
  priceOre: number,
  earlierPriceOre: nullable(number),
  isFrom: optional(flag),
  currency: oneOf(currencies),
});
export type Suggestion = Parsed<typeof suggestion>;

/** What `/search-suggestions` answers. */
export const suggestionsAnswer = record({
  /** The best matches; before anything is typed, featured products. */
  products: listOf(suggestion),
  /** How many products the words find in all; absent before anything is typed. */
  total: optional(number),
  /** Collections and their parts that the words name. */
  collections: listOf(record({ name: text, path: text })),
  /** Help pages that the words name. */
  pages: listOf(record({ title: text, path: text })),
  /** What was probably meant, to offer as a search; null when the text is understood. */
  didYouMean: nullable(text),
  /** What the products were found by when nothing was found as typed; null otherwise. */
  correctedTo: nullable(text),
  /** What it asks for and the shop does not sell, where nothing was found; absent otherwise. */
  notSold: optional(text),
  /** Beginnings of words to mark in names, folded as `normalizeSearch` does. */
  marks: listOf(text),
});
export type SuggestionsAnswer = Parsed<typeof suggestionsAnswer>;
