import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { reviews } from "#app/db/schema/customers.server.ts";
import type { ReviewStatus } from "#app/shared/states.ts";

/** One page of the reviews for staff, whatever their status. */
export const listReviewsForStaff = defineListQuery({
  table: reviews,
  id: reviews.id,
  search: { table: "review_search", facets: ["status", "rating", "featured"] },
  sorts: { newest: [reviews.createdAt, "descending"], oldest: [reviews.createdAt, "ascending"] },
  filters: {
    status: (value: ReviewStatus) => eq(reviews.status, value),
    rating: (value: "1" | "2" | "3" | "4" | "5") => eq(reviews.rating, Number(value)),
    // The one spelled out: the index of featured reviews has no others.
    featured: (value: "yes" | "no") =>
      value === "yes" ? sql`${reviews.isFeatured} = 1` : sql`${reviews.isFeatured} = 0`,
  },
  select: (db, sortValue) =>
    db
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
        importedFrom: reviews.importedFrom,
        createdAt: reviews.createdAt,
        images: sql`(SELECT json_group_array(id) FROM
          (SELECT id FROM review_images WHERE review_id = reviews.id ORDER BY position))`
          .mapWith((ids: string) => JSON.parse(ids) as string[])
          .as("images"),
        sortValue,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId)),
});

/** How many reviews wait for moderation, counted up to a limit: more of them is a backlog, whatever its size. */
export async function countWaitingReviews(db: Database, limit: number): Promise<number> {
  const [row] = await statement<{ waiting: number }>(
    db,
    sql`SELECT count(*) AS waiting FROM (SELECT 1 FROM reviews WHERE status = 'pending' ${limitTo(limit)})`,
  );
  return row?.waiting ?? 0;
}
