import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { forSale } from "./for-sale.server.ts";
import { isVatPaidOn } from "./sold-in-market.server.ts";

/**
 * When the price `h` of `market_price_history` ended because its market `k` closed; null while that opening lasts. Of an opening that nobody
 * noted, the next price says when it ended.
 */
export const closedAfter: SQL = sql`(SELECT o.value ->> 1 FROM json_each(k.openings) o WHERE o.value ->> 0 <= h.valid_from ORDER BY o.key DESC LIMIT 1)`;

/** When the open market `k` was last opened. */
const lastOpened = sql`coalesce(k.openings ->> '$[#-1][0]', '')`;

/**
 * Records the prices that products have in open markets, as `priceStatements` does those of the shop's own: of what is for sale, where the last
 * one recorded since the market opened is another. `products` gives their ids as `value`. A job may have begun before a price was saved that it
 * reads, or before the market opened: what it records comes after that all the same.
 */
export function marketHistoryStatement(db: Database, products: SQL, now: Date) {
  const afterLast = sql`coalesce((SELECT strftime('%Y-%m-%dT%H:%M:%fZ', max(valid_from), '+0.001 seconds')
    FROM market_price_history WHERE price_id = m.id), '')`;
  return statement(
    db,
    sql`INSERT INTO market_price_history (id, price_id, price_ore, valid_from, is_reduced)
    SELECT 'prc_' || lower(hex(randomblob(12))), m.id, m.price_ore, max(${now.toISOString()}, ${afterLast}, ${lastOpened}), m.earlier_price_ore IS NOT NULL
    FROM (${products}) wanted JOIN products p ON p.id = wanted.value
    JOIN market_prices m ON m.product_id = p.id JOIN markets k ON k.id = m.market AND k.is_open = 1
    WHERE ${forSale} AND ${isVatPaidOn}
      AND (m.variant_id IS NULL OR EXISTS (SELECT 1 FROM product_variants v
        JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id AND c.available = 1
        JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id AND s.available = 1 WHERE v.id = m.variant_id))
      AND NOT EXISTS (
        SELECT 1 FROM (SELECT * FROM market_price_history WHERE price_id = m.id ORDER BY valid_from DESC, rowid DESC LIMIT 1) last
        WHERE last.valid_from >= ${lastOpened} AND last.price_ore = m.price_ore AND last.is_reduced = (m.earlier_price_ore IS NOT NULL))`,
  );
}
