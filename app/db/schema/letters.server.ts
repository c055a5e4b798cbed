import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { consentPurposes, letterStates } from "../../shared/states.ts";
import { isoTime, json } from "./columns.server.ts";

/** Newsletters that staff write and send. Who gets one is a row of the outbox each; nothing here is about a person. */
export const letters = sqliteTable(
  "letters",
  {
    id: text("id").primaryKey(),
    subject: text("subject").notNull(),
    /** What inboxes show beside the subject. */
    preview: text("preview").notNull().default(""),
    /** What it says, block by block (`letters/letter-blocks.ts`). */
    blocks: json<unknown>("blocks").notNull(),
    /** Whom it goes to: those who agreed to this. */
    purpose: text("purpose", { enum: consentPurposes }).notNull().default("newsletter"),
    /** The discount code it names, whose orders are counted; null for none. */
    discountCode: text("discount_code"),
    state: text("state", { enum: letterStates }).notNull().default("draft"),
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    startedAt: isoTime("started_at"),
    endedAt: isoTime("ended_at"),
    /** How many were to get it when it was started. */
    recipients: integer("recipients").notNull().default(0),
    /** Counts the batches that were written. A message of the queue names the one it asks for, so that each is written once. */
    step: integer("step").notNull().default(0),
    /** When the last batch was written or put off. */
    steppedAt: isoTime("stepped_at"),
    /** The last subscriber whose email is written. */
    cursor: text("cursor").notNull().default(""),
    /** What became of its emails, as counted last: the outbox forgets sooner. */
    results: json<unknown>("results"),
  },
  (t) => [
    check("letters_blocks", sql`json_type(${t.blocks}) = 'array'`),
    check("letters_started", sql`(${t.state} = 'draft') = (${t.startedAt} IS NULL)`),
    index("letters_listed").on(t.createdAt, t.id),
    index("letters_started_at")
      .on(t.startedAt)
      .where(sql`${t.startedAt} IS NOT NULL`),
    // One at a time.
    uniqueIndex("letters_one_sending")
      .on(t.state)
      .where(sql`${t.state} = 'sending'`),
  ],
);
