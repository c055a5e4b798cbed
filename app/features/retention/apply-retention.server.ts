import { type SQL, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { retentionCutoff, type RetainedData } from "./retention-periods.ts";
import type { Shop } from "#app/platform/context.ts";

import { deleteExpiredReviews, deleteOrphanedPictures } from "./delete-reviews.server.ts";

/** Rows that one statement takes, and statements that one run makes of a kind: a backlog is worked off over days. */
const batchRows = 1_000;
const maxBatches = 50;
/** Reviews and pictures go in smaller steps: each picture is a call to R2. */
const pictureBatch = 50;

/** Lets go of what is older than `cutoff`, one batch of it; answers how many rows it took. */
type Forget = (shop: Shop, cutoff: string, limit: number) => Promise<number>;

/** How each kind of data is let go. Moments are compared as ISO texts. */
const forgetters: Record<RetainedData, { forget: Forget; batch?: number }> = {
  carts: { forget: deletes("carts", (cutoff) => sql`updated_at < ${cutoff}`) },
  messages: { forget: deletes("contact_messages", (cutoff) => sql`updated_at < ${cutoff}`) },
  newsletterRequests: { forget: deletes("newsletter_requests", (cutoff) => sql`created_at < ${cutoff}`) },
  unsubscribed: {
    forget: deletes("newsletter_subscribers", (cutoff) => sql`unsubscribed_at < ${cutoff} AND subscribed = 0`),
  },
  emails: { forget: deletes("email_outbox", (cutoff) => sql`created_at < ${cutoff}`) },
  staffSessions: { forget: deletes("staff_sessions", (cutoff) => sql`expires_at < ${cutoff}`) },
  signInAttempts: { forget: deletes("sign_in_failures", (cutoff) => sql`updated_at < ${cutoff}`) },
  customers: {
    forget: deletes(
      "users",
      (cutoff) => sql`created_at < ${cutoff} AND NOT EXISTS
        (SELECT 1 FROM orders WHERE orders.email = users.email COLLATE NOCASE AND orders.created_at >= ${cutoff})`,
    ),
  },
  orders: { forget: blanksOrders((cutoff) => sql`created_at < ${cutoff}`) },
  unpaidOrders: {
    forget: blanksOrders(
      (cutoff) => sql`status = 'cancelled' AND created_at < ${cutoff} AND payment_status = 'unpaid'`,
    ),
  },
  reviewContacts: {
    forget: async ({ db }, cutoff, limit) => {
      const blanked = await statement(
        db,
        sql`UPDATE reviews SET email = '' WHERE rowid IN (SELECT rowid FROM reviews
          WHERE status = 'approved' AND created_at < ${cutoff} AND email <> '' LIMIT ${limit}) RETURNING id`,
      );
      return blanked.length;
    },
  },
  pendingReviews: {
    batch: pictureBatch,
    forget: (shop, cutoff, limit) =>
      deleteExpiredReviews(shop, sql`status = 'pending' AND created_at < ${cutoff}`, limit),
  },
  rejectedReviews: {
    batch: pictureBatch,
    forget: (shop, cutoff, limit) =>
      deleteExpiredReviews(shop, sql`status = 'rejected' AND moderated_at < ${cutoff}`, limit),
  },
  unsentPictures: { batch: pictureBatch, forget: deleteOrphanedPictures },
};

/** Lets go of one kind of data whose period is over, in bounded batches; answers how many rows it took. */
export async function applyRetentionPeriod(shop: Shop, kind: RetainedData, now: Date): Promise<number> {
  const { forget, batch = batchRows } = forgetters[kind];
  const cutoff = retentionCutoff(kind, now);
  let total = 0;
  for (let round = 0; round < maxBatches; round++) {
    const taken = await forget(shop, cutoff, batch);
    total += taken;
    if (taken < batch) break;
  }
  return total;
}

function deletes(table: string, which: (cutoff: string) => SQL): Forget {
  const name = sql.raw(table);
  return async ({ db }, cutoff, limit) => {
    const deleted = await statement(
      db,
      sql`DELETE FROM ${name} WHERE rowid IN (SELECT rowid FROM ${name} WHERE ${which(cutoff)} LIMIT ${limit})
        RETURNING 1 AS deleted`,
    );
    return deleted.length;
  };
}

/** Takes the person out of orders and leaves what the books need: lines, amounts, VAT and the country it was owed to. */
function blanksOrders(which: (cutoff: string) => SQL): Forget {
  return async ({ db }, cutoff, limit) => {
    const blanked = await statement(
      db,
      sql`UPDATE orders SET email = '', first_name = '', last_name = '', address = '', city = '', postal_code = '',
          phone = '', billing_address = '', billing_city = '', billing_postal_code = ''
        WHERE rowid IN (SELECT rowid FROM orders WHERE ${which(cutoff)} AND email <> '' LIMIT ${limit}) RETURNING id`,
    );
    return blanked.length;
  };
}
