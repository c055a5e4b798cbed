import type { Database } from "#app/db/client.server.ts";
import { deliveriesShown, listDeliveries, readWebhook } from "#app/features/shop/webhooks/list-webhooks.server.ts";

/** A webhook with its deliveries before a number of the address, the newest first; null when there is no such webhook. */
export async function readWebhookPage(db: Database, id: string, before: string | null, now: Date) {
  const start = before !== null && /^\d{1,15}$/.test(before) ? Number(before) : null;
  const [webhook, found] = await Promise.all([readWebhook(db, id), listDeliveries(db, id, start)]);
  if (!webhook) return null;
  const deliveries = found.slice(0, deliveriesShown);
  const last = found.length > deliveriesShown ? deliveries.at(-1) : undefined;
  const { previousUntil } = webhook;
  const signsUntil = previousUntil !== null && previousUntil > now.toISOString() ? previousUntil : null;
  return { webhook, deliveries, older: last?.seq ?? null, signsUntil };
}
