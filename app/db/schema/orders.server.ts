import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { ChosenPoint } from "../../shared/chosen-point.ts";
import { marketIds } from "../../shared/market-ids.ts";
import { orderStatuses, paymentAttemptStatuses, paymentStatuses } from "../../shared/order-statuses.ts";
import { type ConsentTextVersions, fulfilmentStates, paymentSteps, vatModes } from "../../shared/states.ts";
import { attemptsWithMoney, orderStatusesWhere, paymentStatusesWhere } from "../status-sql.server.ts";
import { products, productVariants } from "./catalogue.server.ts";
import { flag, isoTime, json, locale, ore } from "./columns.server.ts";
import { documentVersions } from "./document-versions.server.ts";
import { currency, orderStatusTable, paymentAttemptStatusTable, paymentStatusTable } from "./lookups.server.ts";

/** A snapshot of what was agreed: names, prices and VAT as they were. Never recomputed. */
export const orders = sqliteTable(
  "orders",
  {
    id: text("id").primaryKey(),
    orderNumber: text("order_number").notNull().unique(),
    trackingId: text("tracking_id").unique(),
    /** The idempotency key: the same key always returns the same order. */
    idempotencyKey: text("idempotency_key").notNull().unique(),
    /** SHA-256 of the order's content: the same key with other content is refused. */
    contentHash: text("content_hash").notNull(),
    /** Names the content and its caller (`orders/repeated-order.server.ts`); null when the caller is not known. */
    repeatKey: text("repeat_key"),
    status: text("status", { enum: orderStatuses })
      .notNull()
      .default("pending")
      .references(() => orderStatusTable.id),
    paymentStatus: text("payment_status", { enum: paymentStatuses })
      .notNull()
      .default("unpaid")
      .references(() => paymentStatusTable.id),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    address: text("address").notNull(),
    city: text("city").notNull(),
    postalCode: text("postal_code").notNull(),
    country: text("country").notNull(),
    phone: text("phone").notNull().default(""),
    billingAddress: text("billing_address").notNull(),
    billingCity: text("billing_city").notNull(),
    billingPostalCode: text("billing_postal_code").notNull(),
    billingCountry: text("billing_country").notNull(),
    /** The market that it was placed in, at whose prices it is changed (`shop/markets/markets.ts`). */
    market: text("market", { enum: marketIds }).notNull().default("se"),
    currency: currency().default("SEK"),
    subtotalOre: ore("subtotal_ore").notNull(),
    /** The code, or the id of the automatic discount, whose title as it was then is beside it. */
    discountCode: text("discount_code"),
    discountTitle: text("discount_title"),
    discountOre: ore("discount_ore").notNull().default(0),
    shippingOre: ore("shipping_ore").notNull(),
    /** What standard delivery would have cost then: a withdrawal gives back no more shipping. Null on orders from before it was kept. */
    standardShippingOre: ore("standard_shipping_ore"),
    taxOre: ore("tax_ore").notNull(),
    vatMode: text("vat_mode", { enum: vatModes }).notNull(),
    /** Hundredths of a percent: 25 % is 2500. */
    vatRateHundredths: integer("vat_rate_hundredths").notNull(),
    /** Whose VAT it is: the shop's own, an export's 0 % too, or that of the buyer's country by OSS or VOEC. */
    vatCountry: text("vat_country").notNull().default("Sweden"),
    /** The shop's VOEC number as it was then, for the receipt and the parcel; null on an order that wasn't sold so. */
    voecNumber: text("voec_number"),
    totalOre: ore("total_ore").notNull(),
    /** Days from delivery in which the shop takes unused goods back, as it promised then. */
    returnDays: integer("return_days").notNull().default(30),
    shippingMethod: text("shipping_method").notNull(),
    /** Where its parcel waits for the buyer; null for one that goes to the address. */
    pickupPoint: json<ChosenPoint>("pickup_point"),
    paymentMethod: text("payment_method").notNull(),
    newsletterSubscription: flag("newsletter_subscription").notNull().default(false),
    marketingEmails: flag("marketing_emails").notNull().default(false),
    locale: locale(),
    estimatedDelivery: isoTime("estimated_delivery").notNull(),
    /** The username of the staff member who sees to it; null for nobody. */
    assignee: text("assignee"),
    /** True while the order's units are subtracted from the variants' quantity, so that they are released once. */
    holdsStock: flag("holds_stock").notNull().default(true),
    /** Until when an unpaid order keeps its reservation; null once paid or released. */
    reservedUntil: isoTime("reserved_until"),
    /** A keyed hash of where an unpaid order came from, to limit what one caller can reserve; null once paid or released. */
    reservedBy: text("reserved_by"),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    /** How much of it was sent; what was cancelled before shipping no longer counts. */
    fulfilment: text("fulfilment", { enum: fulfilmentStates }).notNull().default("unfulfilled"),
    /* What the buyer agreed to and was told: versions of `document_versions`. Null for orders of before they were kept. */
    termsVersion: text("terms_version").references(() => documentVersions.id),
    withdrawalInfoVersion: text("withdrawal_info_version").references(() => documentVersions.id),
    /** When the checkout showed that information; null when it did not tell that it showed the version in force. */
    withdrawalInfoShownAt: isoTime("withdrawal_info_shown_at"),
    /** When the e-mail that carries it went out. */
    withdrawalInfoMailedAt: isoTime("withdrawal_info_mailed_at"),
    /** When the buyer ticked that they pay at the order; null in markets that don't ask (`shop/markets/charge-consent.ts`). */
    chargeAgreedAt: isoTime("charge_agreed_at"),
    sellerVersion: text("seller_version").references(() => documentVersions.id),
    /** Which texts of consent the checkout showed, and the buyer's name in the consent log; null when no box was ticked. */
    marketingConsent: json<{ subject: string; purposes: ConsentTextVersions }>("marketing_consent"),
  },
  (t) => [
    check("orders_number", sql`${t.orderNumber} GLOB 'PM-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'`),
    check(
      "orders_amounts",
      sql`${t.subtotalOre} >= 0 AND ${t.shippingOre} >= 0 AND ${t.taxOre} >= 0 AND ${t.discountOre} BETWEEN 0 AND ${t.subtotalOre}`,
    ),
    check(
      "orders_total",
      sql`${t.totalOre} = ${t.subtotalOre} - ${t.discountOre} + ${t.shippingOre} + CASE ${t.vatMode} WHEN 'added' THEN ${t.taxOre} ELSE 0 END`,
    ),
    index("orders_by_created").on(t.createdAt),
    // What machines ask for again and again: what changed since they asked last.
    index("orders_by_updated").on(t.updatedAt, t.id),
    index("orders_by_repeat_key")
      .on(t.repeatKey)
      .where(sql`${t.repeatKey} IS NOT NULL`),
    index("orders_by_status").on(t.status, t.createdAt),
    index("orders_by_email").on(sql`${t.email} COLLATE NOCASE`),
    index("orders_by_payment").on(t.paymentStatus, t.createdAt),
    index("orders_by_assignee")
      .on(t.assignee, t.createdAt)
      .where(sql`${t.assignee} IS NOT NULL`),
    index("orders_by_country").on(t.country, t.createdAt),
    index("orders_by_total").on(t.totalOre),
    index("orders_by_status_and_total").on(t.status, t.totalOre),
    index("orders_by_payment_and_total").on(t.paymentStatus, t.totalOre),
    index("orders_by_country_and_total").on(t.country, t.totalOre),
    index("orders_by_first_name").on(sql`${t.firstName} COLLATE NOCASE`),
    index("orders_by_last_name").on(sql`${t.lastName} COLLATE NOCASE`),
    // The work that waits for staff: few rows, however many orders there are. `orders/order-work.server.ts` has the conditions.
    index("orders_to_fulfil")
      .on(t.createdAt)
      .where(
        sql`${t.status} IN ${orderStatusesWhere({ inWarehouse: true })} AND ${t.paymentStatus} IN ${paymentStatusesWhere({ hasMoney: true })} AND ${t.fulfilment} <> 'fulfilled'`,
      ),
    index("orders_to_pack")
      .on(t.createdAt)
      .where(
        sql`${t.status} IN ${orderStatusesWhere({ inWarehouse: true })} AND ${t.paymentStatus} IN ${paymentStatusesWhere({ hasMoney: true })} AND ${t.fulfilment} = 'unfulfilled'`,
      ),
    index("orders_part_shipped")
      .on(t.createdAt)
      .where(
        sql`${t.status} IN ${orderStatusesWhere({ inWarehouse: true })} AND ${t.paymentStatus} IN ${paymentStatusesWhere({ hasMoney: true })} AND ${t.fulfilment} = 'partial'`,
      ),
    index("orders_under_way")
      .on(t.createdAt)
      .where(
        sql`${t.status} IN ${orderStatusesWhere({ isUnderWay: true })} AND ${t.paymentStatus} IN ${paymentStatusesWhere({ hasMoney: true })}`,
      ),
    index("orders_by_expected_delivery")
      .on(t.estimatedDelivery)
      .where(
        sql`${t.status} IN ${orderStatusesWhere({ isUnderWay: true })} AND ${t.paymentStatus} IN ${paymentStatusesWhere({ hasMoney: true })}`,
      ),
    index("orders_reserved")
      .on(t.reservedUntil)
      .where(sql`${t.reservedUntil} IS NOT NULL`),
    index("orders_by_caller")
      .on(t.reservedBy)
      .where(sql`${t.reservedBy} IS NOT NULL`),
    // What codes gave in a period, without reading the orders.
    index("orders_by_code_use")
      .on(t.createdAt, t.currency, t.discountCode, t.paymentStatus, t.discountOre, t.totalOre)
      .where(sql`${t.discountCode} IS NOT NULL`),
    index("orders_by_discount")
      .on(t.discountCode, t.email)
      .where(sql`${t.discountCode} IS NOT NULL`),
  ],
);

export const orderLines = sqliteTable(
  "order_lines",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    position: integer("position").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    variantId: text("variant_id")
      .notNull()
      .references(() => productVariants.id),
    name: text("name").notNull(),
    priceOre: ore("price_ore").notNull(),
    quantity: integer("quantity").notNull(),
    /**
     * What the order's discount took off the line, in öre: the lines add up to it (a trigger keeps it within the line). Null on lines from
     * before it was kept, of which each bears its share by value (`orders/refund-amount.ts`).
     */
    discountOre: ore("discount_ore"),
    image: text("image").notNull().default(""),
    size: text("size").notNull(),
    color: text("color").notNull(),
    currency: currency().default("SEK"),
    source: text("source").notNull().default("local"),
    /** The line that its units stood in before they got another size or color; null on a line as it was ordered. */
    partedFrom: text("parted_from"),
    /* Units of it that were sent, cancelled before that, and refunded after it. Triggers count them from the fulfilments and
       refunds, and refuse more than was ordered. */
    fulfilledQuantity: integer("fulfilled_quantity").notNull().default(0),
    cancelledQuantity: integer("cancelled_quantity").notNull().default(0),
    returnedQuantity: integer("returned_quantity").notNull().default(0),
  },
  (t) => [
    check("order_lines_quantity", sql`${t.quantity} > 0`),
    check("order_lines_price", sql`${t.priceOre} >= 0`),
    index("order_lines_by_order").on(t.orderId, t.position),
    index("order_lines_by_product").on(t.productId),
    index("order_lines_by_image").on(t.image),
  ],
);

/** Who did what to an order, and when. Append-only (a trigger refuses changes). */
export const orderEvents = sqliteTable(
  "order_events",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    type: text("type").notNull(),
    /** 'shopper', 'system', or the staff member's username. */
    actor: text("actor").notNull(),
    data: json<Record<string, string>>("data").notNull().default({}),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [index("order_events_by_order").on(t.orderId, t.createdAt)],
);

/**
 * Attempts to pay an order. Never holds card data. Every write is conditional on the status it expects, and one payment an
 * order may be taking money or have taken it.
 */
export const payments = sqliteTable(
  "payments",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    provider: text("provider").notNull(),
    providerReference: text("provider_reference").notNull().unique(),
    method: text("method").notNull(),
    nextStep: text("next_step", { enum: paymentSteps }).notNull(),
    status: text("status", { enum: paymentAttemptStatuses })
      .notNull()
      .default("created")
      .references(() => paymentAttemptStatusTable.id),
    amountOre: ore("amount_ore").notNull(),
    currency: currency(),
    declineReason: text("decline_reason"),
    /**
     * Whether the provider's fields in the browser may still take the money without the shop being asked. Such a payment is ended
     * at the provider before its order is given up.
     */
    isOpen: flag("is_open").notNull().default(false),
    /** How often the provider was asked to charge; with the id it is the provider's idempotency key. */
    attempt: integer("attempt").notNull().default(0),
    /** When the current attempt was claimed. */
    claimedAt: isoTime("claimed_at"),
    /** When the shop learned that the money was taken; null while it was not. A trigger sets it. */
    takenAt: isoTime("taken_at"),
    /** When it is compared with the provider's state next; null when it needs no more comparing. */
    compareAt: isoTime("compare_at"),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    check("payments_amount", sql`${t.amountOre} >= 0`),
    index("payments_by_order").on(t.orderId, t.createdAt),
    uniqueIndex("payments_one_success")
      .on(t.orderId)
      .where(sql`${t.status} IN ${attemptsWithMoney("asked", "here")}`),
    index("payments_unsettled")
      .on(t.status, t.claimedAt)
      .where(sql`${t.status} IN ${attemptsWithMoney("asked", "returning")}`),
    index("payments_by_created").on(t.createdAt),
    index("payments_by_status").on(t.status, t.createdAt),
    index("payments_taken")
      .on(t.takenAt)
      .where(sql`${t.takenAt} IS NOT NULL`),
    index("payments_to_compare")
      .on(t.compareAt)
      .where(sql`${t.compareAt} IS NOT NULL`),
    index("payments_open")
      .on(t.orderId)
      .where(sql`${t.isOpen} = 1`),
  ],
);
