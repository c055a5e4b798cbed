import { z } from "zod";

import type { FieldKind } from "#app/features/catalogue/products/field-kinds.ts";
import { type FieldNameOf, productFieldEntries } from "#app/features/catalogue/products/product-fields.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { staffProductRecordSchema } from "#app/features/catalogue/products/product-records.server.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";

import { createCommand } from "../create-route.ts";
import { actorOf } from "../principal.ts";
import { invalid, invalidInput, refuse } from "../refusals.ts";
import { colorOf, draftOf, type Entry, type ProductFields, productFieldsSchema, sizeOf } from "./product-fields.ts";
import { recordFilter } from "./record-input.ts";
import { productConflict, saveProduct, unknownProduct } from "./save-product.ts";

const listKinds: readonly FieldKind[] = ["lines", "words", "choices"];
type ListName = FieldNameOf<"lines" | "words" | "choices">;
const listNames = productFieldEntries
  .filter(([, { kind }]) => listKinds.includes(kind))
  .map(([name]) => name as ListName);
const ownLists = ["colors", "sizes", "variants", "media"] as const;
type ListField = ListName | (typeof ownLists)[number];

/** What makes two entries of a list the same one. */
const keyOf: Record<(typeof ownLists)[number], (entry: never) => string> = {
  colors: (color: Entry<"colors">) => colorOf(color).id,
  sizes: (size: Entry<"sizes">) => sizeOf(size).id,
  variants: variantKey,
  media: (picture: Entry<"media">) => (typeof picture === "string" ? picture : picture.url),
};

export const appendToProduct = createCommand(
  {
    collection: "products",
    command: "--append",
    summary:
      "Adds an entry, or a list of them, behind those of a list of a product. Entries that it has already stay as they are.",
    limit: "staff",
    input: z.strictObject({ filter: recordFilter, field: z.enum([...listNames, ...ownLists]), value: z.unknown() }),
    example: { filter: { id: "pulse-core-tee" }, field: "tags", value: ["running"] },
    responses: { 200: z.object({ data: z.array(staffProductRecordSchema) }) },
    refusals: [unknownProduct, productConflict, invalidInput],
  },
  async ({ filter, field, value }, { shop, principal }) => {
    const parsed = productFieldsSchema.safeParse({ [field]: Array.isArray(value) ? value : [value] });
    const inValue = (issue: z.core.$ZodIssue) => ({
      ...issue,
      path: issue.path[0] === field ? ["value", ...issue.path.slice(1)] : issue.path,
    });
    if (!parsed.success) return invalid({ issues: parsed.error.issues.map(inValue) });
    const result = await saveProduct(shop, { ...filter, actor: await actorOf(principal) }, (current) =>
      draftOf(current, withEntries(current, field, parsed.data[field] as unknown[])),
    );
    if (result.kind === "saved") return { status: 200, body: { data: [result.record as never] } };
    if (result.kind === "conflict") return refuse(productConflict, { data: [result.current as never] });
    if (result.kind === "invalid") return invalid({ issues: result.problems.issues.map(inValue) });
    return refuse(unknownProduct);
  },
);

/** A field with entries behind those it has, each once. */
function withEntries(current: ProductInput, field: ListField, added: readonly unknown[]): ProductFields {
  const known: readonly unknown[] =
    field in current.texts ? current.texts[field as "materials"] : current[field as "tags"];
  const key = (entry: unknown) => (field in keyOf ? keyOf[field as "media"](entry as never) : String(entry).trim());
  const keys = new Set(known.map(key));
  const fresh = added.filter((entry) => keys.size < keys.add(key(entry)).size);
  return { [field]: [...known, ...fresh] };
}
