import { productFieldEntries } from "./product-fields.ts";
import type { ProductInput } from "./product-input.ts";

/** A product's fields without its stock, each of its texts as a field of its own: what staff compare, and the audit log keeps. */
export type EditedFields = Omit<ProductInput, "texts" | "variants"> & ProductInput["texts"];
export type EditedField = keyof EditedFields;

/** A product's fields side by side, without its stock, which has a ledger of its own. */
export function editedFields({ texts, variants: _, ...fields }: ProductInput): EditedFields {
  return { ...fields, ...texts };
}

/** A product with other values in some of its fields. */
export function withFields(product: ProductInput, fields: Partial<EditedFields>): ProductInput {
  const texts = Object.entries(fields).filter(([name]) => name in product.texts);
  const others = Object.entries(fields).filter(([name]) => !(name in product.texts));
  return { ...product, ...Object.fromEntries(others), texts: { ...product.texts, ...Object.fromEntries(texts) } };
}

/** The fields in which two versions differ, as they are in each of them. */
export interface ChangedFields {
  before: Partial<EditedFields>;
  after: Partial<EditedFields>;
}

/** Compares two versions of a product, without their stock. */
export function changedFields(before: ProductInput, after: ProductInput): ChangedFields {
  const [old, young] = [editedFields(before), editedFields(after)];
  const changed = (Object.keys(young) as EditedField[]).filter((field) => !isSame(old[field], young[field]));
  const only = (fields: EditedFields): Partial<EditedFields> =>
    Object.fromEntries(changed.map((field) => [field, fields[field]]));
  return { before: only(old), after: only(young) };
}

/**
 * Whether two values say the same, however their objects are ordered and colors spelled. A field that is null or undefined is not there: what
 * was written down before there was such a field says the same.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (key, entry: unknown) => {
    if (key === "hex" && typeof entry === "string") return entry.toUpperCase();
    return entry !== null && typeof entry === "object" && !Array.isArray(entry)
      ? Object.fromEntries(
          Object.entries(entry)
            .filter(([, said]) => said !== null)
            .toSorted(([a], [b]) => a.localeCompare(b)),
        )
      : entry;
  });
}

/** The fields that a card in a listing shows, or that decide in which listings a product stands. */
const listedFields: readonly EditedField[] = [
  ...productFieldEntries.filter(([, { isListed }]) => isListed).map(([name]) => name),
  "priceOre",
  "earlierPriceOre",
  "state",
  "colors",
  "variantDetails",
  "media",
];

/** Whether a change of these fields shows beside reviews, which name their product, lead to it, and are filtered by its collection. */
export function showsInReviews(changed: Partial<EditedFields>): boolean {
  return (["name", "source", "category", "state"] as const).some((field) => field in changed);
}

/** Whether a change of these fields shows in listings. */
export function showsInListings(changed: Partial<EditedFields>): boolean {
  return listedFields.some((field) => field in changed);
}
