import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { ReviewInput } from "./schemas.ts";

export type SubmitResult =
  | { kind: "submitted"; reviewId: string }
  | { kind: "unknown-product" }
  /** The review names pictures that do not exist (any more). */
  | { kind: "pictures-gone" };

/**
 * Stores a review as pending, with its pictures, in one batch. The same key returns the same review. Pictures are linked
 * only to the review that this batch inserts, so none can be added to a review that was sent. `orderId` is the order of
 * the signed link, null without one; it alone makes a review checked, which no response reveals. The order must have been paid
 * and that product sent; whoever sent it back has bought it all the same, or the average would lack those who did not like it. A size
 * that neither the product nor that order has is left out: it may have gone while the review was written.
 */
export async function submitReview(
  db: Database,
  input: ReviewInput,
  orderId: string | null,
  now: Date,
): Promise<SubmitResult> {
  const { key, email, name, location, product, rating, feedback, images, fit = null, size = null } = input;
  const reviewId = newId("rev");
  const wantedPictures = sql`json_each(${JSON.stringify(images)}) wanted
    JOIN stored_files f ON f.id = wanted.value AND f.upload_key = ${key}`;
  const verifyingOrder = sql`(SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = ${orderId} AND o.payment_status NOT IN ${paymentStatusesWhere({ wasPaid: false })} AND l.fulfilled_quantity > 0 AND l.product_id = ${product}
      AND NOT EXISTS (SELECT 1 FROM reviews WHERE order_id = o.id AND product_id = ${product}) LIMIT 1)`;
  const sizeBought = sql`(SELECT name FROM product_sizes WHERE product_id = ${product} AND name = ${size}
    UNION SELECT size FROM order_lines WHERE order_id = ${verifyingOrder} AND product_id = ${product} AND size = ${size})`;

  const [, , [stored], [onSale]] = await db.batch([
    statement(
      db,
      sql`INSERT INTO reviews
          (id, upload_key, product_id, email, name, location, rating, comment, fit_vote, size_bought, order_id, is_verified,
            created_at)
        SELECT ${reviewId}, ${key}, p.id, ${email}, ${name}, ${location}, ${rating}, ${feedback}, ${fit}, ${sizeBought},
          ${verifyingOrder}, ${verifyingOrder} IS NOT NULL, ${now.toISOString()}
        FROM products p WHERE p.id = ${product} AND ${forSale}
          AND (SELECT count(*) FROM ${wantedPictures}) = ${images.length}
        ON CONFLICT (upload_key) DO NOTHING`,
    ),
    statement(
      db,
      sql`INSERT INTO review_images (id, review_id, position, storage_key)
        SELECT f.id, ${reviewId}, wanted.key, f.storage_key FROM ${wantedPictures}
        WHERE EXISTS (SELECT 1 FROM reviews WHERE id = ${reviewId})`,
    ),
    statement<{ id: string }>(db, sql`SELECT id FROM reviews WHERE upload_key = ${key}`),
    statement<{ id: string }>(db, sql`SELECT id FROM products p WHERE id = ${product} AND ${forSale}`),
  ]);
  if (stored) return { kind: "submitted", reviewId: stored.id };
  return { kind: onSale ? "pictures-gone" : "unknown-product" };
}
