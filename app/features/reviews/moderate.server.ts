import { count, desc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { reviewImages, reviews } from "#app/db/schema/customers.server.ts";
import type { ReviewStatus } from "#app/shared/states.ts";

/** What staff can do with a review. Featuring needs an approved one. */
export const decisions = ["approve", "reject", "feature", "unfeature"] as const;
export type Decision = (typeof decisions)[number];
export type ModerateResult = "done" | "not-possible" | "pictures-changed";

interface ModeratedReview {
  reviewId: string;
  decision: Decision;
  actor: string;
  /** The ids of the pictures that were on screen: approving a review with any others is refused. */
  seenPictures: readonly string[];
}

/** Applies a decision and records who made it. A rejected review is no longer featured. */
export async function moderateReview(
  db: Database,
  { reviewId, decision, actor, seenPictures }: ModeratedReview,
  now: Date,
): Promise<ModerateResult> {
  const changes = {
    approve: sql`status = 'approved'`,
    reject: sql`status = 'rejected', is_featured = 0`,
    feature: sql`is_featured = 1`,
    unfeature: sql`is_featured = 0`,
  };
  const seen = JSON.stringify(seenPictures);
  const sawAllPictures = sql`NOT EXISTS (SELECT 1 FROM review_images
    WHERE review_id = ${reviewId} AND id NOT IN (SELECT value FROM json_each(${seen})))`;
  const possible = { approve: sawAllPictures, feature: sql`status = 'approved'`, reject: sql`1`, unfeature: sql`1` }[
    decision
  ];
  const changed = await statement<{ id: string }>(
    db,
    sql`UPDATE reviews SET ${changes[decision]}, moderated_at = ${now.toISOString()}, moderated_by = ${actor}
      WHERE id = ${reviewId} AND ${possible} RETURNING id`,
  );
  if (changed.length > 0) return "done";
  if (decision !== "approve") return "not-possible";
  const [known] = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId));
  return known ? "pictures-changed" : "not-possible";
}

/** One page of the reviews for staff, of one status or all: pending ones first, then the newest. */
export async function listReviewsForStaff(
  db: Database,
  { page, size, status = null }: { page: number; size: number; status?: ReviewStatus | null },
) {
  const wanted = status ? eq(reviews.status, status) : undefined;
  const [rows, [all], [waiting]] = await db.batch([
    db
      .select({
        id: reviews.id,
        // Not `name`, which the review has too: D1 keys the rows of a batch by column name.
        productName: sql<string>`${products.name}`.as("product_name"),
        name: reviews.name,
        location: reviews.location,
        rating: reviews.rating,
        title: reviews.title,
        comment: reviews.comment,
        status: reviews.status,
        isVerified: reviews.isVerified,
        isFeatured: reviews.isFeatured,
        createdAt: reviews.createdAt,
        images: sql<string>`(SELECT json_group_array(id) FROM
          (SELECT id FROM review_images WHERE review_id = reviews.id ORDER BY position))`.as("images"),
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(wanted)
      .orderBy(desc(sql`${reviews.status} = 'pending'`), desc(reviews.createdAt), desc(reviews.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(reviews).where(wanted),
    db.select({ total: count() }).from(reviews).where(eq(reviews.status, "pending")),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, images: JSON.parse(row.images) as string[] })),
    total: all?.total ?? 0,
    waiting: waiting?.total ?? 0,
  };
}

/** The storage key of a review's picture; null for an unknown id. */
export async function findReviewPicture(db: Database, imageId: string): Promise<string | null> {
  const [row] = await db
    .select({ storageKey: reviewImages.storageKey })
    .from(reviewImages)
    .where(eq(reviewImages.id, imageId));
  return row?.storageKey ?? null;
}
