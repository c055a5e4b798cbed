import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { inReviewFolder } from "#app/features/storage/store-picture.server.ts";

import type { ReviewInput } from "./schemas.ts";

export type SubmitResult = { kind: "submitted"; reviewId: string } | { kind: "unknown-product" };

/**
 * Stores a review for staff to look at, with its pictures, in one batch. The same key answers the same review. 'Verified
 * buyer' is decided here and told to nobody: an answer must not say whose e-mail has ordered what.
 */
export async function submitReview(db: Database, input: ReviewInput, now: Date): Promise<SubmitResult> {
  const { key, email, name, location, product, rating, feedback, images } = input;
  const reviewId = `rev_${key}`;
  const time = now.toISOString();
  const [, , [stored]] = await db.batch([
    statement(
      db,
      sql`INSERT INTO reviews (id, product_id, email, name, location, rating, comment, is_verified, created_at)
        SELECT ${reviewId}, p.id, ${email}, ${name}, ${location}, ${rating}, ${feedback}, ${hasBought(email, product)}, ${time}
        FROM products p WHERE p.id = ${product} AND p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL
        ON CONFLICT (id) DO NOTHING`,
    ),
    statement(
      db,
      sql`INSERT INTO review_images (id, review_id, position, storage_key)
        SELECT f.id, ${reviewId}, wanted.key, f.storage_key
        FROM json_each(${JSON.stringify(images)}) wanted JOIN stored_files f ON f.id = wanted.value
        WHERE ${inReviewFolder(key)} AND EXISTS (SELECT 1 FROM reviews WHERE id = ${reviewId})
        ON CONFLICT (id) DO NOTHING`,
    ),
    statement<{ id: string }>(db, sql`SELECT id FROM reviews WHERE id = ${reviewId}`),
  ]);
  return stored ? { kind: "submitted", reviewId } : { kind: "unknown-product" };
}

/** 1 when the e-mail has a paid order with the product. */
function hasBought(email: string, productId: string) {
  return sql`EXISTS (SELECT 1 FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.email = ${email} COLLATE NOCASE AND o.payment_status = 'paid' AND l.product_id = ${productId})`;
}
