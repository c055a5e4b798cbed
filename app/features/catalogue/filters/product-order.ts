import type { SortOrder } from "#app/features/catalogue/products/listing.ts";
import { collections } from "#app/features/catalogue/products/product.ts";

import type { FilterProduct } from "./filter-product.ts";

type Compare = (a: FilterProduct, b: FilterProduct) => number;

/** The order of a facet's listing. */
export function productOrderOf(facet: string, sort: SortOrder): ProductOrder {
  const isOfCollection = Object.hasOwn(collections, facet.split("/")[0] ?? "");
  return sort === "featured" && isOfCollection ? "featured-in-collection" : sort;
}

const by = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
const byId: Compare = (a, b) => by(a.id, b.id);
const newestFirst: Compare = (a, b) => by(b.createdAt, a.createdAt) || byId(a, b);

/** An order of products. Featured is another one in collections: staff place products in each list. */
export type ProductOrder = SortOrder | "featured-in-collection";

/** The orders of a listing, as its statement sorts (`listingStatement`). */
export const productOrder: Record<ProductOrder, Compare> = {
  featured: (a, b) => b.featured - a.featured || newestFirst(a, b),
  "featured-in-collection": (a, b) => b.featuredInCollection - a.featuredInCollection || newestFirst(a, b),
  newest: newestFirst,
  "price-low": (a, b) => a.priceOre - b.priceOre || byId(a, b),
  "price-high": (a, b) => b.priceOre - a.priceOre || byId(b, a),
};
