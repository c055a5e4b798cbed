import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import type { BulkEditor } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { nextVersion } from "#app/features/catalogue/products/plan-update.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";

import { maxByHand } from "./collection-input.ts";
import { readCollection } from "./read-collections.server.ts";
import { inlineBatches, rebuildCollection } from "./rebuild.server.ts";

export type AddProductsResult =
  /** How many weren't in it yet, and how many were. */
  | { kind: "added"; count: number; had: number; title: string }
  /** It was made by an earlier request of the same press. */
  | { kind: "repeated" }
  /** It was saved by others each time it was tried. */
  | { kind: "conflict" }
  | { kind: "gone" }
  | { kind: "by-rule"; title: string }
  /** It would have more products than a collection can have: so many fit. */
  | { kind: "full"; title: string; room: number };

const tries = 3;

/**
 * Adds products to a collection that is made by hand, all of them or none. Those in it stay where they are; new ones come after those
 * that staff placed, in the shop's order. Deleted and unknown ones are left out.
 */
export async function addProducts(
  db: Database,
  { id, productIds }: { id: string; productIds: readonly string[] },
  { actor, entryId = newId("aud") }: BulkEditor,
  now: Date,
): Promise<AddProductsResult> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const collection = await readCollection(db, id);
    if (!collection) return { kind: "gone" };
    const { title, kind, products, updatedAt } = collection;
    if (kind !== "hand") return { kind: "by-rule", title };
    const wanted = new Set(productIds);
    const had = products.filter((product) => wanted.has(product)).length;
    const added = await newProducts(db, id, [...wanted]);
    if (added.length === 0) return { kind: "added", count: 0, had, title };
    const room = maxByHand - products.length;
    if (added.length > room) return { kind: "full", title, room };
    try {
      await db.batch([
        abortBatchWhen(
          db,
          "another version",
          sql`NOT EXISTS (SELECT 1 FROM staff_collections WHERE id = ${id} AND updated_at = ${updatedAt})`,
        ),
        statement(
          db,
          sql`INSERT INTO collection_products (collection_id, product_id)
            SELECT ${id}, value FROM json_each(${JSON.stringify(added)}) WHERE TRUE ON CONFLICT DO NOTHING`,
        ),
        statement(
          db,
          sql`UPDATE staff_collections SET rebuild_after = '', updated_at = ${nextVersion(updatedAt, now)} WHERE id = ${id}`,
        ),
        auditStatement(
          db,
          {
            id: entryId,
            actor,
            action: "collection.products-added",
            subject: { type: "collection", id, name: title },
            after: { products: added },
          },
          now,
        ),
      ]);
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === "audit_log.id") return { kind: "repeated" };
      if (constraint !== "batch_guards_refuse") throw error;
      continue;
    }
    await rebuildCollection(db, id, inlineBatches);
    return { kind: "added", count: added.length, had, title };
  }
  return { kind: "conflict" };
}

/** Those of some products that a collection doesn't have and that aren't deleted. */
async function newProducts(db: Database, id: string, productIds: readonly string[]): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT p.id FROM json_each(${JSON.stringify(productIds)}) wanted JOIN products p ON p.id = wanted.value
      WHERE p.archived_at IS NULL AND p.id NOT IN (SELECT product_id FROM collection_products WHERE collection_id = ${id})
      ORDER BY wanted.key`,
  );
  return rows.map((row) => row.id);
}

/** Takes the products out again that were added, if all of them still are in the collection and it is made by hand. */
export const undoAddProducts: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const id = entry.subjectId;
  const collection = await readCollection(db, id);
  if (!collection) return "gone";
  const added = JSON.stringify(entry.after?.["products"] ?? []);
  const outcome = await undoEntry(db, entry, change, {
    unchanged: sql`EXISTS (SELECT 1 FROM staff_collections WHERE id = ${id} AND kind = 'hand' AND updated_at = ${collection.updatedAt})
      AND NOT EXISTS (SELECT 1 FROM json_each(${added})
        WHERE value NOT IN (SELECT product_id FROM collection_products WHERE collection_id = ${id}))`,
    writes: (happened) => [
      statement(
        db,
        sql`DELETE FROM collection_products WHERE collection_id = ${id}
          AND product_id IN (SELECT value FROM json_each(${added})) AND ${happened}`,
      ),
      statement(
        db,
        sql`UPDATE staff_collections SET rebuild_after = '', updated_at = ${nextVersion(collection.updatedAt, change.now)}
          WHERE id = ${id} AND ${happened}`,
      ),
    ],
  });
  if (outcome !== "undone") return outcome;
  await rebuildCollection(db, id, inlineBatches);
  invalidatePages(shop, { listings: true });
  return outcome;
};
