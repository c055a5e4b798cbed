import { desc, eq } from "drizzle-orm";

import { newsletterRequests } from "#app/db/schema/customers.server.ts";
import { confirmSubscription, subscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** The latest request of an address; throws when there is none. */
export async function latestRequest({ db }: Shop, email: string) {
  const [request] = await db
    .select()
    .from(newsletterRequests)
    .where(eq(newsletterRequests.email, email.toLowerCase()))
    .orderBy(desc(newsletterRequests.createdAt))
    .limit(1);
  if (!request) throw new Error(`${email} has not asked for the newsletter`);
  return request;
}

/** Subscribes an address whose owner confirms at once; returns the welcome's outbox id. */
export async function confirmedSubscriber(shop: Shop, email: string, now: Date): Promise<string | null> {
  await subscribe(shop, { email, consentSource: "footer" }, now);
  const confirmed = await confirmSubscription(shop.db, (await latestRequest(shop, email)).id, now);
  if (confirmed.kind !== "confirmed") throw new Error(confirmed.kind);
  return confirmed.outboxId;
}
