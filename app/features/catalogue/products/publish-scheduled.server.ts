import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { updateProduct } from "./save-product.server.ts";
import { readProductForStaff } from "./staff-product.server.ts";

/** Products published by one run; the next run goes on. */
const maxRun = 50;

/**
 * Publishes the products whose time has come: for sale, in listings, their price recorded. One that lacks what the law wants said
 * waits for it (its form says what), one that staff save at the same moment for the next run. Returns the pages to invalidate.
 */
export async function publishScheduled(db: Database, now: Date): Promise<PageChange> {
  const due = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM products WHERE publish_at IS NOT NULL AND publish_at <= ${now.toISOString()} AND archived_at IS NULL AND is_complete = 1
      ORDER BY publish_at ${limitTo(maxRun)}`,
  );
  const published: string[] = [];
  for (const { id } of due) {
    const product = await readProductForStaff(db, id);
    if (product?.fields.state !== "scheduled") continue;
    const saved = await updateProduct(
      db,
      id,
      { ...product.fields, state: "published", publishAt: null },
      {
        expectedUpdatedAt: product.updatedAt,
        actor: "schedule",
        action: "product.published",
        writeStock: () => [],
      },
      now,
    );
    if (saved.kind === "saved") published.push(id);
  }
  return published.length > 0 ? { products: published, listings: true, reviews: true } : {};
}
