/** What a rule can ask of a product. `price-from` and `price-to` are in öre, ends included. */
export const conditionFields = {
  tag: "Tag is",
  type: "Product type is",
  "price-from": "Price is at least (kr)",
  "price-to": "Price is at most (kr)",
  stock: "Stock is",
} as const;
export type ConditionField = keyof typeof conditionFields;

/** The values of a condition on stock. */
export const stockValues = { in: "In stock", out: "Sold out" } as const;

export type CollectionCondition =
  | { field: "tag" | "type"; value: string }
  | { field: "price-from" | "price-to"; value: number }
  | { field: "stock"; value: keyof typeof stockValues };

/** The order in which a collection begins: as staff arrange it, or by a sort. */
export const collectionSorts = {
  featured: "Arranged by staff, then featured",
  newest: "Newest first",
  "price-low": "Price, low to high",
  "price-high": "Price, high to low",
} as const;
export type CollectionSort = keyof typeof collectionSorts;
