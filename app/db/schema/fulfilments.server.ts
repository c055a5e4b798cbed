import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { deliverySources, refundRefusals, refundStatuses } from "../../shared/states.ts";
import { flag, isoTime, ore } from "./columns.server.ts";
import { refundStatusTable } from "./lookups.server.ts";
import { orderLines, orders, payments } from "./orders.server.ts";
import { withdrawals } from "./withdrawals.server.ts";

/** A parcel that left the warehouse. Its id comes with the form, so that a form sent twice ships once. Never changed; gone when its sending is undone. */
export const fulfilments = sqliteTable(
  "fulfilments",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** One of `carriers`. */
    carrier: text("carrier").notNull(),
    /** The carrier's number of the parcel; empty when it has none. */
    trackingId: text("tracking_id").notNull().default(""),
    /** As it was weighed, packed; null when it was not. */
    weightGrams: integer("weight_grams"),
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [
    index("fulfilments_by_order").on(t.orderId, t.createdAt),
    index("fulfilments_by_tracking")
      .on(sql`${t.trackingId} COLLATE NOCASE`)
      .where(sql`${t.trackingId} <> ''`),
  ],
);

export const fulfilmentLines = sqliteTable(
  "fulfilment_lines",
  {
    fulfilmentId: text("fulfilment_id")
      .notNull()
      .references(() => fulfilments.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: integer("quantity").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fulfilmentId, t.orderLineId] }),
    check("fulfilment_lines_quantity", sql`${t.quantity} > 0`),
  ],
);

/**
 * A parcel that was announced to a carrier's service, written before it is asked, so that a lost answer books nothing twice. The parcel has
 * its order and tracking id.
 */
export const parcelBookings = sqliteTable(
  "parcel_bookings",
  {
    /** The order's id and its `updatedAt`: one version of an order is booked once. */
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** Who books: the name of a `Carrier`. */
    service: text("service").notNull(),
    /** The service's id of it; null while its answer is not known. */
    reference: text("reference"),
    trackingId: text("tracking_id").notNull().default(""),
    askedAt: isoTime("asked_at").notNull(),
  },
  (t) => [index("parcel_bookings_by_order").on(t.orderId)],
);

/**
 * When a parcel arrived, as it was recorded first. A parcel without a row has not arrived, as far as the shop knows. Never changed: what
 * was wrong is corrected by `deliveryCorrections`, and `arrivals` is what counts.
 */
export const deliveries = sqliteTable("deliveries", {
  fulfilmentId: text("fulfilment_id")
    .primaryKey()
    .references(() => fulfilments.id),
  deliveredAt: isoTime("delivered_at").notNull(),
  /** Who says so. */
  source: text("source", { enum: deliverySources }).notNull(),
  recordedAt: isoTime("recorded_at").notNull(),
  /** The staff member's username, or 'system' for a carrier's word. */
  recordedBy: text("recorded_by").notNull(),
});

/** A delivery that was recorded wrongly, and how it really was; the newest of a parcel counts. Append-only: who, when and why are kept. */
export const deliveryCorrections = sqliteTable(
  "delivery_corrections",
  {
    /** In the order in which they were written. */
    sequence: integer("sequence").primaryKey({ autoIncrement: true }),
    fulfilmentId: text("fulfilment_id")
      .notNull()
      .references(() => deliveries.fulfilmentId),
    /** Null: it has not arrived. */
    deliveredAt: isoTime("delivered_at"),
    /** Why, in the words of the staff; emptied when the buyer is erased. */
    reason: text("reason").notNull(),
    recordedAt: isoTime("recorded_at").notNull(),
    recordedBy: text("recorded_by").notNull(),
  },
  (t) => [index("delivery_corrections_by_fulfilment").on(t.fulfilmentId, t.sequence)],
);

/**
 * When each parcel arrived, corrections counted: from then the law counts the days in which its buyer may withdraw. `deliveredAt` is
 * null for a parcel that was recorded and turned out not to have arrived; one that never was recorded has no row.
 */
export const arrivals = sqliteView("arrivals", {
  fulfilmentId: text("fulfilment_id").notNull(),
  deliveredAt: isoTime("delivered_at"),
  /** When what counts was recorded. */
  recordedAt: isoTime("recorded_at").notNull(),
}).existing();

/**
 * Money that goes back, in whole or part; written before the provider is asked. The id is the provider's idempotency key.
 * Triggers refuse more than the payment took, and changes of anything but how it goes.
 */
export const refunds = sqliteTable(
  "refunds",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    amountOre: ore("amount_ore").notNull(),
    /** The part of the amount that is shipping, and the part that is VAT. */
    shippingOre: ore("shipping_ore").notNull().default(0),
    taxOre: ore("tax_ore").notNull().default(0),
    reason: text("reason").notNull().default(""),
    status: text("status", { enum: refundStatuses })
      .notNull()
      .default("requested")
      .references(() => refundStatusTable.id),
    /** Whether its units went back into stock. */
    restocked: flag("restocked").notNull().default(false),
    /** How often the provider was asked, and why it failed last. */
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    /** The provider's id of the refund; null until the provider has taken it on, and again when it failed there. */
    providerReference: text("provider_reference"),
    /** How often the provider refused it for good: with the id it is the idempotency key, so that it can be asked anew. */
    refusals: integer("refusals").notNull().default(0),
    /** Why it was refused, where the buyer has the money or may get it another way: then nobody sends it by bank. Null for any other reason. */
    refusal: text("refusal", { enum: refundRefusals }),
    /** Who is sending the money by bank, and since when: nobody else sends it meanwhile, and the provider is not asked. */
    transferBy: text("transfer_by"),
    transferBegunAt: isoTime("transfer_begun_at"),
    /** The Swedish day on which staff sent the money themselves, by bank; null when the provider makes it. */
    transferOn: text("transfer_on"),
    /** The bank's reference of that transfer; never an account number. */
    transferReference: text("transfer_reference"),
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    /** The notice of withdrawal that it pays; null for any other refund. */
    withdrawalId: text("withdrawal_id").references((): AnySQLiteColumn => withdrawals.id),
  },
  (t) => [
    index("refunds_by_withdrawal")
      .on(t.withdrawalId)
      .where(sql`${t.withdrawalId} IS NOT NULL`),
    check("refunds_amount", sql`${t.amountOre} >= 0 AND ${t.shippingOre} BETWEEN 0 AND ${t.amountOre}`),
    index("refunds_by_order").on(t.orderId, t.createdAt),
    index("refunds_by_payment").on(t.paymentId),
    index("refunds_by_created").on(t.createdAt),
    index("refunds_open")
      .on(t.updatedAt)
      .where(sql`${t.status} <> 'succeeded'`),
    // When the money went back: a refund that succeeded is never changed again.
    index("refunds_made")
      .on(t.updatedAt)
      .where(sql`${t.status} = 'succeeded'`),
    uniqueIndex("refunds_by_provider_reference")
      .on(t.providerReference)
      .where(sql`${t.providerReference} IS NOT NULL`),
  ],
);

/** The units of a refund. A refund without lines is of all that was left of a cancelled order. */
export const refundLines = sqliteTable(
  "refund_lines",
  {
    refundId: text("refund_id")
      .notNull()
      .references(() => refunds.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: integer("quantity").notNull(),
    /** How many of them had been sent; the others are cancelled and never will be. */
    returned: integer("returned").notNull().default(0),
    amountOre: ore("amount_ore").notNull(),
    /** What was taken off it because the goods had lost value; null where that was not kept. */
    valueLossOre: ore("value_loss_ore"),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    check("refund_lines_quantity", sql`${t.quantity} > 0 AND ${t.returned} BETWEEN 0 AND ${t.quantity}`),
    check("refund_lines_amount", sql`${t.amountOre} >= 0`),
  ],
);

/** What each line bears of a sum that went back without units: its price is lower by it, so that it is not paid a second time. */
export const refundShares = sqliteTable(
  "refund_shares",
  {
    refundId: text("refund_id")
      .notNull()
      .references(() => refunds.id),
    orderLineId: text("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    amountOre: ore("amount_ore").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    index("refund_shares_by_order_line").on(t.orderLineId),
    check("refund_shares_amount", sql`${t.amountOre} > 0`),
  ],
);

/**
 * A refund that was made in the provider's dashboard, once staff recorded it: what of it counts towards each refund of the shop. The
 * provider is asked for the rest of such a refund. Triggers refuse more than the refund is, and changes.
 */
export const dashboardRefunds = sqliteTable(
  "dashboard_refunds",
  {
    /** The provider's id of the refund in its dashboard. */
    reference: text("reference").notNull(),
    refundId: text("refund_id")
      .notNull()
      .references(() => refunds.id),
    amountOre: ore("amount_ore").notNull(),
    /** Whether the shop's refund was written for it; otherwise it is one that the provider had refused. */
    isOwn: flag("is_own").notNull(),
    /** The staff member's username. */
    recordedBy: text("recorded_by").notNull(),
    recordedAt: isoTime("recorded_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reference, t.refundId] }),
    index("dashboard_refunds_by_refund").on(t.refundId),
    index("dashboard_refunds_by_recorded").on(t.recordedAt),
    check("dashboard_refunds_amount", sql`${t.amountOre} > 0`),
  ],
);

/** What staff tell each other about an order. Customers never see it; a deleted note can be restored. */
export const orderNotes = sqliteTable(
  "order_notes",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    text: text("text").notNull(),
    /** The staff member's username. */
    author: text("author").notNull(),
    createdAt: isoTime("created_at").notNull(),
    deletedAt: isoTime("deleted_at"),
  },
  (t) => [index("order_notes_by_order").on(t.orderId, t.createdAt)],
);
