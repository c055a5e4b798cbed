import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { contactMessages, messageReplies } from "#app/db/schema/customers.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";

import { contactReply } from "./reply-email.server.tsx";
import { messageSubject } from "./set-message-status.server.ts";

export type ReplyResult =
  /** `outboxId` is the e-mail to enqueue; null for a repeat. */
  | { kind: "sent"; outboxId: string | null }
  /** The key was used for another text or another message. */
  | { kind: "key-reused" }
  | { kind: "gone" };

interface Reply {
  messageId: string;
  /** Made by the form, so that one that is sent twice is answered once. */
  key: string;
  body: string;
  actor: string;
}

/** Answers a message: stores the reply, sets the message to 'replied' and writes the e-mail to the outbox, in one batch. */
export async function replyToMessage(
  db: Database,
  { messageId, key, body, actor }: Reply,
  now: Date,
): Promise<ReplyResult> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!message) return { kind: "gone" };
  const id = `rpl_${key}`;
  const time = now.toISOString();
  const [, , , mails, [stored]] = await db.batch([
    statement(
      db,
      sql`INSERT INTO message_replies (id, message_id, body, author, created_at)
        SELECT ${id}, id, ${body}, ${actor}, ${time} FROM contact_messages WHERE id = ${messageId}
        ON CONFLICT (id) DO NOTHING`,
    ),
    statement(
      db,
      sql`UPDATE contact_messages SET status = 'replied', updated_at = ${time}
        WHERE id = ${messageId} AND changes() > 0`,
    ),
    auditStatement(
      db,
      { actor, action: "message.answered", subject: messageSubject(message), condition: sql`changes() > 0` },
      now,
    ),
    outboxStatement(
      db,
      contactReply,
      sql`SELECT m.email AS recipient, r.id AS cause_id FROM message_replies r
        JOIN contact_messages m ON m.id = r.message_id WHERE r.id = ${id}`,
      now,
    ),
    db
      .select({ messageId: messageReplies.messageId, body: messageReplies.body })
      .from(messageReplies)
      .where(eq(messageReplies.id, id)),
  ]);
  if (!stored) return { kind: "gone" };
  if (stored.messageId !== messageId || stored.body !== body) return { kind: "key-reused" };
  return { kind: "sent", outboxId: mails[0]?.id ?? null };
}
