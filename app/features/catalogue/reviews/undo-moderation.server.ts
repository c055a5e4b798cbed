import { eq, sql } from "drizzle-orm";
import { z } from "zod";

import { statement } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/customers.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { reviewStatuses } from "#app/shared/states.ts";

import { isModeratedAs } from "./moderate.server.ts";

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
