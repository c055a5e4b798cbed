import type { Database } from "#app/db/client.server.ts";
import type { ProductCard } from "#app/features/catalogue/product.ts";
import { type Listing, listProducts, listProductsById } from "#app/features/catalogue/queries.server.ts";
import { emptyChoice } from "#app/features/filters/filter-choice.ts";
import { filteredListing } from "#app/features/filters/filtered-listing.server.ts";
import { toOre } from "#app/shared/money.ts";

import { inAskedColor } from "./asked-color.ts";
import { marksIn } from "./marks-in.ts";
import { type LimitedSearch, limitedSearchOf } from "./price-limit.ts";
import { searchHits } from "./search-hits.server.ts";
import { type Suggestion, suggestionCount, type SuggestionsAnswer } from "./suggestion.ts";

/** What is shown before anything is typed: featured products that can be had. Throws when D1 fails. */
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

/** The products of a text, with what it was understood as. Throws when D1 fails. */
export async function suggestHits(
  db: Database,
  text: string,
  mayCorrect = true,
): Promise<Omit<SuggestionsAnswer, "collections" | "pages">> {
  const limited = limitedSearchOf(text);
  const { ids, marks, colors, ...meant } = await searchHits(db, limited?.words ?? text, { mayCorrect });
  const first = limited ? await firstWithin(db, limited, ids) : await firstOf(db, ids);
  const products = first.products.map((card) => inAskedColor(card, colors));
  return { ...meant, products: products.map(toSuggestion), total: first.total, marks: marksIn(marks, products) };
}

async function firstOf(db: Database, ids: readonly string[]): Promise<Listing> {
  if (ids.length === 0) return { products: [], total: 0 };
  return { products: await listProductsById(db, ids.slice(0, suggestionCount)), total: ids.length };
}

/** What was found within a price, as the results page filters it; of a price alone, all products. */
function firstWithin(db: Database, { words, maxKronor }: LimitedSearch, ids: readonly string[]): Promise<Listing> {
  const base = words === "" ? { facet: "all" } : { ids };
  const choice = { ...emptyChoice, maxOre: toOre(maxKronor) };
  return filteredListing(db, { base, choice, sort: null, page: 1, size: suggestionCount });
}

function toSuggestion(product: ProductCard): Suggestion {
  const { id, name, productType, source, priceOre, earlierPriceOre, currency, wantedColorId: colorId } = product;
  const category = productType || product.category;
  return { id, name, category, source, colorId, image: imageOf(product), priceOre, earlierPriceOre, currency };
}

/** The picture of the color asked for; else the first. */
function imageOf({ pictures, colors, wantedColorId }: ProductCard): string {
  return colors.find(({ id }) => id === wantedColorId)?.picture ?? pictures[0]?.url ?? "";
}
