import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { stockStatements } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import {
  type BulkEditor,
  type BulkResult,
  maxBulkProducts,
} from "#app/features/catalogue/products/bulk-edit.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { StockEdit } from "./bulk-form.ts";

interface VariantRow {
  id: string;
  productId: string;
  name: string;
  quantity: number;
}

const tries = 3;

/**
 * Changes the stock of every variant of products, through the ledger. Never below zero: taking away more than there is leaves
 * none. What is sold at the same moment is counted anew.
 */
export async function setStock(
  db: Database,
  ids: readonly string[],
  { kind, units }: StockEdit,
  { actor, entryId = newId("aud") }: BulkEditor,
  now: Date,
): Promise<BulkResult> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const changes = (await readVariants(db, ids)).flatMap((variant) => {
      const to = kind === "set" ? units : Math.max(0, variant.quantity + units);
      return to === variant.quantity ? [] : [{ ...variant, to }];
    });
    const names = new Map(changes.map(({ productId, name }) => [productId, name]));
    if (names.size === 0) return { kind: "changed", count: 0, pages: {} };
    const name = names.size === 1 ? (changes[0]?.name ?? "") : `${names.size} products`;
    const movements = changes.map(({ id, quantity, to }) => ({ variantId: id, from: quantity, to }));
    try {
      await db.batch([
        ...stockStatements(db, movements, { reason: "bulk-edit", actor }, now),
        auditStatement(
          db,
          {
            id: entryId,
            actor,
            action: "products.stock",
            subject: { type: "products", id: newId("sel"), name },
            before: { units: Object.fromEntries(changes.map(({ id, quantity }) => [id, quantity])) },
            after: { units: Object.fromEntries(changes.map(({ id, to }) => [id, to])), products: [...names.keys()] },
          },
          now,
        ),
      ]);
      return { kind: "changed", count: names.size, pages: { products: [...names.keys()], listings: true } };
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === "audit_log.id") return { kind: "repeated" };
      if (constraint !== "batch_guards_refuse") throw error;
    }
  }
  return { kind: "conflict" };
}

async function readVariants(db: Database, ids: readonly string[]): Promise<VariantRow[]> {
  return statement<VariantRow>(
    db,
    sql`SELECT v.id, v.product_id AS productId, p.name, v.quantity
    FROM json_each(${JSON.stringify([...new Set(ids)].slice(0, maxBulkProducts))}) wanted
    JOIN products p ON p.id = wanted.value JOIN product_variants v ON v.product_id = p.id
    WHERE p.archived_at IS NULL`,
  );
}
