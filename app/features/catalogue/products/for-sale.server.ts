import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import { products } from "#app/db/schema/catalogue.server.ts";

/** Whether a product is for sale: published, shown to everyone, and not deleted. */
export function isForSale(product: { published: boolean; isPrivate: boolean; archivedAt: string | null }): boolean {
  return product.published && !product.isPrivate && product.archivedAt === null;
}

/** The same as an SQL condition, for a statement with the alias `p` for products. */
export const forSale: SQL = sql`(p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL)`;

/** The same as a condition on the table itself. */
export const productIsForSale = and(
  eq(products.published, true),
  eq(products.isPrivate, false),
  isNull(products.archivedAt),
);
