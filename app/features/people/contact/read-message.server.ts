import { asc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { contactMessages, messageReplies } from "#app/db/schema/customers.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";

export type StoredMessage = typeof contactMessages.$inferSelect;
export type Thread = NonNullable<Awaited<ReturnType<typeof readThread>>>;

/** A message with its replies, and the ids of the next newer and the next older message. Undefined for an unknown id. */
export async function readThread(db: Database, id: string) {
  const here = sql`(SELECT created_at, id FROM contact_messages WHERE id = ${id})`;
  const [[message], replies, [newer], [older]] = await db.batch([
    db.select().from(contactMessages).where(eq(contactMessages.id, id)),
    db
      .select({
        id: messageReplies.id,
        body: messageReplies.body,
        author: messageReplies.author,
        // Not `createdAt` and `status`, which other columns of a batch are called, too.
        repliedAt: sql<string>`${messageReplies.createdAt}`.as("replied_at"),
        mail: sql<string | null>`${emailOutbox.status}`.as("mail_status"),
      })
      .from(messageReplies)
      .leftJoin(
        emailOutbox,
        sql`${emailOutbox.type} = 'contact_reply' AND ${emailOutbox.causeId} = ${messageReplies.id}`,
      )
      .where(eq(messageReplies.messageId, id))
      .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id)),
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM contact_messages WHERE (created_at, id) > ${here} ORDER BY created_at, id LIMIT 1`,
    ),
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM contact_messages WHERE (created_at, id) < ${here} ORDER BY created_at DESC, id DESC LIMIT 1`,
    ),
  ]);
  return message && { message, replies, newer: newer?.id ?? null, older: older?.id ?? null };
}
