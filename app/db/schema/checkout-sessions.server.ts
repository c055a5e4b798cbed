import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { flag, isoTime, json, ore } from "./columns.server.ts";
import { orders } from "./orders.server.ts";

/** What an agent asks for, for the person that it shops for. Texts are empty where it told nothing. */
export interface AskedCheckout {
  lines: { variantId: string; quantity: number }[];
  /** The name of a country, whether or not we deliver there; empty for none. */
  country: string;
  shippingMethod: string;
  codes: string[];
  buyer: { email: string; firstName: string; lastName: string; phone: string };
  destination: {
    /** The agent's own id of it. */
    id: string;
    firstName: string;
    lastName: string;
    address: string;
    city: string;
    postalCode: string;
  } | null;
}

/**
 * Purchases that an agent puts together for a person. Nothing is ordered, and no stock is held, until the person presses the order button
 * of the checkout, to which the session's link leads.
 */
export const checkoutSessions = sqliteTable(
  "checkout_sessions",
  {
    /** What the agent knows it by. */
    id: text("id").primaryKey(),
    /** What the person's link knows it by, so that whoever has the link cannot act as the agent. */
    linkToken: text("link_token").notNull(),
    /** The address of the agent's profile. */
    agentProfile: text("agent_profile").notNull(),
    /** The host of that address. */
    agentName: text("agent_name").notNull(),
    asked: json<AskedCheckout>("asked").notNull(),
    /** What the agent was answered last, in the form of its protocol. */
    told: json<Record<string, unknown>>("told").notNull(),
    toldTotalOre: ore("told_total_ore").notNull(),
    /** The versions of the terms and of the information on withdrawal that the answer named. */
    termsVersion: text("terms_version").notNull(),
    informationVersion: text("information_version").notNull(),
    expiresAt: isoTime("expires_at").notNull(),
    canceledAt: isoTime("canceled_at"),
    /** The order that was placed of it, the newest if one was cancelled unpaid; null before. */
    placedOrderId: text("placed_order_id").references(() => orders.id),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("checkout_sessions_by_link").on(t.linkToken),
    index("checkout_sessions_by_created").on(t.createdAt),
    index("checkout_sessions_by_email").on(sql`${t.asked} ->> '$.buyer.email' COLLATE NOCASE`),
    index("checkout_sessions_by_placed").on(t.placedOrderId),
  ],
);

/** Calls of agents that came with an idempotency key, with their answers: the same call again gets the same answer. */
export const checkoutSessionCalls = sqliteTable(
  "checkout_session_calls",
  {
    agentProfile: text("agent_profile").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of the call and its body. */
    contentHash: text("content_hash").notNull(),
    /** Null where no session was made. */
    sessionId: text("session_id"),
    status: integer("status").notNull(),
    answer: json<Record<string, unknown>>("answer").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agentProfile, t.key] }),
    index("checkout_session_calls_by_session").on(t.sessionId),
    index("checkout_session_calls_by_created").on(t.createdAt),
  ],
);

/** Orders that were placed by the link of an agent's session, with what the agent had been shown. Written with the order, never changed. */
export const agentOrders = sqliteTable("agent_orders", {
  orderId: text("order_id")
    .primaryKey()
    .references(() => orders.id),
  sessionId: text("session_id").notNull(),
  agentProfile: text("agent_profile").notNull(),
  agentName: text("agent_name").notNull(),
  termsVersion: text("terms_version").notNull(),
  informationVersion: text("information_version").notNull(),
  toldTotalOre: ore("told_total_ore").notNull(),
  /** Whether it was placed for what the agent was told: the same variants, as many of each, and the same total. */
  isAsTold: flag("is_as_told").notNull(),
  createdAt: isoTime("created_at").notNull(),
});
