import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { receiptKinds } from "../../shared/states.ts";
import { isoTime, json } from "./columns.server.ts";
import { documentVersions } from "./document-versions.server.ts";
import { refunds } from "./fulfilments.server.ts";
import { orders, payments } from "./orders.server.ts";

/**
 * Receipts and credit notes, numbered without holes for each kind. Triggers write them when an order is paid and when a refund
 * succeeds, and refuse changes: only the buyer may be taken out, once the books no longer need them (`retention-periods.ts`).
 */
export const receipts = sqliteTable(
  "receipts",
  {
    /** R-100001 for a receipt, C-100001 for a credit note: its kind's letter and 100000 + `sequence`. */
    number: text("number").primaryKey(),
    kind: text("kind", { enum: receiptKinds }).notNull(),
    /** 1, 2, 3 … within its kind. */
    sequence: integer("sequence").notNull(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** The payment that paid the order; null for an order that came from elsewhere. */
    paymentId: text("payment_id").references(() => payments.id),
    /** What a credit note is of. */
    refundId: text("refund_id").references(() => refunds.id),
    /** The receipt that a credit note takes back a part of. */
    creditedNumber: text("credited_number"),
    sellerVersion: text("seller_version").references(() => documentVersions.id),
    issuedAt: isoTime("issued_at").notNull(),
    /** Name and billing address: `ReceiptBuyer`. Null once they were taken out. */
    buyer: json<unknown>("buyer"),
    /** What was sold or credited, as it was: `ReceiptContent` or `CreditContent`. */
    content: json<unknown>("content").notNull(),
  },
  (t) => [
    check("receipts_sequence", sql`${t.sequence} > 0`),
    check(
      "receipts_credit",
      sql`(${t.refundId} IS NULL) = (${t.creditedNumber} IS NULL) AND (${t.refundId} IS NULL) = (${t.kind} = 'receipt')`,
    ),
    uniqueIndex("receipts_by_sequence").on(t.kind, t.sequence),
    uniqueIndex("receipts_one_an_order")
      .on(t.orderId)
      .where(sql`${t.kind} = 'receipt'`),
    uniqueIndex("receipts_one_a_refund")
      .on(t.refundId)
      .where(sql`${t.refundId} IS NOT NULL`),
    index("receipts_by_order").on(t.orderId, t.issuedAt),
    index("receipts_with_buyer")
      .on(t.issuedAt)
      .where(sql`${t.buyer} IS NOT NULL`),
  ],
);
