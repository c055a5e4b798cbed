import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { ContactMessage } from "./schemas.ts";

/**
 * Stores a message and puts its acknowledgment in the outbox, in one batch. A message sent again under the same id is
 * not stored again: `outboxId` is null then.
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
      .values({ id, name, email, subject, message, createdAt: time, updatedAt: time })
      .onConflictDoNothing(),
    db
      .insert(emailOutbox)
      .values({ id: newId("eml"), type: "contact_acknowledgment", recipient: email, causeId: id, createdAt: time })
      .onConflictDoNothing()
      .returning({ id: emailOutbox.id }),
    db.select({ createdAt: contactMessages.createdAt }).from(contactMessages).where(eq(contactMessages.id, id)),
  ]);
  return { id, createdAt: stored?.createdAt ?? time, outboxId: mails[0]?.id ?? null };
}
