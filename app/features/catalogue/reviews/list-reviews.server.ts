import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { listClauses, listPage, type ListQuery, type ListSource } from "#app/db/list-clauses.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { reviews } from "#app/db/schema/customers.server.ts";
import type { ReviewStatus } from "#app/shared/states.ts";

export type ReviewSort = "newest" | "oldest";
export type ReviewFilter = "status" | "rating" | "featured";

const source: ListSource<ReviewSort, ReviewFilter> = {
  table: reviews,
  id: reviews.id,
  searchTable: "review_search",
  sorts: {
    newest: { column: reviews.createdAt, descending: true },
    oldest: { column: reviews.createdAt, descending: false },
  },
  filters: {
    status: (value) => eq(reviews.status, value as ReviewStatus),
    rating: (value) => eq(reviews.rating, Number(value)),
    // The one spelled out: the index of featured reviews has no others.
    featured: (value) => (value === "yes" ? sql`${reviews.isFeatured} = 1` : sql`${reviews.isFeatured} = 0`),
  },
};

/** One page of the reviews for staff, whatever their status. */
export async function listReviewsForStaff(db: Database, query: ListQuery<ReviewSort, ReviewFilter>) {
  const { where, orderBy, limit, sortValue } = listClauses(source, query);
  const rows = await db
    .select({
      id: reviews.id,
      productId: reviews.productId,
      productName: sql<string>`${products.name}`.as("product_name"),
      name: reviews.name,
      location: reviews.location,
      rating: reviews.rating,
      title: reviews.title,
      comment: reviews.comment,
      fitVote: reviews.fitVote,
      sizeBought: reviews.sizeBought,
      status: reviews.status,
      isVerified: reviews.isVerified,
      isFeatured: reviews.isFeatured,
      refusalReason: reviews.refusalReason,
      createdAt: reviews.createdAt,
      images: sql<string>`(SELECT json_group_array(id) FROM
        (SELECT id FROM review_images WHERE review_id = reviews.id ORDER BY position))`.as("images"),
      sortValue,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listPage(
    rows.map((row) => ({ ...row, images: JSON.parse(row.images) as string[] })),
    query,
  );
}

/** How many reviews wait for moderation, counted up to a limit: more of them is a backlog, whatever its size. */
export async function countWaitingReviews(db: Database, limit: number): Promise<number> {
  const [row] = await statement<{ waiting: number }>(
    db,
    sql`SELECT count(*) AS waiting FROM (SELECT 1 FROM reviews WHERE status = 'pending' ${limitTo(limit)})`,
  );
  return row?.waiting ?? 0;
}
