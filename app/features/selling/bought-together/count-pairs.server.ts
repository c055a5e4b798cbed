import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { addDays } from "#app/shared/dates.ts";

import { pairRule } from "./pairs.ts";

/** The listings of garments made for one gender; accessories go with either. */
const genders = sql`('mens', 'womens')`;

/**
 * Counts which products are bought together, by `pairRule`: pairs in the paid orders of the last days, without items that were cancelled
 * or refunded. A buyer (an e-mail address) counts once for a pair, however often they order it. As many: the one that sells more first.
 *
 * One walk along the orders of those days with their lines (`orders_by_created`, `order_lines_by_order`): 100,000 orders take about a
 * second. What is for men is no pair of what is for women: who shops for two gets no idea of what to wear with it. The old rows go in the
 * batch that writes the new ones, so that a run that fails changes nothing and one that is repeated writes the same.
 */
export async function countPairs(db: Database, now: Date): Promise<void> {
  const { days, leastBuyers, storedPerProduct } = pairRule;
  await db.batch([
    statement(db, sql`DELETE FROM bought_together`),
    statement(
      db,
      // Each pair is counted once, in the order of its ids, and mirrored when it is one.
      sql`INSERT INTO bought_together (product_id, other_id, buyers, position)
      WITH pairs AS MATERIALIZED (
        SELECT a.product_id AS one, b.product_id AS two, count(DISTINCT lower(o.email)) AS buyers
        FROM orders o INDEXED BY orders_by_created
        CROSS JOIN order_lines a ON a.order_id = o.id
        CROSS JOIN order_lines b ON b.order_id = o.id AND b.product_id > a.product_id
        WHERE o.created_at >= ${addDays(now, -days).toISOString()} AND o.created_at <= ${now.toISOString()}
          AND o.payment_status IN ${paymentStatusesWhere({ hasMoney: true })} AND o.status NOT IN ${orderStatusesWhere({ isCancelled: true })}
          AND a.quantity > a.cancelled_quantity + a.returned_quantity
          AND b.quantity > b.cancelled_quantity + b.returned_quantity
        GROUP BY a.product_id, b.product_id HAVING count(DISTINCT lower(o.email)) >= ${leastBuyers}),
      mirrored AS (
        SELECT one AS product_id, two AS other_id, buyers FROM pairs
        UNION ALL SELECT two, one, buyers FROM pairs),
      ranked AS (
        SELECT mirrored.*, row_number() OVER (PARTITION BY mirrored.product_id
          ORDER BY mirrored.buyers DESC, p.sold_count DESC, mirrored.other_id) AS position
        FROM mirrored JOIN products p ON p.id = mirrored.other_id
        WHERE NOT EXISTS (SELECT 1 FROM product_facets a JOIN product_facets b ON b.product_id = mirrored.other_id
          WHERE a.product_id = mirrored.product_id AND a.facet IN ${genders} AND b.facet IN ${genders}
          GROUP BY a.product_id HAVING NOT max(a.facet = b.facet)))
      SELECT product_id, other_id, buyers, position FROM ranked WHERE position <= ${storedPerProduct}`,
    ),
  ]);
}
