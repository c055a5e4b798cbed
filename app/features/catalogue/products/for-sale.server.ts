import { type SQL, sql } from "drizzle-orm";

/** Whether a product is for sale: published, shown to everyone, and not deleted. */
export function isForSale(product: { published: boolean; isPrivate: boolean; archivedAt: string | null }): boolean {
  return product.published && !product.isPrivate && product.archivedAt === null;
}

/** The same as an SQL condition, for a statement with the alias `p` for products. */
export const forSale: SQL = sql`(p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL)`;
