/** What can be done with many products at once, as staff choose it. */
export const bulkKinds = {
  "state-published": "Publish",
  "state-draft": "Make drafts",
  "state-private": "Make private",
  "set-price": "Set price to",
  percent: "Change price by percent",
  "end-sale": "End sale",
  "set-stock": "Set stock of each variant to",
  "add-stock": "Add units to each variant",
} as const;
export type BulkKind = keyof typeof bulkKinds;

/** What the value of an edit is, for the label of its field; edits that are not here take none. */
export const valueLabels: Partial<Record<BulkKind, string>> = {
  "set-price": "New price",
  percent: "Percent, such as -20",
  "set-stock": "Units",
  "add-stock": "Units, such as 10 or -3",
};

/** Whether a text names a bulk edit. */
export function isBulkKind(text: string): text is BulkKind {
  return Object.hasOwn(bulkKinds, text);
}
