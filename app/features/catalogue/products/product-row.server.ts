import type { products } from "#app/db/schema/catalogue.server.ts";

import type { ComplianceFields } from "./compliance-input.ts";
import { chosenOf, type ProductField } from "./field-kinds.ts";
import { type RowField, rowFieldEntries } from "./product-fields.ts";
import type { OwnField, ProductInput } from "./product-input.ts";

type OwnRowField = Exclude<
  OwnField,
  keyof ComplianceFields | "colors" | "sizes" | "variants" | "variantDetails" | "media"
>;
/** The fields of a product that its own row has. */
type RowFields = Pick<ProductInput, RowField | OwnRowField>;

/** The fields that staff edit and the product's own row has, as it has them. */
export function fieldsOfRow(row: typeof products.$inferSelect): RowFields {
  const own: Pick<ProductInput, OwnRowField> = {
    priceOre: row.priceOre,
    earlierPriceOre: row.earlierPriceOre,
    state: row.state ?? "draft",
    publishAt: row.publishAt,
  };
  const simple = Object.fromEntries(rowFieldEntries.map(([name, field]) => [name, knownValue(field, row[name])]));
  return { ...(simple as Pick<ProductInput, RowField>), ...own };
}

/** A stored value without choices that the shop no longer has. */
function knownValue(field: ProductField, stored: unknown): unknown {
  if (field.kind === "choices") return chosenOf(field.among, stored as string[]);
  if (field.kind === "choice" && field.initial === undefined)
    return field.among.some(({ id }) => id === stored) ? stored : null;
  return stored;
}
