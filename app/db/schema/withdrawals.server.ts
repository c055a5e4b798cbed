import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { caseStatuses } from "../../shared/case-statuses.ts";
import { refundTroubles, withdrawalBases, withdrawalChannels } from "../../shared/states.ts";
import { caseStatusesWhere, caseStatusLiteral } from "../status-sql.server.ts";
import { isoTime, locale, ore } from "./columns.server.ts";
import { orderLines, orders } from "./orders.server.ts";

/**
 * A consumer's notice that they withdraw from a purchase, as it came in (Distance Contracts Act, 2005:59, 2:10). What was declared is
 * never changed (a trigger refuses it); erasing a person empties it. What the shop did about it are the other columns.
 */
export const withdrawals = sqliteTable(
  "withdrawals",
  {
    id: text("id").primaryKey(),
    /** A hash of the form's id and of what it declared: a form sent twice is one notice. */
    submissionKey: text("submission_key").notNull().unique(),
    /** Null until it is matched to an order. */
    orderId: text("order_id").references((): AnySQLiteColumn => orders.id),
    name: text("name").notNull(),
    receiptEmail: text("receipt_email").notNull(),
    /** The order number as it was typed. */
    typedReference: text("typed_reference").notNull(),
    statementText: text("statement_text").notNull(),
    locale: locale(),
    channel: text("channel", { enum: withdrawalChannels }).notNull(),
    receivedAt: isoTime("received_at").notNull(),
    /** The last moments of both periods, as they were known when it was matched; null while a period is open. */
    statutoryUntil: isoTime("statutory_until"),
    promiseUntil: isoTime("promise_until"),
    /** Until when the money must be back. */
    refundDueAt: isoTime("refund_due_at").notNull(),
    status: text("status", { enum: caseStatuses("withdrawal") }).notNull(),
    /** When the shopper showed that the goods were sent: the refund may not wait longer than that. */
    proofOfPostingAt: isoTime("proof_of_posting_at"),
    /** The staff member who entered it, when it came by another way than the shop's function. */
    enteredBy: text("entered_by"),
    updatedAt: isoTime("updated_at").notNull(),
    /** What its units came to when it was matched, in öre, as the receipt says; null before. */
    refundOre: ore("refund_ore"),
    /** The staff member who matched it to its order; null when it proved that itself. */
    matchedBy: text("matched_by"),
    /** A keyed hash of the address it was sent from, for the ten minutes in which a caller's notices are counted. */
    caller: text("caller"),
    /** When its refund was last tried and could not be made, and why. */
    refundTriedAt: isoTime("refund_tried_at"),
    refundTrouble: text("refund_trouble", { enum: refundTroubles }),
    /** The notice that has the units in time, where this one has the late rest of the same declaration. */
    restOf: text("rest_of").references((): AnySQLiteColumn => withdrawals.id),
  },
  (t) => [
    check("withdrawals_id", sql`${t.id} GLOB 'WD-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'`),
    check(
      "withdrawals_matched",
      sql`${t.status} IN (${caseStatusLiteral("withdrawal", "unmatched")}, ${caseStatusLiteral("withdrawal", "closed")}) OR ${t.orderId} IS NOT NULL`,
    ),
    index("withdrawals_by_received").on(t.receivedAt),
    index("withdrawals_by_status").on(t.status, t.receivedAt),
    index("withdrawals_by_status_and_due").on(t.status, t.refundDueAt),
    index("withdrawals_by_order").on(t.orderId),
    index("withdrawals_by_email").on(sql`${t.receiptEmail} COLLATE NOCASE`),
    index("withdrawals_by_caller")
      .on(t.caller)
      .where(sql`${t.caller} IS NOT NULL`),
    uniqueIndex("withdrawals_by_rest_of")
      .on(t.restOf)
      .where(sql`${t.restOf} IS NOT NULL`),
    index("withdrawals_unpaid")
      .on(t.refundDueAt)
      .where(sql`${t.status} IN ${caseStatusesWhere("withdrawal", { isOpen: true })}`),
  ],
);

/** What a notice declares, by order line; append-only. A trigger refuses more units than the line still has. */
export const withdrawalLines = sqliteTable(
  "withdrawal_lines",
  {
    withdrawalId: text("withdrawal_id")
      .notNull()
      .references(() => withdrawals.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references((): AnySQLiteColumn => orderLines.id),
    quantity: integer("quantity").notNull(),
    basis: text("basis", { enum: withdrawalBases }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.orderLineId] }),
    check("withdrawal_lines_quantity", sql`${t.quantity} > 0`),
    index("withdrawal_lines_by_order_line").on(t.orderLineId),
  ],
);
