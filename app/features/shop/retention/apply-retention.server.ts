import { type SQL, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { deleteExpiredJobs } from "#app/features/shop/files/delete-expired.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { anonymizeComplaints } from "./anonymize-complaints.server.ts";
import { deleteReturnPictures } from "./delete-return-pictures.server.ts";
import { deleteExpiredReviews, deleteOrphanedPictures } from "./delete-reviews.server.ts";
import { retentionCutoff, type RetainedData } from "./retention-periods.ts";

/** Rows one statement deletes, and statements one run makes of a kind: a backlog is deleted over several days. */
const batchRows = 1_000;
const maxBatches = 50;
/** Whether a review waits since before a time: written here, or imported, whenever it was written. */
const hasWaitedSince = (cutoff: string) => sql`created_at < ${cutoff} AND coalesce(imported_at, '') < ${cutoff}`;

/** Reviews and pictures are deleted in smaller batches: each picture is a call to R2. */
const pictureBatch = 50;
const fileBatch = 20;

/** Deletes or anonymizes one batch of what is older than `cutoff` (ISO time); returns how many rows. */
type Expire = (shop: Shop, cutoff: string, limit: number) => Promise<number>;

/** How each kind of data expires. Times are compared as ISO texts. */
const expiryRules: Record<RetainedData, { expire: Expire; batch?: number }> = {
  carts: { expire: deleteRows("carts", (cutoff) => sql`updated_at < ${cutoff}`) },
  messages: { expire: deleteMessages },
  accessibilityFeedback: { expire: deleteRows("accessibility_feedback", (cutoff) => sql`received_at < ${cutoff}`) },
  newsletterRequests: { expire: deleteRequests },
  backInStockOpen: {
    expire: deleteRows("back_in_stock_requests", (cutoff) => sql`created_at < ${cutoff} AND confirmed_at IS NULL`),
  },
  backInStockWaiting: {
    expire: deleteRows(
      "back_in_stock_requests",
      (cutoff) => sql`created_at < ${cutoff} AND confirmed_at < ${cutoff} AND notified_at IS NULL`,
    ),
  },
  backInStockTold: {
    expire: deleteRows("back_in_stock_requests", (cutoff) => sql`created_at < ${cutoff} AND notified_at < ${cutoff}`),
  },
  phones: { expire: removePhones },
  consents: {
    expire: deleteRows(
      "consent_log",
      (cutoff) => sql`created_at < ${cutoff} AND NOT EXISTS (SELECT 1 FROM consent_log later
        WHERE later.subject = consent_log.subject AND later.purpose = consent_log.purpose
          AND (later.created_at >= ${cutoff} OR (later.action = 'confirmed' AND NOT EXISTS (SELECT 1 FROM consent_log ended
            WHERE ended.subject = later.subject AND ended.purpose = later.purpose
              AND ended.action IN ('withdrawn', 'refused') AND ended.created_at >= later.created_at))))`,
    ),
  },
  cookieChoices: { expire: deleteRows("cookie_choices", (cutoff) => sql`created_at < ${cutoff}`) },
  searchesOnce: {
    expire: deleteRows(
      "search_log",
      (cutoff) => sql`day < ${cutoff.slice(0, 10)} AND times = 1 AND NOT EXISTS
        (SELECT 1 FROM search_log other WHERE other.words = search_log.words AND other.day <> search_log.day)`,
    ),
  },
  searches: { expire: deleteRows("search_log", (cutoff) => sql`day < ${cutoff.slice(0, 10)}`) },
  traffic: { expire: deleteRows("daily_traffic", (cutoff) => sql`day < ${cutoff.slice(0, 10)}`) },
  vitals: { expire: deleteRows("daily_vitals", (cutoff) => sql`day < ${cutoff.slice(0, 10)}`) },
  dataRequests: { expire: deleteRows("data_requests", (cutoff) => sql`answered_at < ${cutoff}`) },
  myDataLinks: { expire: deleteRows("my_data_links", (cutoff) => sql`created_at < ${cutoff}`) },
  unsubscribed: {
    expire: deleteRows("newsletter_subscribers", (cutoff) => sql`unsubscribed_at < ${cutoff} AND subscribed = 0`),
  },
  emails: { expire: deleteRows("email_outbox", (cutoff) => sql`created_at < ${cutoff}`) },
  mailEvents: { expire: deleteRows("mail_events", (cutoff) => sql`received_at < ${cutoff}`) },
  paymentEvents: { expire: deleteRows("payment_events", (cutoff) => sql`received_at < ${cutoff}`) },
  suppressedAddresses: { expire: deleteRows("suppressed_addresses", (cutoff) => sql`since < ${cutoff}`) },
  staffNotifications: { expire: deleteRows("staff_push_subscriptions", (cutoff) => sql`created_at < ${cutoff}`) },
  staffSessions: { expire: deleteRows("staff_sessions", (cutoff) => sql`expires_at < ${cutoff}`) },
  staffInvitations: { expire: deleteRows("staff_invitations", (cutoff) => sql`expires_at < ${cutoff}`) },
  signInAttempts: { expire: deleteRows("sign_in_failures", (cutoff) => sql`updated_at < ${cutoff}`) },
  passkeyChallenges: {
    expire: deleteRows("staff_verifications", (cutoff) => sql`created_at < ${cutoff} AND expires_at < ${cutoff}`),
  },
  writeCounts: {
    expire: async ({ db }, cutoff, limit) => {
      const deleted = await statement(
        db,
        sql`DELETE FROM write_counts WHERE (day, kind, subject) IN (SELECT day, kind, subject FROM write_counts
          WHERE day < ${cutoff.slice(0, 10)} ${limitTo(limit)}) RETURNING 1 AS deleted`,
      );
      return deleted.length;
    },
  },
  customers: {
    expire: deleteRows(
      "users",
      (cutoff) => sql`created_at < ${cutoff} AND NOT EXISTS
        (SELECT 1 FROM orders WHERE orders.email = users.email COLLATE NOCASE AND orders.created_at >= ${cutoff})`,
    ),
  },
  orders: { expire: anonymizeOrders((cutoff) => sql`created_at < ${cutoff}`) },
  importedOrders: { expire: deleteRows("imported_orders", (cutoff) => sql`placed_at < ${cutoff}`) },
  receipts: {
    expire: async ({ db }, cutoff, limit) => {
      const emptied = await statement(
        db,
        sql`UPDATE receipts SET buyer = NULL WHERE rowid IN (SELECT rowid FROM receipts
          WHERE buyer IS NOT NULL AND issued_at < ${cutoff} ${limitTo(limit)}) RETURNING number`,
      );
      return emptied.length;
    },
  },
  unpaidOrders: {
    expire: anonymizeOrders(
      (cutoff) => sql`status IN ${orderStatusesWhere({ isCancelled: true })} AND created_at < ${cutoff}
        AND payment_status IN ${paymentStatusesWhere({ wasPaid: false })}`,
    ),
  },
  orderOffers: { expire: deleteRows("order_offers", (cutoff) => sql`created_at < ${cutoff}`) },
  checkoutSessions: { expire: deleteRows("checkout_sessions", (cutoff) => sql`created_at < ${cutoff}`) },
  checkoutSessionCalls: { expire: deleteRows("checkout_session_calls", (cutoff) => sql`created_at < ${cutoff}`) },
  withdrawals: {
    expire: async ({ db }, cutoff, limit) => {
      const anonymized = await statement(
        db,
        sql`UPDATE withdrawals SET name = '', receipt_email = '', typed_reference = '', statement_text = ''
          WHERE rowid IN (SELECT rowid FROM withdrawals WHERE received_at < ${cutoff} AND name <> '' ${limitTo(limit)}) RETURNING id`,
      );
      return anonymized.length;
    },
  },
  complaints: { batch: pictureBatch, expire: anonymizeComplaints },
  reviewContacts: {
    expire: async ({ db }, cutoff, limit) => {
      const anonymized = await statement(
        db,
        sql`UPDATE reviews SET email = '' WHERE rowid IN (SELECT rowid FROM reviews
          WHERE status = 'approved' AND created_at < ${cutoff} AND email <> '' ${limitTo(limit)}) RETURNING id`,
      );
      return anonymized.length;
    },
  },
  pendingReviews: {
    batch: pictureBatch,
    expire: (shop, cutoff, limit) =>
      deleteExpiredReviews(shop, sql`status = 'pending' AND ${hasWaitedSince(cutoff)}`, limit),
  },
  rejectedReviews: {
    batch: pictureBatch,
    expire: (shop, cutoff, limit) =>
      deleteExpiredReviews(shop, sql`status = 'rejected' AND moderated_at < ${cutoff}`, limit),
  },
  returnPictures: { batch: pictureBatch, expire: deleteReturnPictures },
  unsentPictures: { batch: pictureBatch, expire: deleteOrphanedPictures },
  files: { batch: fileBatch, expire: deleteExpiredJobs },
};

/** Deletes or anonymizes one kind of data whose period is over, in bounded batches; returns how many rows. Throws when D1 or R2 fails. */
export async function applyRetentionPeriod(shop: Shop, kind: RetainedData, now: Date): Promise<number> {
  const { expire, batch = batchRows } = expiryRules[kind];
  const cutoff = retentionCutoff(kind, now);
  let total = 0;
  for (let round = 0; round < maxBatches; round++) {
    const expired = await expire(shop, cutoff, batch);
    total += expired;
    if (expired < batch) break;
  }
  return total;
}

function deleteRows(table: string, which: (cutoff: string) => SQL): Expire {
  const name = sql.raw(table);
  return async ({ db }, cutoff, limit) => {
    const deleted = await statement(
      db,
      sql`DELETE FROM ${name} WHERE rowid IN (SELECT rowid FROM ${name} WHERE ${which(cutoff)} ${limitTo(limit)})
        RETURNING 1 AS deleted`,
    );
    return deleted.length;
  };
}

/** Deletes messages with the answers they got. */
async function deleteMessages({ db }: Shop, cutoff: string, limit: number): Promise<number> {
  const expired = sql`(SELECT id FROM contact_messages WHERE updated_at < ${cutoff} ORDER BY updated_at, id ${limitTo(limit)})`;
  const [, deleted] = await db.batch([
    statement(db, sql`DELETE FROM message_replies WHERE message_id IN ${expired}`),
    statement(db, sql`DELETE FROM contact_messages WHERE id IN ${expired} RETURNING 1 AS deleted`),
  ]);
  return deleted.length;
}

/** Deletes requests that nobody confirmed, with the consents they would have been: without a confirmation they allow nothing. */
async function deleteRequests({ db }: Shop, cutoff: string, limit: number): Promise<number> {
  const [, deleted] = await db.batch([
    statement(
      db,
      sql`DELETE FROM consent_log WHERE action = 'given' AND created_at < ${cutoff}
        AND EXISTS (SELECT 1 FROM newsletter_requests r WHERE r.created_at < ${cutoff} AND r.confirmed_at IS NULL
          AND coalesce(r.subject, r.id) = consent_log.subject)
        AND NOT EXISTS (SELECT 1 FROM consent_log later WHERE later.subject = consent_log.subject
          AND later.purpose = consent_log.purpose AND later.action <> 'given' AND later.created_at >= consent_log.created_at)`,
    ),
    statement(
      db,
      sql`DELETE FROM newsletter_requests WHERE rowid IN
        (SELECT rowid FROM newsletter_requests WHERE created_at < ${cutoff} ${limitTo(limit)}) RETURNING 1 AS deleted`,
    ),
  ]);
  return deleted.length;
}

/** Removes the phone numbers of orders whose last parcel arrived, or that were cancelled, before `cutoff`. */
async function removePhones({ db }: Shop, cutoff: string, limit: number): Promise<number> {
  const removed = await statement(
    db,
    sql`UPDATE orders SET phone = '' WHERE rowid IN (SELECT rowid FROM orders WHERE phone <> ''
        AND created_at < ${cutoff} AND ((status IN ${orderStatusesWhere({ isCancelled: true })} AND updated_at < ${cutoff})
          OR (status IN ${orderStatusesWhere({ isDelivered: true })}
          AND coalesce((SELECT max(d.delivered_at) FROM arrivals d JOIN fulfilments f ON f.id = d.fulfilment_id
            WHERE f.order_id = orders.id), updated_at) < ${cutoff})) ${limitTo(limit)}) RETURNING 1 AS removed`,
  );
  return removed.length;
}

/** Removes the person from orders and leaves what the books need: lines, amounts, VAT and its country. */
function anonymizeOrders(which: (cutoff: string) => SQL): Expire {
  return async ({ db }, cutoff, limit) => {
    const expired = await statement<{ id: string }>(
      db,
      sql`SELECT id FROM orders WHERE ${which(cutoff)} AND email <> '' ${limitTo(limit)}`,
    );
    const ids = sql`(SELECT value FROM json_each(${JSON.stringify(expired.map(({ id }) => id))}))`;
    // In one batch, for an order without its person is not looked at again.
    const [anonymized] = await db.batch([
      statement(
        db,
        sql`UPDATE orders SET email = '', first_name = '', last_name = '', address = '', city = '', postal_code = '',
          phone = '', pickup_point = NULL, marketing_consent = NULL, billing_address = '', billing_city = '', billing_postal_code = ''
        WHERE id IN ${ids} RETURNING 1 AS anonymized`,
      ),
      // Staff may have written of the person.
      statement(
        db,
        sql`DELETE FROM note_mentions WHERE note_id IN (SELECT id FROM order_notes WHERE order_id IN ${ids})`,
      ),
      statement(db, sql`DELETE FROM order_notes WHERE order_id IN ${ids}`),
      statement(db, sql`DELETE FROM order_tags WHERE order_id IN ${ids}`),
      statement(
        db,
        sql`UPDATE delivery_corrections SET reason = '' WHERE reason <> '' AND fulfilment_id IN
          (SELECT id FROM fulfilments WHERE order_id IN ${ids})`,
      ),
    ]);
    return anonymized.length;
  };
}
