import type { Database } from "#app/db/client.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { type Listing, listProducts, listProductsByEntry } from "#app/features/catalogue/products/queries.server.ts";
import { toOre } from "#app/shared/money.ts";

import { inAskedColor } from "./asked-color.ts";
import { marksIn } from "./marks-in.ts";
import { notSold } from "./not-sold.ts";
import { type LimitedSearch, limitedSearchOf } from "./price-limit.ts";
import { searchHits } from "./search-hits.server.ts";
import type { SearchHits } from "./search-hits.ts";
import { type Suggestion, suggestionCount, type SuggestionsAnswer } from "./suggestion.ts";

/** What is shown before anything is typed: featured products that can be had. */
export async function suggestFeatured(db: Database): Promise<SuggestionsAnswer> {
  // Enough to leave eight when some are sold out.
  const { products } = await listProducts(db, { facet: "all", sort: "featured", size: 3 * suggestionCount });
  const shown = products.filter((product) => !product.soldOut).slice(0, suggestionCount);
  return {
    products: shown.map(toSuggestion),
    collections: [],
    pages: [],
    didYouMean: null,
    correctedTo: null,
    marks: [],
  };
}

/** The products of a text, with what it was understood as, which keeps the prices that it says. */
export async function suggestHits(
  db: Database,
  text: string,
  mayCorrect = true,
): Promise<Omit<SuggestionsAnswer, "collections" | "pages">> {
  const limited = limitedSearchOf(text);
  const found = await searchHits(db, limited?.words ?? text, { mayCorrect });
  const { entries, marks, colors } = found;
  const priced = (words: string | null) => (words !== null && limited ? `${words} ${limited.said}` : words);
  const meant = { didYouMean: priced(found.didYouMean), correctedTo: priced(found.correctedTo) };
  const first =
    limited || found.onSale
      ? await firstWithin(db, limited ?? { ...anyPrice, words: text }, found)
      : await firstOf(db, entries);
  const products = first.products.map((card) => inAskedColor(card, colors));
  const missing = entries.length === 0 ? notSold(text) : null;
  return {
    ...meant,
    ...(missing === null ? {} : { notSold: missing }),
    products: products.map(toSuggestion),
    total: first.total,
    marks: marksIn(marks, products),
  };
}

async function firstOf(db: Database, entries: readonly number[]): Promise<Listing> {
  return { products: await listProductsByEntry(db, entries.slice(0, suggestionCount)), total: entries.length };
}

const anyPrice = { minKronor: null, maxKronor: null };

/** What was found within a price or on sale, as the results page filters it; of a price alone, all products. */
function firstWithin(
  db: Database,
  { words, minKronor, maxKronor }: Omit<LimitedSearch, "said">,
  { entries, onSale }: SearchHits,
): Promise<Listing> {
  const base = words === "" ? { facet: "all" } : { entries, onSale };
  const choice = {
    ...emptyChoice,
    minOre: minKronor === null ? null : toOre(minKronor),
    maxOre: maxKronor === null ? null : toOre(maxKronor),
  };
  return filteredListing(db, { base, choice, sort: null, page: 1, size: suggestionCount });
}

function toSuggestion(product: ProductCard): Suggestion {
  const {
    id,
    name,
    productType,
    source,
    slug,
    priceOre,
    earlierPriceOre,
    currency,
    wantedColorId: colorId,
    isFrom,
  } = product;
  const category = productType || product.category;
  const suggestion = {
    id,
    name,
    category,
    source,
    ...(slug && { slug }),
    image: imageOf(product),
    priceOre,
    earlierPriceOre,
    currency,
    ...(isFrom && { isFrom }),
  };
  return colorId === undefined ? suggestion : { ...suggestion, colorId };
}

/** The picture of the color asked for; else the first. */
function imageOf({ pictures, colors, wantedColorId }: ProductCard): string {
  return colors.find(({ id }) => id === wantedColorId)?.picture ?? pictures[0]?.url ?? "";
}
