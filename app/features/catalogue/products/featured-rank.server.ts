import { type SQL, sql } from "drizzle-orm";

/**
 * How early the product `p` stands in the order Featured, the highest first: with a picture before without, clothes before accessories,
 * featured before others. Migrations have it, too.
 */
export const featuredRank: SQL = sql`(EXISTS (SELECT 1 FROM product_media m WHERE m.product_id = p.id) * 4
  + (p.category NOT LIKE '%accessor%') * 2 + p.featured)`;
