import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";

/** What a message is about. */
export async function readMessage(db: Database, id: string): Promise<{ subject: string } | undefined> {
  const [message] = await db
    .select({ subject: contactMessages.subject })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return message;
}
