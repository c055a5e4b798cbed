import { and, eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { formatDate } from "#app/shared/dates.ts";
import type { MessageStatus } from "#app/shared/states.ts";

import type { StoredMessage } from "./read-message.server.ts";
import { subjectLabel } from "./subjects.ts";

export type StatusResult = "changed" | "changed-since" | "gone";

/** What the audit log calls a message: nothing of who wrote it, for the log is kept for ever. */
export function messageSubject({ id, subject, createdAt }: Pick<StoredMessage, "id" | "subject" | "createdAt">) {
  return { type: "message", id, name: `${subjectLabel(subject)}, ${formatDate(createdAt)}` };
}

/** Changes a message's status, if it still is what staff saw. A repeat changes nothing and is fine. */
export async function setMessageStatus(
  db: Database,
  { id, from, to, actor }: { id: string; from: MessageStatus; to: MessageStatus; actor: string },
  now: Date,
): Promise<StatusResult> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) return "gone";
  const [changed, , [current]] = await db.batch([
    db
      .update(contactMessages)
      .set({ status: to })
      .where(and(eq(contactMessages.id, id), eq(contactMessages.status, from)))
      .returning({ id: contactMessages.id }),
    auditStatement(
      db,
      {
        actor,
        action: "message.status",
        subject: messageSubject(message),
        before: { status: from },
        after: { status: to },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    db.select({ status: contactMessages.status }).from(contactMessages).where(eq(contactMessages.id, id)),
  ]);
  return changed.length > 0 || current?.status === to ? "changed" : "changed-since";
}

/** Undoes a change of a message's status. */
export const undoMessageStatus: Undo = async ({ db }, entry, change) => {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, entry.subjectId));
  if (!message) return "gone";
  const hasStatus = (status: unknown): SQL =>
    sql`EXISTS (SELECT 1 FROM contact_messages WHERE id = ${entry.subjectId} AND status = ${status})`;
  return undoEntry(db, entry, change, {
    unchanged: hasStatus(entry.after?.["status"] ?? null),
    writes: (happened) => [
      statement(
        db,
        sql`UPDATE contact_messages SET status = ${entry.before?.["status"] ?? "new"}
          WHERE id = ${entry.subjectId} AND ${happened}`,
      ),
    ],
  });
};
