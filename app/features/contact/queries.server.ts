import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";

/** Who wrote a message, and about what. */
export async function readMessage(db: Database, id: string): Promise<{ name: string; subject: string } | undefined> {
  const [message] = await db
    .select({ name: contactMessages.name, subject: contactMessages.subject })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return message;
}
