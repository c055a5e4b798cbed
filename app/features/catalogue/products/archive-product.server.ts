import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { ProductInput } from "./product-input.ts";
import { type CreateResult, createProduct, productIdFor, type SaveOptions } from "./save-product.server.ts";
import { readProductForStaff } from "./staff-product.server.ts";

export type ArchiveResult = { kind: "archived"; name: string; pages: PageChange } | { kind: "unknown-product" };

/**
 * Deletes a product for shoppers and staff: its page answers 410 and no listing has it. Orders keep pointing at it, and
 * `restoreProduct` brings it back. Deleting it twice is told as unknown.
 */
export async function archiveProduct(
  db: Database,
  id: string,
  { actor }: { actor: string },
  now: Date,
): Promise<ArchiveResult> {
  const product = await readProductForStaff(db, id);
  if (!product || product.archivedAt !== null) return { kind: "unknown-product" };
  const { name } = product.fields;
  const time = now.toISOString();
  const [archived] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE products SET archived_at = ${time}, updated_at = ${time} WHERE id = ${id} AND archived_at IS NULL RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "product.deleted",
        subject: { type: "product", id, name },
        before: { archivedAt: null },
        after: { archivedAt: time },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    statement(db, sql`DELETE FROM product_facets WHERE product_id = ${id}`),
  ]);
  if (archived.length === 0) return { kind: "unknown-product" };
  return { kind: "archived", name, pages: { products: [id], listings: true, reviews: true } };
}

type Usual = (fields: ProductInput) => ProductInput;

/**
 * Creates a draft with everything of another product but its stock. `usual` gives fields the prices that they have without a campaign.
 * `id-taken` when there is one.
 */
export async function duplicateProduct(
  db: Database,
  id: string,
  { key = newId(), usual = (fields) => fields, ...options }: SaveOptions & { key?: string; usual?: Usual },
  now: Date,
): Promise<CreateResult | { kind: "unknown-product" }> {
  const original = await readProductForStaff(db, id);
  if (!original || original.archivedAt !== null) return { kind: "unknown-product" };
  const fields = usual(original.fields);
  const name = `${fields.name.slice(0, 190)} (copy)`;
  const copy = {
    ...fields,
    name,
    originalId: null,
    state: "draft" as const,
    publishAt: null,
    featured: false,
    variants: fields.variants.map((variant) => ({ ...variant, quantity: 0, loadedQuantity: null })),
    // A code is one variant's alone.
    variantDetails: Object.fromEntries(
      Object.entries(fields.variantDetails).map(([variant, own]) => [variant, { ...own, sku: null, gtin: null }]),
    ),
    media: fields.media.map(({ id: _, ...picture }) => picture),
  };
  return createProduct(db, copy, { ...options, id: productIdFor(fields.name, key) }, now);
}
