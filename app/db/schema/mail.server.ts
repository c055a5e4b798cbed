import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { liftReasons, suppressionReasons, suppressionScopes } from "../../shared/states.ts";
import { isoTime } from "./columns.server.ts";

/** Addresses that the shop no longer writes to, until staff lift it. One that was lifted stays as a note of it. */
export const suppressedAddresses = sqliteTable(
  "suppressed_addresses",
  {
    id: text("id").primaryKey(),
    /** In lower case, as SQLite's lower() makes it. */
    address: text("address").notNull(),
    scope: text("scope", { enum: suppressionScopes }).notNull(),
    reason: text("reason", { enum: suppressionReasons }).notNull(),
    /** The provider that said so. */
    source: text("source").notNull(),
    /** The e-mail of the outbox that it was said of; the outbox forgets earlier than this table. */
    mailId: text("mail_id"),
    since: isoTime("since").notNull(),
    liftedAt: isoTime("lifted_at"),
    /** The username of the member of staff. */
    liftedBy: text("lifted_by"),
    liftReason: text("lift_reason", { enum: liftReasons }),
  },
  (t) => [
    check("suppressed_addresses_address", sql`${t.address} = lower(${t.address}) AND ${t.address} <> ''`),
    check(
      "suppressed_addresses_lifted",
      sql`(${t.liftedAt} IS NULL) = (${t.liftedBy} IS NULL) AND (${t.liftedAt} IS NULL) = (${t.liftReason} IS NULL)`,
    ),
    uniqueIndex("suppressed_addresses_once")
      .on(t.address, t.scope)
      .where(sql`${t.liftedAt} IS NULL`),
    index("suppressed_addresses_by_address").on(t.address),
    index("suppressed_addresses_by_since").on(t.since),
  ],
);

/** Events that a mail provider sent, so that each counts once. Nothing of their content is stored. */
export const mailEvents = sqliteTable(
  "mail_events",
  {
    /** The provider's id of the event, after its name: `resend:msg_…`. */
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** The e-mail it was about; null when it is none of the shop's. */
    mailId: text("mail_id"),
    receivedAt: isoTime("received_at").notNull(),
  },
  (t) => [index("mail_events_by_received").on(t.receivedAt)],
);
