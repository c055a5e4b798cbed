import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { productCardColumns, type ProductCardRow } from "./card-row.server.ts";

/** Products offered in place of one that cannot be had. */
const similarCount = 4;

/**
 * What can be bought in place of a product that is sold out or no longer sold: of its collection, its own type first,
 * then what sells most. No rows while the product itself can be bought.
 */
export function similarStatement(db: Database, id: string) {
  return statement<ProductCardRow>(
    db,
    sql`
    SELECT ${productCardColumns} FROM (
      SELECT f.product_id, other.product_type = this.product_type AS same_type, f.sold_count
      FROM products this
      JOIN product_facets f ON f.facet = CASE
        WHEN lower(this.category) LIKE '%women%' THEN 'womens'
        WHEN lower(this.category) LIKE '%men%' THEN 'mens'
        WHEN lower(this.category) LIKE '%accessor%' THEN 'accessories'
        ELSE 'all' END
      JOIN products other ON other.id = f.product_id
      WHERE this.id = ${id} AND other.id <> this.id AND other.in_stock = 1
        AND EXISTS (SELECT 1 FROM product_variants WHERE product_id = other.id AND quantity > 0)
        AND (this.in_stock = 0 OR this.published = 0 OR this.is_private = 1 OR this.archived_at IS NOT NULL
          OR NOT EXISTS (SELECT 1 FROM product_variants WHERE product_id = this.id AND quantity > 0))
      ORDER BY same_type DESC, f.sold_count DESC, f.product_id LIMIT ${similarCount}) s
    JOIN products p ON p.id = s.product_id
    ORDER BY s.same_type DESC, s.sold_count DESC, p.id`,
  );
}
