import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { isoTime, ore } from "./columns.server.ts";
import { refunds } from "./fulfilments.server.ts";
import { currency } from "./lookups.server.ts";
import { orders, payments } from "./orders.server.ts";

/**
 * What a payment provider told the shop by its webhook: once for each id, and nothing of what it said. The state is always fetched
 * from the provider.
 */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    /** The provider's id of the event. */
    id: text("id").primaryKey(),
    provider: text("provider").notNull(),
    type: text("type").notNull(),
    /** The payment, refund or dispute that it is about, by the provider's id; empty when it is about none that the shop knows. */
    reference: text("reference").notNull().default(""),
    receivedAt: isoTime("received_at").notNull(),
    processedAt: isoTime("processed_at"),
    /** How often the shop tried to process it, and why that failed last. */
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  (t) => [
    index("payment_events_by_received").on(t.receivedAt),
    index("payment_events_unprocessed")
      .on(t.receivedAt)
      .where(sql`${t.processedAt} IS NULL`),
  ],
);

/** A buyer's bank or Klarna took a payment back, or asks about it. Follows the provider's state. */
export const disputes = sqliteTable(
  "disputes",
  {
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    provider: text("provider").notNull(),
    /** The provider's id of the dispute. */
    reference: text("reference").notNull().unique(),
    /** One of `disputeStatuses`. */
    status: text("status").notNull(),
    reason: text("reason").notNull(),
    amountOre: ore("amount_ore").notNull(),
    currency: currency(),
    /** Until when the shop may answer; null when there is nothing to answer. */
    dueBy: isoTime("due_by"),
    openedAt: isoTime("opened_at").notNull(),
    /** When it came to this status. */
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    check("disputes_amount", sql`${t.amountOre} >= 0`),
    index("disputes_by_order").on(t.orderId),
    index("disputes_by_payment").on(t.paymentId),
    index("disputes_by_status").on(t.status, t.dueBy),
    index("disputes_by_opened").on(t.openedAt),
  ],
);

/** A difference between the shop and its payment provider that a person has to look at. Its id names what it is about, so each is written once. */
export const paymentDiscrepancies = sqliteTable(
  "payment_findings",
  {
    id: text("id").primaryKey(),
    /** One of `discrepancyKinds`. */
    kind: text("kind").notNull(),
    orderId: text("order_id").references(() => orders.id),
    paymentId: text("payment_id").references(() => payments.id),
    provider: text("provider").notNull(),
    /** The difference in words, for staff; without customers' data. */
    detail: text("detail").notNull(),
    foundAt: isoTime("found_at").notNull(),
    resolvedAt: isoTime("resolved_at"),
    /** The staff member's username, or `system`. */
    resolvedBy: text("resolved_by"),
    /** What staff did about it, in their words; without customers' data. */
    note: text("note"),
  },
  (t) => [
    index("payment_findings_by_order").on(t.orderId),
    index("payment_findings_by_payment").on(t.paymentId),
    index("payment_findings_by_found").on(t.foundAt),
    index("payment_findings_open")
      .on(t.foundAt)
      .where(sql`${t.resolvedAt} IS NULL`),
  ],
);

/** A movement of money on the shop's account at its payment provider. Amounts are signed: what left the account is negative. */
export const providerTransactions = sqliteTable(
  "provider_transactions",
  {
    /** The provider's id of the movement. */
    id: text("id").primaryKey(),
    provider: text("provider").notNull(),
    /** One of `transactionKinds`. */
    kind: text("kind").notNull(),
    paymentId: text("payment_id").references(() => payments.id),
    refundId: text("refund_id").references(() => refunds.id),
    disputeId: text("dispute_id").references(() => disputes.id),
    orderId: text("order_id").references(() => orders.id),
    /** What it is of, by the provider's id: a charge, a refund, a dispute, a payout. */
    reference: text("reference").notNull().default(""),
    /** Before the fee. */
    amountOre: ore("amount_ore").notNull(),
    feeOre: ore("fee_ore").notNull().default(0),
    netOre: ore("net_ore").notNull(),
    /** The account's currency, which may be another than the order's. */
    currency: text("currency").notNull(),
    /** The amount in the currency in which the buyer paid, where the provider exchanged it; null where it did not. */
    originalOre: integer("original_ore"),
    originalCurrency: text("original_currency"),
    occurredAt: isoTime("occurred_at").notNull(),
    availableOn: isoTime("available_on"),
    /** The provider's id of the payout that carried it to the bank; null until it is known. */
    payout: text("payout"),
  },
  (t) => [
    check("provider_transactions_net", sql`${t.netOre} = ${t.amountOre} - ${t.feeOre}`),
    index("provider_transactions_by_time").on(t.occurredAt),
    index("provider_transactions_by_order").on(t.orderId),
    index("provider_transactions_by_payment").on(t.paymentId),
    index("provider_transactions_by_refund").on(t.refundId),
    index("provider_transactions_by_dispute").on(t.disputeId),
    index("provider_transactions_by_payout").on(t.payout),
  ],
);

/**
 * How far the provider's transactions are copied. A copy that is under way says from when to when, and after which transaction it
 * goes on, so that an interrupted one loses nothing.
 */
export const providerCopies = sqliteTable("provider_copies", {
  provider: text("provider").primaryKey(),
  /** Everything before this moment is copied; null before the first copy is done. */
  copiedUntil: isoTime("copied_until"),
  copyFrom: isoTime("copy_from"),
  /** Null when no copy is under way. */
  copyTo: isoTime("copy_to"),
  /** The provider's mark of the page that comes next; null for the first. */
  cursor: text("cursor"),
  updatedAt: isoTime("updated_at").notNull(),
});
