import type { Database } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { productDetails, products } from "#app/db/schema/catalogue.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";
import { slugOf } from "#app/shared/slug.ts";

import { checkCompliance, complianceStatements, withCompositionText } from "./compliance.server.ts";
import type { Missing } from "./missing-data.ts";
import { planUpdate, withPictureIds } from "./plan-update.server.ts";
import { planVariants, pricingsAfter } from "./plan-variants.ts";
import type { ProductInput } from "./product-input.ts";
import { readProductForStaff, type StaffProduct } from "./staff-product.server.ts";
import { takenCodes } from "./taken-codes.server.ts";
import {
  detailStatements,
  facetStatements,
  mediaStatements,
  newVariantsStatement,
  optionStatements,
  priceStatements,
  productColumns,
  type Statement,
  type UnitChange,
} from "./write-product.server.ts";

/** Who saves, and how units change: the stock's ledger is a noun above this one. */
export interface SaveOptions {
  /** The staff member's username. */
  actor: string;
  writeStock: (changes: readonly UnitChange[]) => Statement[];
}

export interface Saved {
  kind: "saved";
  id: string;
  /** The new version. */
  updatedAt: string;
  /** The pages of the shop to invalidate. */
  pages: PageChange;
}
/**
 * It was to be offered without what the law wants said of it, names an operator that is not there, or gives a variant the code of another
 * product's. Nothing was written.
 */
export interface Incomplete {
  kind: "incomplete";
  missing: Missing[];
}
export type CreateResult = Saved | Incomplete | { kind: "id-taken"; id: string };
export type UpdateResult =
  | Saved
  | Incomplete
  /** Somebody saved it meanwhile, or sold units that were to be taken away. Nothing was written. */
  | { kind: "conflict"; current: StaffProduct }
  | { kind: "unknown-product" };

/** An id for a new product: its name, and letters that make it its own. The same `key` makes the same id. */
export function productIdFor(name: string, key: string = newId()): string {
  return `${slugOf(name) || "product"}-${slugOf(key).slice(0, 6)}`;
}

/** Creates a product, which is complete when it is to be published. `id-taken` when there is one by this id. `entryId` is that of the audit log's entry. */
export async function createProduct(
  db: Database,
  input: ProductInput,
  { id = productIdFor(input.name), actor, writeStock, entryId }: SaveOptions & { id?: string; entryId?: string },
  now: Date,
): Promise<CreateResult> {
  const time = now.toISOString();
  const fields = withCompositionText({ ...input, media: withPictureIds(input.media, []) });
  const { missing, isWrong } = await checkCompliance(db, fields);
  if (isWrong || (fields.state === "published" && missing.length > 0)) return { kind: "incomplete", missing };
  const isComplete = missing.length === 0;
  const plan = planVariants([], fields.variants);
  try {
    await db.batch([
      db.insert(products).values({ id, ...productColumns(fields), isComplete, createdAt: time, updatedAt: time }),
      db.insert(productDetails).values({ productId: id, ...fields.texts }),
      ...optionStatements(db, id, fields),
      newVariantsStatement(db, id, plan.added, now),
      ...detailStatements(db, id, fields.variantDetails),
      ...writeStock(plan.changes),
      ...mediaStatements(db, id, fields.media),
      ...complianceStatements(db, id, fields),
      ...facetStatements(
        db,
        [{ id, fields, prices: [], ...pricingsAfter(fields, { variants: [], pricings: [] }, now) }],
        now,
      ),
      ...priceStatements(db, [id], now),
      auditStatement(
        db,
        {
          ...(entryId === undefined ? {} : { id: entryId }),
          actor,
          action: "product.created",
          subject: { type: "product", id, name: fields.name },
        },
        now,
      ),
    ]);
  } catch (error) {
    if (violatedConstraint(error) === "products.id") return { kind: "id-taken", id };
    return { kind: "incomplete", missing: await takenCodes(db, id, fields, error) };
  }
  const pages = fields.state === "published" ? { products: [id], listings: true } : {};
  return { kind: "saved", id, updatedAt: time, pages };
}

/**
 * Saves a product over the version `expectedUpdatedAt`; null saves over whatever is there. Nothing is written unless all of it
 * is. Saving what is there already changes nothing.
 */
export async function updateProduct(
  db: Database,
  id: string,
  input: ProductInput,
  options: SaveOptions & { expectedUpdatedAt: string | null; action?: AuditAction },
  now: Date,
): Promise<UpdateResult> {
  const { expectedUpdatedAt, actor, writeStock, action = "product.updated" } = options;
  const current = await readProductForStaff(db, id);
  if (!current || current.archivedAt !== null) return { kind: "unknown-product" };
  if (expectedUpdatedAt !== null && expectedUpdatedAt !== current.updatedAt) return { kind: "conflict", current };

  const { missing, isWrong } = await checkCompliance(db, input);
  if (isWrong || (input.state === "published" && missing.length > 0)) return { kind: "incomplete", missing };
  const update = planUpdate(db, current, input, { writeStock, isComplete: missing.length === 0 }, now);
  const { fields, changed, updatedAt, pages } = update;
  if (update.isUnchanged) return { kind: "saved", id, updatedAt: current.updatedAt, pages: {} };
  const subject = { type: "product", id, name: fields.name };
  try {
    await db.batch([...update.statements, auditStatement(db, { actor, action, subject, ...changed }, now)]);
  } catch (error) {
    if (!isConflict(error)) return { kind: "incomplete", missing: await takenCodes(db, id, fields, error) };
    const latest = await readProductForStaff(db, id);
    return latest && latest.archivedAt === null ? { kind: "conflict", current: latest } : { kind: "unknown-product" };
  }
  return { kind: "saved", id, updatedAt, pages };
}

/** Whether a batch was rolled back because the product, its stock or its orders are no longer as they were read. */
function isConflict(error: unknown): boolean {
  const constraint = violatedConstraint(error);
  if (constraint === "batch_guards_refuse" || constraint === "product_variants_quantity") return true;
  // An order came for a variant that was to be deleted.
  return error instanceof Error && /FOREIGN KEY constraint failed/.test(`${error.message} ${String(error.cause)}`);
}
