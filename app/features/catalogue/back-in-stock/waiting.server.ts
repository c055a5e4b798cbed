import { type SQL, sql } from "drizzle-orm";

import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";

/** A confirmed request that was not answered yet; with its index. `r` is the request. */
export const isWaiting = sql`(r.confirmed_at IS NOT NULL AND r.notified_at IS NULL)`;

/** How many people wait for a variant. */
export function waitingFor(variantId: SQL): SQL {
  return sql`(SELECT count(*) FROM back_in_stock_requests r WHERE r.variant_id = ${variantId} AND ${isWaiting})`;
}

/** A variant `v` with its product `p`, color `c` and size `s`. */
export const variantJoins = sql`product_variants v
  JOIN products p ON p.id = v.product_id
  JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
  JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id`;

/** Whether shoppers can buy such a variant at this moment: what they are told, and what nobody needs to wait for. */
export const canBeBought = sql`(${forSale} AND v.quantity > 0 AND p.in_stock = 1 AND c.available = 1 AND s.available = 1)`;
