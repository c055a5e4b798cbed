import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { bestSellerRule } from "#app/features/catalogue/products/best-sellers.ts";
import { addDays } from "#app/shared/dates.ts";

/**
 * Counts which products are best sellers, by `bestSellerRule`: units of the paid orders of the last days, without those that were cancelled
 * or refunded, ranked among all products that are offered; as many share a place. Returns the products that are one now or were one
 * before.
 */
export async function countBestSellers(db: Database, now: Date): Promise<string[]> {
  const { days, leastUnits, topPercent } = bestSellerRule;
  const since = addDays(now, -days).toISOString();
  const ranked = sql`SELECT f.product_id, coalesce(s.units, 0) AS units,
      rank() OVER (ORDER BY coalesce(s.units, 0) DESC) AS place, count(*) OVER () AS offered
    FROM product_facets f LEFT JOIN (
      SELECT l.product_id, sum(l.quantity - l.cancelled_quantity - l.returned_quantity) AS units
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.created_at >= ${since} AND o.created_at <= ${now.toISOString()}
        AND o.payment_status IN ${paymentStatusesWhere({ hasMoney: true })} AND o.status NOT IN ${orderStatusesWhere({ isCancelled: true })}
      GROUP BY l.product_id) s ON s.product_id = f.product_id
    WHERE f.facet = 'all'`;
  const [before, after] = await db.batch([
    statement<{ product_id: string }>(db, sql`DELETE FROM best_sellers RETURNING product_id`),
    statement<{ product_id: string }>(
      db,
      sql`INSERT INTO best_sellers (product_id, units, counted_at)
      SELECT product_id, units, ${now.toISOString()} FROM (${ranked})
      WHERE units >= ${leastUnits} AND place <= (offered * ${topPercent} + 99) / 100 RETURNING product_id`,
    ),
  ]);
  return [...new Set([...before, ...after].map(({ product_id: id }) => id))];
}
