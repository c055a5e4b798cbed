import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { listedProduct, readBulkProducts } from "./bulk-edit.server.ts";
import { forSale } from "./for-sale.server.ts";
import { isReducedAt } from "./variant-prices.ts";
import { facetStatements } from "./write-product.server.ts";

/** Products looked at by one batch. */
const batchSize = 500;

/**
 * Lists as sale exactly the products that shoppers see as reduced. A save does so by itself; what changes without one is the
 * VAT that shoppers pay. Returns the pages to invalidate. Throws when D1 fails, or somebody saves one of them meanwhile: the
 * next run goes on.
 */
export async function updateSaleFlags(db: Database, now: Date): Promise<PageChange> {
  const changed: string[] = [];
  for (let after: string | undefined = ""; after !== undefined;) {
    const announced: { id: string; isListed: number }[] = await statement<{ id: string; isListed: number }>(
      db,
      sql`SELECT p.id, EXISTS (SELECT 1 FROM product_facets WHERE facet = 'sale' AND product_id = p.id) AS isListed
        FROM products p WHERE (p.earlier_price_ore IS NOT NULL OR p.lowest_price_ore IS NOT NULL) AND ${forSale} AND p.id > ${after} ORDER BY p.id ${limitTo(batchSize)}`,
    );
    changed.push(...(await listRightly(db, announced, now)));
    after = announced.length === batchSize ? announced.at(-1)?.id : undefined;
  }
  return changed.length > 0 ? { products: changed, listings: true } : {};
}

async function listRightly(
  db: Database,
  announced: readonly { id: string; isListed: number }[],
  now: Date,
): Promise<string[]> {
  const listed = new Map(announced.map(({ id, isListed }) => [id, isListed === 1]));
  const products = await readBulkProducts(db, [...listed.keys()]);
  const wrong = products.filter((product) => {
    const { fields, prices, ...variants } = listedProduct(product);
    return isReducedAt({ ...fields, prices }, variants, now) !== listed.get(product.id);
  });
  if (wrong.length === 0) return [];
  const versions = JSON.stringify(wrong.map(({ id, version }) => ({ id, version })));
  await db.batch([
    abortBatchWhen(
      db,
      "another version",
      sql`EXISTS (SELECT 1 FROM json_each(${versions}) r JOIN products p ON p.id = r.value ->> 'id'
        WHERE p.updated_at <> r.value ->> 'version')`,
    ),
    ...facetStatements(db, wrong.map(listedProduct), now),
  ]);
  return wrong.map(({ id }) => id);
}
