import type { SortOrder } from "#app/features/catalogue/products/listing.ts";

import type { FilterProduct } from "./filter-product.ts";

type Compare = (a: FilterProduct, b: FilterProduct) => number;

const by = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
const byId: Compare = (a, b) => by(a.id, b.id);
const newestFirst: Compare = (a, b) => by(b.createdAt, a.createdAt) || byId(a, b);

/** The orders of a listing, as its statement sorts (`listingStatement`). */
export const productOrder: Record<SortOrder, Compare> = {
  featured: (a, b) => b.featured - a.featured || newestFirst(a, b),
  newest: newestFirst,
  "price-low": (a, b) => a.priceOre - b.priceOre || byId(a, b),
  "price-high": (a, b) => b.priceOre - a.priceOre || byId(b, a),
};
