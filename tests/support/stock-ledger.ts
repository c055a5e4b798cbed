import { sql } from "drizzle-orm";
import { expect } from "vitest";

import { type Database, statement } from "#app/db/client.server.ts";

interface VariantLedger {
  id: string;
  quantity: number | null;
  moved: number;
  last: number;
}

/** Checks that the movements of every variant, there or deleted, add up to its quantity, each continuing from the one before. */
export async function expectLedgerToAddUp(db: Database): Promise<void> {
  const [variants, broken] = await db.batch([
    statement<VariantLedger>(
      db,
      sql`SELECT ids.id, v.quantity, coalesce((SELECT sum(delta) FROM stock_movements WHERE variant_id = ids.id), 0) AS moved,
        coalesce((SELECT quantity_after FROM stock_movements WHERE variant_id = ids.id ORDER BY id DESC LIMIT 1), 0) AS last
      FROM (SELECT id FROM product_variants UNION SELECT variant_id FROM stock_movements) ids
      LEFT JOIN product_variants v ON v.id = ids.id`,
    ),
    statement(
      db,
      sql`SELECT * FROM (SELECT quantity_after, sum(delta) OVER (PARTITION BY variant_id ORDER BY id) AS running
        FROM stock_movements) WHERE quantity_after <> running OR quantity_after < 0`,
    ),
  ]);
  expect(variants).not.toEqual([]);
  for (const { id, quantity, moved, last } of variants) {
    expect({ id, moved, last }).toEqual({ id, moved: quantity ?? 0, last: quantity ?? 0 });
  }
  expect(broken).toEqual([]);
}
