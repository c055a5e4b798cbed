import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/**
 * Counts units as sold, or no longer sold, on their products and in the listings that are sorted by it. `sold` selects
 * `product_id` and `units`, or no row. Two statements for the batch of the sale or the refund.
 */
export function soldCountStatements(db: Database, sold: SQL, change: "sold" | "taken back") {
  const sign = sql.raw(change === "sold" ? "+" : "-");
  const unitsOf = (product: string) =>
    sql`(SELECT coalesce(sum(units), 0) FROM (${sold}) sold WHERE sold.product_id = ${sql.raw(product)})`;
  const products = sql`(SELECT product_id FROM (${sold}))`;
  return [
    statement(
      db,
      sql`UPDATE products SET sold_count = max(0, sold_count ${sign} ${unitsOf("products.id")}) WHERE id IN ${products}`,
    ),
    statement(
      db,
      sql`UPDATE product_facets SET sold_count = max(0, sold_count ${sign} ${unitsOf("product_facets.product_id")})
      WHERE product_id IN ${products}`,
    ),
  ] as const;
}
