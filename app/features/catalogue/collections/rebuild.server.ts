import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { collectionFacet } from "#app/features/catalogue/products/collection-facet.ts";
import { featuredRank } from "#app/features/catalogue/products/featured-rank.server.ts";
import { lowestPrice } from "#app/features/catalogue/products/variant-price-columns.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";

/** Products looked at by one batch. */
const batchSize = 1_000;

/** A request writes the facet of so many batches itself; the five-minute job does the rest of a larger shop. */
export const inlineBatches = 5;

/**
 * Writes the facet of a collection whose rule or products changed, from where it was left, at most so many batches. Answers whether it is
 * whole. Two at a time are harmless: each batch writes what is so when it runs.
 */
export async function rebuildCollection(db: Database, id: string, batches = Infinity): Promise<boolean> {
  for (let done = 0; done < batches; done++) {
    const [at] = await statement<{ after: string; last: string | null }>(
      db,
      sql`SELECT c.rebuild_after AS after, (SELECT max(id) FROM
          (SELECT id FROM products WHERE id > c.rebuild_after ORDER BY id ${limitTo(batchSize)})) AS last
        FROM staff_collections c WHERE c.id = ${id} AND c.rebuild_after IS NOT NULL`,
    );
    if (!at) return true;
    await db.batch([
      ...(at.last === null ? [] : facetStatements(db, id, { after: at.after, last: at.last })),
      statement(
        db,
        sql`UPDATE staff_collections SET rebuild_after = ${at.last} WHERE id = ${id} AND rebuild_after = ${at.after}`,
      ),
    ] as [ReturnType<typeof statement>]);
  }
  return false;
}

function facetStatements(db: Database, id: string, { after, last }: { after: string; last: string }) {
  const facet = collectionFacet(id);
  const matches = sql`SELECT m.product_id FROM collection_matches m
    WHERE m.collection_id = ${id} AND m.product_id > ${after} AND m.product_id <= ${last}`;
  return [
    statement(
      db,
      sql`DELETE FROM product_facets WHERE facet = ${facet} AND product_id > ${after} AND product_id <= ${last}
        AND product_id NOT IN (${matches})`,
    ),
    statement(
      db,
      sql`INSERT INTO product_facets (facet, product_id, price_ore, created_at, featured, sold_count)
        SELECT ${facet}, p.id, ${lowestPrice}, p.created_at, ${featuredRank(sql`${facet}`)}, p.sold_count
        FROM products p WHERE p.id IN (${matches})
        ON CONFLICT (facet, product_id) DO UPDATE SET featured = excluded.featured WHERE featured <> excluded.featured`,
    ),
  ];
}

/** Goes on with what a large shop's collections still lack, for the five-minute job. */
export async function rebuildCollections(db: Database): Promise<PageChange> {
  const due = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM staff_collections WHERE rebuild_after IS NOT NULL ORDER BY id`,
  );
  for (const { id } of due) await rebuildCollection(db, id);
  return due.length > 0 ? { listings: true } : {};
}
