import type { Database } from "#app/db/client.server.ts";
import type { Missing } from "#app/features/catalogue/products/missing-data.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { type Saved, updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff, type StaffProduct } from "#app/features/catalogue/products/staff-product.server.ts";

import { staffSave } from "./save-product.server.ts";

/** A product as it is wanted, not checked yet. */
export type ProductDraft = Record<keyof ProductInput, unknown>;

export type ProductEditResult =
  | Saved
  | { kind: "conflict"; current: StaffProduct }
  | { kind: "unknown-product" }
  | { kind: "invalid"; issues: Issues };
type Issues = NonNullable<ReturnType<typeof productInputSchema.safeParse>["error"]>["issues"];

interface ProductEdit {
  id: string;
  /** The version that the edit was made from; null edits the newest. */
  updatedAt: string | null;
  actor: string;
  /** What the product is to be, from what it is. */
  change: (current: ProductInput) => ProductDraft;
}

/** How often an edit of the newest version is tried when somebody else saves at the same moment. */
const tries = 3;

/** Changes some fields of a product, and leaves what others change in its other fields. */
export async function editProduct(
  db: Database,
  { id, updatedAt, actor, change }: ProductEdit,
  now: Date,
): Promise<ProductEditResult> {
  for (let attempt = 1; ; attempt++) {
    const current = await readProductForStaff(db, id);
    if (!current || current.archivedAt !== null) return { kind: "unknown-product" };
    if (updatedAt !== null && updatedAt !== current.updatedAt) return { kind: "conflict", current };
    const parsed = productInputSchema.safeParse(change(current.fields));
    if (!parsed.success) return { kind: "invalid", issues: parsed.error.issues };
    const save = { ...staffSave(db, actor, now), expectedUpdatedAt: current.updatedAt };
    const result = await updateProduct(db, id, parsed.data, save, now);
    if (result.kind === "conflict" && updatedAt === null && attempt < tries) continue;
    if (result.kind === "incomplete") return { kind: "invalid", issues: missingIssues(result.missing) };
    return result;
  }
}

/** What a product lacks before it may be offered, as problems of its fields. */
export function missingIssues(missing: readonly Missing[]): Issues {
  return missing.map(({ field, message }) => ({ code: "custom", path: [field], message, input: undefined }));
}
