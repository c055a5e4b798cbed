import type { SortOrder } from "#app/features/catalogue/products/listing.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { LruCache } from "#app/shared/lru-cache.ts";

import { type Counted, countChoices, countWithout } from "./count-choices.ts";
import type { FilterChoice, FilterCounts } from "./filter-choice.ts";
import type { FilterProduct } from "./filter-product.ts";
import { isOnSale } from "./matching.ts";
import type { ProductIndex } from "./product-index.ts";
import { productOrderOf, productOrder } from "./product-order.ts";

/** What is filtered: a listing by its facet, in the order Featured begun with those that staff placed `first`; or the hits of a search in their order, by their numbers. */
export type FilterBase =
  | { facet: string; first?: readonly string[] }
  | { entries: readonly number[]; onSale?: boolean | undefined };

export interface FilteredListingRequest {
  base: FilterBase;
  choice: FilterChoice;
  /** Null for the order of the hits; for a facet, featured first. */
  sort: SortOrder | null;
  page: number;
  /** The length of a page, where it is another than a listing's own. */
  size?: number;
  /** Where the choice leaves nothing: choices with less in them, to be counted. */
  waysOut?: (counts: FilterCounts) => readonly FilterChoice[];
}

/** The most countings cached of one index, each with a list of at most all products. */
const maxCounted = 20;
/** What was counted of an index, which is never altered. */
let countedOf = new WeakMap<ProductIndex, LruCache<string, Counted>>();

/** Forgets what was counted, as after a change. */
export function forgetCounts(): void {
  countedOf = new WeakMap();
}

/** What the choice leaves of the base, in order, and what can be chosen further; where that is nothing, what less would leave. */
export function countedListing(index: ProductIndex, request: FilteredListingRequest): Counted & { leaves: number[] } {
  const { choice, waysOut } = request;
  const counted = "facet" in request.base ? cachedCounting(index, request) : counting(index, request);
  const ways = counted.listed.length === 0 ? (waysOut?.(counted.counts) ?? []) : [];
  const products = ways.length === 0 ? [] : productsOf(index, request);
  return { ...counted, leaves: ways.map((way) => countWithout(products, choice, way, index.vat)) };
}

/** The same for every page of a listing in one language, which what can be chosen is called in, until something changes. */
function cachedCounting(index: ProductIndex, request: FilteredListingRequest): Counted {
  const cached = countedOf.get(index) ?? new LruCache<string, Counted>(maxCounted);
  countedOf.set(index, cached);
  return cached.getOrMake(JSON.stringify([currentLocale(), request.base, request.sort, request.choice]), () =>
    counting(index, request),
  );
}

function counting(index: ProductIndex, request: FilteredListingRequest): Counted {
  return countChoices(productsOf(index, request), request.choice, index.vat);
}

function productsOf(index: ProductIndex, { base, sort }: FilteredListingRequest): readonly FilterProduct[] {
  if ("facet" in base) {
    const { facet, first = [] } = base;
    const order = productOrderOf(facet, sort ?? "featured");
    const listed = index.inOrder(order).filter(({ facets }) => facets.includes(facet));
    return order === "featured" ? beginningWith(first, listed) : listed;
  }
  const found = base.entries.flatMap((entry) => index.ofEntry(entry) ?? []);
  const hits = base.onSale ? found.filter(isOnSale) : found;
  return sort === null ? hits : hits.toSorted(productOrder[sort]);
}

/** The products with some of them first, in their order. */
function beginningWith(ids: readonly string[], products: readonly FilterProduct[]): readonly FilterProduct[] {
  if (ids.length === 0) return products;
  const byId = new Map(products.map((product) => [product.id, product]));
  const first = ids.flatMap((id) => byId.get(id) ?? []);
  const isFirst = new Set(ids);
  return [...first, ...products.filter(({ id }) => !isFirst.has(id))];
}
