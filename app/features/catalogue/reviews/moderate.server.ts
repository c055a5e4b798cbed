import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";

import { type Database, statement } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { reviewImages, reviews } from "#app/db/schema/customers.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { type ReviewStatus, reviewStatuses } from "#app/shared/states.ts";

import type { RefusalReason } from "./refusal-reasons.texts.ts";

/** What staff can do with a review. Featuring needs an approved one that is checked by an order, rejecting a reason. */
export const decisions = ["approve", "reject", "reset", "feature", "unfeature"] as const;
export type Decision = (typeof decisions)[number];
export type ModerateResult = "done" | "not-possible" | "pictures-changed" | "reason-missing";

interface ModeratedReview {
  reviewId: string;
  decision: Decision;
  /** Why it is rejected; null for the other decisions. */
  reason?: RefusalReason | null;
  actor: string;
  /** The ids of the pictures that were on screen: approving a review with any others is refused. */
  seenPictures: readonly string[];
}

/** What the audit log keeps of a decision. */
interface Moderation {
  status: ReviewStatus;
  isFeatured: boolean;
}

/** What a decision makes of a review; null when it cannot be taken. A review that is not approved is not featured. */
function decided(
  { status, isFeatured, isVerified }: Moderation & { isVerified: boolean },
  decision: Decision,
): Moderation | null {
  switch (decision) {
    case "approve":
      return { status: "approved", isFeatured };
    case "reject":
      return { status: "rejected", isFeatured: false };
    case "reset":
      return { status: "pending", isFeatured: false };
    case "feature":
      return status === "approved" && isVerified ? { status, isFeatured: true } : null;
    case "unfeature":
      return { status, isFeatured: false };
  }
}

/**
 * Applies a decision to a review as it was read, and records who made it, in one batch. When somebody else decides in between, it is read
 * and decided again. A repeat changes nothing.
 */
export async function moderateReview(db: Database, review: ModeratedReview, now: Date): Promise<ModerateResult> {
  if (review.decision === "reject" && !review.reason) return "reason-missing";
  for (let attempt = 1; attempt <= 3; attempt++) {
    const known = await readModeration(db, review.reviewId);
    const after = known && decided({ ...known.before, isVerified: known.isVerified }, review.decision);
    if (!known || !after) return "not-possible";
    if (after.status === known.before.status && after.isFeatured === known.before.isFeatured) return "done";
    if (await writeDecision(db, review, { ...known, after }, now)) return "done";
    if (review.decision === "approve" && (await hasUnseenPictures(db, review))) return "pictures-changed";
  }
  return "not-possible";
}

async function readModeration(db: Database, id: string) {
  const [row] = await db
    .select({
      status: reviews.status,
      isFeatured: reviews.isFeatured,
      isVerified: reviews.isVerified,
      product: sql<string>`${products.name}`.as("product_name"),
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id));
  if (!row) return undefined;
  const { product, status, isFeatured, isVerified } = row;
  return { product, isVerified, before: { status, isFeatured } };
}

async function writeDecision(
  db: Database,
  { reviewId, decision, reason, actor, seenPictures }: ModeratedReview,
  { product, before, after }: { product: string; before: Moderation; after: Moderation },
  now: Date,
): Promise<boolean> {
  const seen = decision === "approve" ? sql`NOT ${unseenPictures(reviewId, seenPictures)}` : sql`1`;
  const [changed] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE reviews SET status = ${after.status}, is_featured = ${Number(after.isFeatured)},
          moderated_at = ${now.toISOString()}, moderated_by = ${actor},
          refusal_reason = coalesce(${decision === "reject" ? (reason ?? null) : null}, refusal_reason)
        WHERE id = ${reviewId} AND ${isModeratedAs(before)} AND ${seen} RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "review.moderated",
        subject: { type: "review", id: reviewId, name: product },
        before: { ...before },
        after: { ...after },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return changed.length > 0;
}

/** SQL condition on `reviews`: it has this status, and is featured or not. */
function isModeratedAs({ status, isFeatured }: Moderation): SQL {
  return sql`status = ${status} AND is_featured = ${Number(isFeatured)}`;
}

function unseenPictures(reviewId: string, seen: readonly string[]): SQL {
  return sql`EXISTS (SELECT 1 FROM review_images
    WHERE review_id = ${reviewId} AND id NOT IN (SELECT value FROM json_each(${JSON.stringify(seen)})))`;
}

async function hasUnseenPictures(db: Database, { reviewId, seenPictures }: ModeratedReview): Promise<boolean> {
  const [row] = await statement<{ unseen: number }>(
    db,
    sql`SELECT ${unseenPictures(reviewId, seenPictures)} AS unseen`,
  );
  return row?.unseen === 1;
}

/** The storage key of a review's picture; null for an unknown id. */
export async function findReviewPicture(db: Database, imageId: string): Promise<string | null> {
  const [row] = await db
    .select({ storageKey: reviewImages.storageKey })
    .from(reviewImages)
    .where(eq(reviewImages.id, imageId));
  return row?.storageKey ?? null;
}

/** The products whose pages show these reviews. */
export async function productsOfReviews(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await statement<{ product_id: string }>(
    db,
    sql`SELECT DISTINCT product_id FROM reviews WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  );
  return rows.map(({ product_id: id }) => id);
}

const moderation = z.object({ status: z.enum(reviewStatuses), isFeatured: z.boolean() });

/** Sets a review back to what it was before a decision. */
export const undoModeration: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const id = entry.subjectId;
  const before = moderation.parse(entry.before);
  const [known] = await db.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id));
  if (!known) return "gone";
  const outcome = await undoEntry(db, entry, change, {
    unchanged: sql`EXISTS (SELECT 1 FROM reviews WHERE id = ${id} AND ${isModeratedAs(moderation.parse(entry.after))})`,
    writes: (happened) => [
      statement(
        db,
        sql`UPDATE reviews SET status = ${before.status}, is_featured = ${Number(before.isFeatured)},
            moderated_at = ${change.now.toISOString()}, moderated_by = ${change.actor}
          WHERE id = ${id} AND ${happened}`,
      ),
    ],
  });
  if (outcome === "undone") invalidatePages(shop, { products: [known.productId], reviews: true, listings: true });
  return outcome;
};
