import { readFileSync } from "node:fs";

import type { reviewImages, reviews } from "#app/db/schema/customers.server.ts";
import type { storedFiles } from "#app/db/schema/site.server.ts";

import { demoProducts } from "../catalogue/products.ts";
import { demoReviews } from "../catalogue/reviews.ts";
import { fileOf } from "./pictures.ts";

/** Stores the pictures of the reviews that have some, and makes the rows that name them. */
export async function storeReviewPictures(
  bucket: R2Bucket,
  reviewed: readonly (typeof reviews.$inferInsert)[],
): Promise<{ files: (typeof storedFiles.$inferInsert)[]; images: (typeof reviewImages.$inferInsert)[] }> {
  const files: (typeof storedFiles.$inferInsert)[] = [];
  const images: (typeof reviewImages.$inferInsert)[] = [];
  for (const [i, { productId, voted }] of demoReviews.entries()) {
    const review = reviewed[i];
    const color = demoProducts.find(({ id }) => id === productId)?.colors[0];
    if (!review || !color) continue;
    for (const [position, view] of (voted?.pictures ?? []).entries()) {
      const bytes = readFileSync(fileOf({ product: productId, color, view }));
      const id = `fil_${review.id}_${position + 1}`;
      const storageKey = `reviews/${id}.webp`;
      await bucket.put(storageKey, bytes, { httpMetadata: { contentType: "image/webp" } });
      files.push({
        id,
        storageKey,
        name: "review.webp",
        contentType: "image/webp",
        sizeBytes: bytes.length,
        folder: "reviews",
        uploadedBy: "shopper",
        uploadKey: review.uploadKey,
        createdAt: review.createdAt,
      });
      images.push({ id, reviewId: review.id, position, storageKey });
    }
  }
  return { files, images };
}
