import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { caseStatuses } from "../../shared/case-statuses.ts";
import {
  refundCorrectionReasons,
  refundTroubles,
  returnDestinations,
  returnKinds,
  valueLossDecisions,
  wasteReasons,
} from "../../shared/states.ts";
import { caseStatusLiteral } from "../status-sql.server.ts";
import { productVariants } from "./catalogue.server.ts";
import { flag, isoTime, ore } from "./columns.server.ts";
import { complaints } from "./complaints.server.ts";
import { fulfilments, refunds } from "./fulfilments.server.ts";
import { orderLines, orders } from "./orders.server.ts";
import { withdrawals } from "./withdrawals.server.ts";

/** A return, an exchange, or the 14-day withdrawal that distance-selling law grants. */
export const returns = sqliteTable(
  "returns",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind", { enum: returnKinds }).notNull(),
    status: text("status", { enum: caseStatuses("return") })
      .notNull()
      .default("requested"),
    reason: text("reason").notNull().default(""),
    refundOre: ore("refund_ore").notNull().default(0),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    /** The notice of withdrawal whose goods come back; null for another kind of return. */
    withdrawalId: text("withdrawal_id").references(() => withdrawals.id),
    /** What is printed on its label and scanned: `RT-` and 8 digits, given by a trigger. */
    number: text("number"),
    /** Whether goods came after its exchange had lapsed and are not refunded yet: set by a trigger. */
    owesRefund: flag("owes_refund").notNull().default(false),
    /** When that refund was last tried and could not be made, and why. */
    refundTriedAt: isoTime("refund_tried_at"),
    refundTrouble: text("refund_trouble", { enum: refundTroubles }),
    /** The complaint whose goods come back, to be looked at or repaired; null for another kind of return. */
    complaintId: text("complaint_id").references(() => complaints.id),
  },
  (t) => [
    index("returns_by_complaint")
      .on(t.complaintId)
      .where(sql`${t.complaintId} IS NOT NULL`),
    index("returns_owing")
      .on(t.refundTriedAt)
      .where(sql`${t.owesRefund} = 1`),
    uniqueIndex("returns_by_number")
      .on(t.number)
      .where(sql`${t.number} IS NOT NULL`),
    index("returns_by_status").on(t.status, t.createdAt, t.id),
    index("returns_by_created").on(t.createdAt, t.id),
    index("returns_by_kind").on(t.kind, t.createdAt, t.id),
    check("returns_refund", sql`${t.refundOre} >= 0`),
    index("returns_by_order").on(t.orderId),
    uniqueIndex("returns_by_withdrawal")
      .on(t.withdrawalId)
      .where(sql`${t.withdrawalId} IS NOT NULL`),
  ],
);

export const returnLines = sqliteTable(
  "return_lines",
  {
    returnId: text("return_id")
      .notNull()
      .references(() => returns.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: integer("quantity").notNull(),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.orderLineId] }), check("return_lines_quantity", sql`${t.quantity} > 0`)],
);

/** The label of a return, as its provider made it; the same one is printed again. */
export const returnLabels = sqliteTable(
  "return_labels",
  {
    returnId: text("return_id")
      .primaryKey()
      .references(() => returns.id),
    /** One of the label providers, such as `plain`. */
    provider: text("provider").notNull(),
    carrier: text("carrier").notNull(),
    /** The carrier's number of the parcel; empty when the provider gives none. */
    trackingId: text("tracking_id").notNull().default(""),
    madeAt: isoTime("made_at").notNull(),
  },
  (t) => [
    index("return_labels_by_tracking")
      .on(sql`${t.trackingId} COLLATE NOCASE`)
      .where(sql`${t.trackingId} <> ''`),
  ],
);

/** A parcel that came back, as staff scanned it in. Its id comes with the form, so that a form sent twice counts once. Never changed. */
export const returnParcels = sqliteTable(
  "return_parcels",
  {
    id: text("id").primaryKey(),
    returnId: text("return_id")
      .notNull()
      .references(() => returns.id),
    receivedAt: isoTime("received_at").notNull(),
    /** The staff member's username. */
    receivedBy: text("received_by").notNull(),
  },
  (t) => [index("return_parcels_by_return").on(t.returnId, t.receivedAt)],
);

/** What was in a parcel that came back, and where it went. A trigger refuses more units than were announced. */
export const returnParcelLines = sqliteTable(
  "return_parcel_lines",
  {
    parcelId: text("parcel_id")
      .notNull()
      .references(() => returnParcels.id),
    position: integer("position").notNull(),
    orderLineId: text("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    /** What came back: the variant of the order line, or one that it was exchanged for before. */
    variantId: text("variant_id")
      .notNull()
      .references(() => productVariants.id),
    quantity: integer("quantity").notNull(),
    destination: text("destination", { enum: returnDestinations }).notNull(),
    /** Why it is waste; null for another destination. */
    wasteReason: text("waste_reason", { enum: wasteReasons }),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.position] }),
    check("return_parcel_lines_quantity", sql`${t.quantity} > 0`),
    check("return_parcel_lines_waste", sql`(${t.destination} = 'waste') = (${t.wasteReason} IS NOT NULL)`),
    index("return_parcel_lines_by_order_line").on(t.orderLineId),
    index("return_parcel_lines_by_variant").on(t.variantId),
  ],
);

/**
 * A return whose units are exchanged for another size or color of the same product, which is taken from stock at once. Triggers refuse
 * more units than the buyer has, give held units back to stock when it lapses or is cancelled, and keep everything else as agreed.
 */
export const exchanges = sqliteTable(
  "exchanges",
  {
    returnId: text("return_id")
      .primaryKey()
      .references(() => returns.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    /** The replacement, and its names as they were. */
    variantId: text("variant_id")
      .notNull()
      .references(() => productVariants.id),
    color: text("color").notNull(),
    size: text("size").notNull(),
    quantity: integer("quantity").notNull(),
    /** What goes back to the buyer because the product costs less now than was paid. */
    differenceOre: ore("difference_ore").notNull().default(0),
    status: text("status", { enum: caseStatuses("exchange") })
      .notNull()
      .default("held"),
    heldUntil: isoTime("held_until").notNull(),
    remindAt: isoTime("remind_at").notNull(),
    remindedAt: isoTime("reminded_at"),
    /** The parcel that the replacement was sent in. */
    fulfilmentId: text("fulfilment_id").references(() => fulfilments.id),
    updatedAt: isoTime("updated_at").notNull(),
    /** The notice of withdrawal that ended it; null while it is open, and when something else ended it. */
    endedBy: text("ended_by").references(() => withdrawals.id),
    /** Units that came back under it and count for the return of that notice. */
    handedOver: integer("handed_over").notNull().default(0),
  },
  (t) => [
    index("exchanges_by_ended_by")
      .on(t.endedBy)
      .where(sql`${t.endedBy} IS NOT NULL`),
    check("exchanges_quantity", sql`${t.quantity} > 0`),
    check("exchanges_difference", sql`${t.differenceOre} >= 0`),
    check(
      "exchanges_sent",
      sql`(${t.status} = ${caseStatusLiteral("exchange", "sent")}) = (${t.fulfilmentId} IS NOT NULL)`,
    ),
    index("exchanges_by_order_line").on(t.orderLineId),
    index("exchanges_by_variant").on(t.variantId),
    index("exchanges_by_fulfilment")
      .on(t.fulfilmentId)
      .where(sql`${t.fulfilmentId} IS NOT NULL`),
    index("exchanges_held")
      .on(t.heldUntil)
      .where(sql`${t.status} = ${caseStatusLiteral("exchange", "held")}`),
    index("exchanges_to_remind")
      .on(t.remindAt)
      .where(sql`${t.status} = ${caseStatusLiteral("exchange", "held")} AND ${t.remindedAt} IS NULL`),
  ],
);

/**
 * What the shop deducts because goods came back worth less than they would after trying them on (Distance Contracts Act, 2:15). Its
 * pictures are the stored files whose upload key is its id. A trigger keeps it as the buyer was told; staff can drop it.
 */
export const valueLosses = sqliteTable(
  "value_losses",
  {
    id: text("id").primaryKey(),
    returnId: text("return_id")
      .notNull()
      .references(() => returns.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    amountOre: ore("amount_ore").notNull(),
    reason: text("reason").notNull(),
    /** The staff member's username. */
    createdBy: text("created_by").notNull(),
    /** When the buyer was told: its e-mail is written in the same batch. */
    toldAt: isoTime("told_at").notNull(),
    objectedAt: isoTime("objected_at"),
    /** What staff decided about the objection, or about their own mistake. */
    decision: text("decision", { enum: valueLossDecisions }),
    decidedAt: isoTime("decided_at"),
    decidedBy: text("decided_by"),
  },
  (t) => [
    check("value_losses_amount", sql`${t.amountOre} > 0`),
    index("value_losses_by_return").on(t.returnId),
    index("value_losses_objected")
      .on(t.objectedAt)
      .where(sql`${t.objectedAt} IS NOT NULL AND ${t.decision} IS NULL`),
  ],
);

/** Money that goes back for units that stay with the buyer, or after them: the difference of an exchange, a dropped value loss. */
export const refundCorrections = sqliteTable(
  "refund_corrections",
  {
    refundId: text("refund_id")
      .primaryKey()
      .references(() => refunds.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    reason: text("reason", { enum: refundCorrectionReasons }).notNull(),
    amountOre: ore("amount_ore").notNull(),
  },
  (t) => [
    check("refund_corrections_amount", sql`${t.amountOre} > 0`),
    index("refund_corrections_by_order_line").on(t.orderLineId),
  ],
);
