import { count, desc, isNull, sql } from "drizzle-orm";

import { previewLength } from "#app/admin/frame/preview.ts";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";

/** Which page of a list to read, from 1. */
export interface Paging {
  page: number;
  size: number;
}

const limits = ({ page, size }: Paging) => ({ limit: size, offset: (page - 1) * size });

/** One page of all products that are not deleted, published or not, newest first. */
export async function listStaffProducts(db: Database, paging: Paging) {
  const { limit, offset } = limits(paging);
  const notArchived = isNull(products.archivedAt);
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: products.id,
        name: products.name,
        category: products.category,
        description: beginningOf(products.description),
        priceOre: products.priceOre,
        currency: products.currency,
        picture: sql<string | null>`(SELECT url FROM product_media WHERE product_id = products.id
          ORDER BY position LIMIT 1)`,
        stock: sql<number>`CASE WHEN ${products.inStock} THEN
          (SELECT coalesce(sum(quantity), 0) FROM product_variants WHERE product_id = products.id) ELSE 0 END`,
      })
      .from(products)
      .where(notArchived)
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(products).where(notArchived),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** As much of a text as its preview needs: one character more shows that the text continues. */
function beginningOf(column: typeof products.description) {
  return sql<string>`substr(${column}, 1, ${previewLength + 1})`;
}
