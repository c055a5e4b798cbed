/** The most products a search lists: the best of all that match. Filters of a search count among them, so it is far more than pages. */
export const maxHits = 10_000;

/** How a search was understood, for the page that shows what it found. */
export interface SearchUnderstood extends Omit<SearchHits, "entries" | "colors" | "onSale"> {
  /** What it asks for and the shop does not sell, such as 'gift cards'; null otherwise, and where something was found. */
  notSold: string | null;
}

/** What a search found. */
export interface SearchHits {
  /** Products for sale by their numbers in `search_entries`, best match first; `maxHits` at most. */
  entries: readonly number[];
  /** Whether only what is on sale on these pages was asked for, by the prices of their market, which no index of the database has. */
  onSale?: true;
  /** What was probably meant, to offer as a search; null when the text is understood. */
  didYouMean: string | null;
  /** What was searched for because nothing was found as typed; null otherwise. */
  correctedTo: string | null;
  /** Beginnings of words to mark in names, folded as `normalizeSearch` does. */
  marks: string[];
  /** Folded names of the colors asked for: those of a family ('blue': 'fjord', 'navy'), or one by its own name. */
  colors: string[];
}
