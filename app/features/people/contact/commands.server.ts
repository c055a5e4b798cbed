import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { newId } from "#app/shared/ids.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";

import { contactAcknowledgment } from "./acknowledgment-email.server.tsx";
import type { ContactMessage } from "./schemas.ts";

/**
 * Stores a message and writes its acknowledgment to the outbox, in one batch. A message with a known id is not stored again.
 * `outboxId` is null for such a repeat, and when the address is above its limit of acknowledgments. `createdAt` is ISO time.
 */
export async function storeMessage(
  db: Database,
  input: ContactMessage,
  now: Date,
): Promise<{ id: string; createdAt: string; outboxId: string | null }> {
  const { id = newId("msg"), name, email, subject, message } = input;
  const time = now.toISOString();
  const [, mails, [stored]] = await db.batch([
    db
      .insert(contactMessages)
      .values({ id, name, email, subject, message, locale: currentLocale(), createdAt: time, updatedAt: time })
      .onConflictDoNothing(),
    outboxStatement(
      db,
      contactAcknowledgment,
      sql`SELECT email AS recipient, id AS cause_id FROM contact_messages WHERE id = ${id}`,
      now,
    ),
    db.select({ createdAt: contactMessages.createdAt }).from(contactMessages).where(eq(contactMessages.id, id)),
  ]);
  return { id, createdAt: stored?.createdAt ?? time, outboxId: mails[0]?.id ?? null };
}
