import { sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import { cardStatement, joinVersion } from "./card-row.server.ts";
import { forSale } from "./for-sale.server.ts";

/** How many similar products are offered. */
const similarCount = 4;

/**
 * Reads products to buy in place of one that is sold out or no longer for sale: from its collection, the same type first,
 * then those that share most tags, then best-selling. No rows while the product itself can be bought.
 */
export function similarStatement(db: Database, id: string) {
  return cardStatement(
    db,
    `similar ${id}`,
    (columns) => sql`
    SELECT ${columns} FROM (
      SELECT f.product_id, other.product_type = p.product_type AS same_type, f.sold_count,
        (SELECT count(*) FROM json_each(p.tags) a JOIN json_each(other.tags) b ON b.value = a.value) AS shared_tags
      FROM products p
      JOIN product_facets f ON f.facet = CASE
        WHEN lower(p.category) LIKE '%women%' THEN 'womens'
        WHEN lower(p.category) LIKE '%men%' THEN 'mens'
        WHEN lower(p.category) LIKE '%accessor%' THEN 'accessories'
        ELSE 'all' END
      JOIN products other ON other.id = f.product_id
      WHERE p.id = ${id} AND other.id <> p.id AND other.in_stock = 1
        AND EXISTS (SELECT 1 FROM product_variants WHERE product_id = other.id AND quantity > 0)
        AND (p.in_stock = 0 OR NOT ${forSale}
          OR NOT EXISTS (SELECT 1 FROM product_variants WHERE product_id = p.id AND quantity > 0))
      ORDER BY same_type DESC, shared_tags DESC, f.sold_count DESC, f.product_id ${limitTo(similarCount)}) s
    JOIN products p ON p.id = s.product_id ${joinVersion}
    ORDER BY s.same_type DESC, s.shared_tags DESC, s.sold_count DESC, p.id`,
  );
}
