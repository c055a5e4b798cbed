import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { caseStatuses } from "../../shared/case-statuses.ts";
import { complaintChannels, complaintEventTypes, complaintRemedies, complaintWishes } from "../../shared/states.ts";
import { caseStatusLiteral } from "../status-sql.server.ts";
import { productVariants } from "./catalogue.server.ts";
import { isoTime, locale } from "./columns.server.ts";
import { fulfilments } from "./fulfilments.server.ts";
import { orderLines, orders } from "./orders.server.ts";

/**
 * A fault that a buyer told of, as it came in (Consumer Sales Act, 2022:260, chapters 4 and 5). What was told is never changed (a
 * trigger refuses it); erasing a person empties it. What the shop did about it are the other columns and the events.
 */
export const complaints = sqliteTable(
  "complaints",
  {
    id: text("id").primaryKey(),
    /** A hash of the form's id and of what it told: a form sent twice is one complaint. */
    submissionKey: text("submission_key").notNull().unique(),
    /** Null until it is matched to an order. */
    orderId: text("order_id").references((): AnySQLiteColumn => orders.id),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The order number as it was typed. */
    typedReference: text("typed_reference").notNull(),
    /** The items as they were typed; empty where lines name them. */
    items: text("items").notNull().default(""),
    /** What is wrong. */
    description: text("description").notNull(),
    /** The day it was noticed, `2026-11-03`; null when the buyer did not say. */
    noticedOn: text("noticed_on"),
    wish: text("wish", { enum: complaintWishes }).notNull(),
    channel: text("channel", { enum: complaintChannels }).notNull(),
    locale: locale(),
    receivedAt: isoTime("received_at").notNull(),
    /** The last moment in which the law lets faults be told, as it was known when it was matched; null while that is open. */
    faultsUntil: isoTime("faults_until"),
    /** Until when we promise an answer; a new answer of the buyer begins it anew. */
    answerDueAt: isoTime("answer_due_at").notNull(),
    status: text("status", { enum: caseStatuses("complaint") }).notNull(),
    /** How it is put right; null before it is accepted. */
    remedy: text("remedy", { enum: complaintRemedies }),
    /** The upload key of its photos, also of those that come later; null once they are erased. */
    pictureKey: text("picture_key"),
    /** The staff member who entered it, when it came by another way than the shop's form. */
    enteredBy: text("entered_by"),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    check("complaints_id", sql`${t.id} GLOB 'CP-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'`),
    check(
      "complaints_accepted",
      sql`${t.status} <> ${caseStatusLiteral("complaint", "accepted")} OR (${t.orderId} IS NOT NULL AND ${t.remedy} IS NOT NULL)`,
    ),
    index("complaints_by_received").on(t.receivedAt),
    index("complaints_by_status").on(t.status, t.receivedAt),
    index("complaints_by_status_and_due").on(t.status, t.answerDueAt),
    index("complaints_by_order").on(t.orderId),
    index("complaints_by_email").on(sql`${t.email} COLLATE NOCASE`),
    index("complaints_by_pictures")
      .on(t.pictureKey)
      .where(sql`${t.pictureKey} IS NOT NULL`),
  ],
);

/** What a complaint is about, by order line; append-only. */
export const complaintLines = sqliteTable(
  "complaint_lines",
  {
    complaintId: text("complaint_id")
      .notNull()
      .references(() => complaints.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references((): AnySQLiteColumn => orderLines.id),
    quantity: integer("quantity").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.complaintId, t.orderLineId] }),
    check("complaint_lines_quantity", sql`${t.quantity} > 0`),
    index("complaint_lines_by_order_line").on(t.orderLineId),
  ],
);

/** What happened to a complaint; append-only. Erasing a person empties what was written. */
export const complaintEvents = sqliteTable(
  "complaint_events",
  {
    id: text("id").primaryKey(),
    complaintId: text("complaint_id")
      .notNull()
      .references(() => complaints.id),
    type: text("type", { enum: complaintEventTypes }).notNull(),
    /** A staff member's username, `buyer` or `system`. */
    actor: text("actor").notNull(),
    /** What was written to the buyer or by the buyer, or a note of the staff. */
    text: text("text").notNull().default(""),
    /** The refund, return or parcel that it is about; empty where there is none. */
    reference: text("reference").notNull().default(""),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [index("complaint_events_by_complaint").on(t.complaintId, t.createdAt)],
);

/** A replacement that was sent for a faulty unit, in a parcel of its own. A trigger takes its units from stock. Never changed. */
export const complaintReplacements = sqliteTable(
  "complaint_replacements",
  {
    fulfilmentId: text("fulfilment_id")
      .primaryKey()
      .references(() => fulfilments.id),
    complaintId: text("complaint_id")
      .notNull()
      .references(() => complaints.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references((): AnySQLiteColumn => orderLines.id),
    variantId: text("variant_id")
      .notNull()
      .references(() => productVariants.id),
    quantity: integer("quantity").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [
    check("complaint_replacements_quantity", sql`${t.quantity} > 0`),
    index("complaint_replacements_by_complaint").on(t.complaintId),
    index("complaint_replacements_by_order_line").on(t.orderLineId),
    index("complaint_replacements_by_variant").on(t.variantId),
  ],
);
