/** What can be done with many products at once, as staff choose it. */
export const bulkKinds = {
  "state-published": "Publish",
  "state-draft": "Set as draft",
  "state-private": "Hide",
  "set-price": "Set price to",
  percent: "Change price by %",
  "end-sale": "End sale",
  "set-stock": "Set stock of each variant to",
  "add-stock": "Add units to each variant",
  "set-category": "Set category to",
  "set-manufacturer": "Set manufacturer to",
  "add-to-collection": "Add to collection",
} as const;
export type BulkKind = keyof typeof bulkKinds;

/** What the value of an edit is, for the label of its field; edits that are not here take none. */
export const valueLabels: Partial<Record<BulkKind, string>> = {
  "set-price": "New price",
  percent: "Percent (-20 to lower)",
  "set-stock": "Units",
  "add-stock": "Units (-3 to remove)",
  "set-category": "Category",
  "set-manufacturer": "Manufacturer's name",
};

/** Whether a text names a bulk edit. */
export function isBulkKind(text: string): text is BulkKind {
  return Object.hasOwn(bulkKinds, text);
}
