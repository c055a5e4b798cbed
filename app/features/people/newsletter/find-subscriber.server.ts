import { eq, getTableColumns } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";

/** Their name in the consent log is nobody's business but the log's. */
const { subject: _subject, ...columns } = getTableColumns(newsletterSubscribers);
export const subscriberColumns = columns;

export type Subscriber = Omit<typeof newsletterSubscribers.$inferSelect, "subject">;

/** A subscriber by id, or by e-mail address in lower case; undefined when there is none. */
export async function findSubscriber(
  db: Database,
  wanted: { id: string } | { email: string },
): Promise<Subscriber | undefined> {
  const { id, email } = newsletterSubscribers;
  const [subscriber] = await db
    .select(columns)
    .from(newsletterSubscribers)
    .where("id" in wanted ? eq(id, wanted.id) : eq(email, wanted.email));
  return subscriber;
}
