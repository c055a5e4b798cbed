import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { isoTime } from "./columns.server.ts";

/** Alarms that opened, and those that closed again. Nothing in them is about a person. */
export const alarms = sqliteTable(
  "alarms",
  {
    id: text("id").primaryKey(),
    /** One of `alarmNames`. */
    name: text("name").notNull(),
    /** What was found last, in words for staff. */
    finding: text("finding").notNull(),
    openedAt: isoTime("opened_at").notNull(),
    /** When staff were told; null while they were not, because it was muted or had just closed before. */
    toldAt: isoTime("told_at"),
    /** Until when alarms of this name are held back. */
    mutedUntil: isoTime("muted_until"),
    closedAt: isoTime("closed_at"),
  },
  (t) => [
    // One open alarm a name, however many jobs run at a time.
    uniqueIndex("alarms_open")
      .on(t.name)
      .where(sql`${t.closedAt} IS NULL`),
    index("alarms_by_closed")
      .on(t.closedAt)
      .where(sql`${t.closedAt} IS NOT NULL`),
  ],
);
