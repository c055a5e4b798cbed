import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { currencies } from "../../shared/currencies.ts";
import { isoTime, json, ore } from "./columns.server.ts";
import type { OfferedLine } from "./order-additions.server.ts";
import { orders } from "./orders.server.ts";

/** Who is to buy, and where it goes. */
export interface OfferCustomer {
  /** Lower case. */
  email: string;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  postalCode: string;
  country: string;
  phone: string;
}

/** A variant that is offered, at the price of one that staff told, in öre. */
export interface PricedLine extends OfferedLine {
  priceOre: number;
}

/**
 * Orders that staff put together for a customer, by phone or email. Nothing is ordered, and no stock is held, until the customer presses the
 * order button of the page that the email links to.
 */
export const orderOffers = sqliteTable(
  "order_offers",
  {
    id: text("id").primaryKey(),
    customer: json<OfferCustomer>("customer").notNull(),
    lines: json<PricedLine[]>("lines").notNull(),
    shippingMethod: text("shipping_method").notNull(),
    discountCode: text("discount_code"),
    /** What staff told it costs. */
    totalOre: ore("total_ore").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    /** When the offer ends. */
    expiresAt: isoTime("expires_at").notNull(),
    /** When staff took it back; null while they have not. */
    withdrawnAt: isoTime("withdrawn_at"),
    /** The order that was placed of it, the newest if one was cancelled unpaid; null before. */
    placedOrderId: text("placed_order_id").references(() => orders.id),
    /** The staff member's username. */
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [
    check("order_offers_email", sql`${t.customer} ->> 'email' = lower(${t.customer} ->> 'email')`),
    index("order_offers_by_created").on(t.createdAt, t.id),
    index("order_offers_by_email").on(sql`${t.customer} ->> 'email' COLLATE NOCASE`),
    uniqueIndex("order_offers_by_placed").on(t.placedOrderId),
  ],
);
