import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { isoTime, json } from "./columns.server.ts";

/** What staff changed, in the batch that changed it. Append-only but for the two columns of an undo (a trigger guards it). */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    /** The staff member's username, or how a key of the API is called (`keys/key.ts`). */
    actor: text("actor").notNull(),
    /** One of `auditActions`. */
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** What staff call the subject: a product's name, an order's number. */
    subjectName: text("subject_name").notNull(),
    /** The changed fields as they were and as they became; null where there was nothing, or where it is personal data. */
    before: json<Record<string, unknown> | null>("before"),
    after: json<Record<string, unknown> | null>("after"),
    createdAt: isoTime("created_at").notNull(),
    undoneAt: isoTime("undone_at"),
    undoneBy: text("undone_by"),
  },
  (t) => [
    index("audit_log_by_created").on(t.createdAt),
    index("audit_log_by_subject").on(t.subjectType, t.subjectId, t.createdAt),
    index("audit_log_by_actor").on(t.actor, t.createdAt),
    index("audit_log_by_action").on(t.action, t.createdAt, t.id),
    index("audit_log_by_actor_and_action").on(t.actor, t.action, t.createdAt, t.id),
  ],
);
