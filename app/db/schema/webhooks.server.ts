import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { deliveryStatuses, disabledReasons, webhookStates } from "../../shared/webhook-states.ts";
import { isoTime, json } from "./columns.server.ts";

/** Addresses of other systems that are told what happens in the shop. Triggers write a delivery for each that chose the event. */
export const webhooks = sqliteTable("webhooks", {
  id: text("id").primaryKey(),
  url: text("url").notNull(),
  /** The types of events that it chose. */
  events: json<readonly string[]>("events").notNull(),
  state: text("state", { enum: webhookStates }).notNull().default("active"),
  disabledReason: text("disabled_reason", { enum: disabledReasons }),
  /** Encrypted by AUTH_SECRET: what signs must be read again. */
  secret: text("secret").notNull(),
  /** The secret before the last rotation, and until when it signs as well. */
  previousSecret: text("previous_secret"),
  previousUntil: isoTime("previous_until"),
  /** Since when nothing was delivered, though it was tried; null while deliveries arrive. */
  failingSince: isoTime("failing_since"),
  /** A username. */
  createdBy: text("created_by").notNull(),
  createdAt: isoTime("created_at").notNull(),
});

/** What is to be told, in the order in which it happened: written by triggers in the batch of its cause. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    seq: integer("seq").primaryKey(),
    /** The `webhook-id` of every try. */
    id: text("id").notNull().unique(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id),
    type: text("type").notNull(),
    /** What it is about, such as `order:ord_…`: one of the same object waits for those before it. */
    object: text("object").notNull(),
    data: json<Record<string, unknown>>("data").notNull(),
    status: text("status", { enum: deliveryStatuses }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: isoTime("created_at").notNull(),
    /** Not tried before; null for at once. */
    nextAttemptAt: isoTime("next_attempt_at"),
    /** When a try began that has not ended, as far as is known. */
    claimedAt: isoTime("claimed_at"),
    deliveredAt: isoTime("delivered_at"),
    /** The HTTP status of the last answer, and how it began; or why there was none. */
    answerStatus: integer("answer_status"),
    answer: text("answer"),
    error: text("error"),
  },
  (t) => [
    index("webhook_deliveries_open")
      .on(t.webhookId, t.object, t.seq)
      .where(sql`${t.status} IN ('waiting', 'sending')`),
    index("webhook_deliveries_untried")
      .on(t.createdAt)
      .where(sql`${t.status} = 'waiting' AND ${t.attempts} = 0`),
    index("webhook_deliveries_by_webhook").on(t.webhookId, t.seq),
    index("webhook_deliveries_by_time").on(t.createdAt),
  ],
);
