import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { isoTime } from "./columns.server.ts";

/** What people tell us about the shop's accessibility (Act 2023:254), each with the day until which it is answered. */
export const accessibilityFeedback = sqliteTable(
  "accessibility_feedback",
  {
    /** Made of its content, so that a form that is sent twice is stored once. */
    id: text("id").primaryKey(),
    /** Where the answer goes, in lower case; empty for somebody who wants none. */
    email: text("email").notNull().default(""),
    /** The page it is about, as it was told. */
    page: text("page").notNull().default(""),
    message: text("message").notNull(),
    receivedAt: isoTime("received_at").notNull(),
    dueAt: isoTime("due_at").notNull(),
    answeredAt: isoTime("answered_at"),
    answeredBy: text("answered_by"),
    /** What was done about it. */
    note: text("note").notNull().default(""),
  },
  (t) => [
    index("accessibility_feedback_open")
      .on(t.dueAt, t.id)
      .where(sql`${t.answeredAt} IS NULL`),
    index("accessibility_feedback_answered")
      .on(t.answeredAt, t.id)
      .where(sql`${t.answeredAt} IS NOT NULL`),
    index("accessibility_feedback_by_received").on(t.receivedAt),
    index("accessibility_feedback_by_email").on(sql`${t.email} COLLATE NOCASE`),
  ],
);
