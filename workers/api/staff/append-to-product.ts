import { z } from "zod";

import type { ProductInput } from "#app/features/catalogue/catalogue/product-input.ts";
import { staffProductRecordSchema } from "#app/features/catalogue/catalogue/product-records.server.ts";
import { variantKey } from "#app/features/catalogue/catalogue/variant-key.ts";

import { createCommand } from "../create-route.ts";
import { invalid, invalidInput, refuse } from "../refusals.ts";
import { actorOf } from "./actor.ts";
import { colorOf, draftOf, type Entry, type ProductFields, productFieldsSchema, sizeOf } from "./product-fields.ts";
import { recordFilter } from "./record-input.ts";
import { productConflict, saveProduct, unknownProduct } from "./save-product.ts";

const listFields = [
  "tags",
  "sports",
  "colors",
  "sizes",
  "variants",
  "media",
  "materials",
  "careInstructions",
  "returnPolicy",
] as const;
type ListField = (typeof listFields)[number];

/** What makes two entries of a list the same one. */
const keyOf: Record<ListField, (entry: never) => string> = {
  tags: (tag: string) => tag.trim(),
  sports: (sport: string) => sport,
  colors: (color: Entry<"colors">) => colorOf(color).id,
  sizes: (size: Entry<"sizes">) => sizeOf(size).id,
  variants: variantKey,
  media: (picture: Entry<"media">) => (typeof picture === "string" ? picture : picture.url),
  materials: (line: string) => line.trim(),
  careInstructions: (line: string) => line.trim(),
  returnPolicy: (line: string) => line.trim(),
};

export const appendToProduct = createCommand(
  {
    collection: "products",
    command: "--append",
    summary:
      "Adds an entry, or a list of them, behind those of a list of a product. Entries that it has already stay as they are.",
    limit: "staff",
    input: z.strictObject({ filter: recordFilter, field: z.enum(listFields), value: z.unknown() }),
    example: { filter: { id: "pulse-core-tee" }, field: "tags", value: ["running"] },
    responses: { 200: z.object({ data: z.array(staffProductRecordSchema) }) },
    refusals: [unknownProduct, productConflict, invalidInput],
  },
  async ({ filter, field, value }, { shop, staff }) => {
    const parsed = productFieldsSchema.safeParse({ [field]: Array.isArray(value) ? value : [value] });
    const inValue = (issue: z.core.$ZodIssue) => ({
      ...issue,
      path: issue.path[0] === field ? ["value", ...issue.path.slice(1)] : issue.path,
    });
    if (!parsed.success) return invalid({ issues: parsed.error.issues.map(inValue) });
    const result = await saveProduct(shop, { ...filter, actor: await actorOf(staff) }, (current) =>
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
  const key = (entry: unknown) => keyOf[field](entry as never);
  const keys = new Set(known.map(key));
  const fresh = added.filter((entry) => keys.size < keys.add(key(entry)).size);
  return { [field]: [...known, ...fresh] };
}
