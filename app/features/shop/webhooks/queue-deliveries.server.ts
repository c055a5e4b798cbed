import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logWarning } from "#app/platform/env/log-error.ts";
import { addDays } from "#app/shared/dates.ts";

import { findDue, findUntried } from "./claim-delivery.server.ts";

/** A message of the webhook queue: a delivery that may be tried. */
export interface WebhookMessage {
  deliveryId: string;
}

/** Days after which a delivery is deleted, whatever became of it. */
export const daysKept = 30;
/** Milliseconds for which this isolate trusts that the shop has no webhooks. */
const trustedMs = 60_000;

let foundNoneAt = Number.NEGATIVE_INFINITY;

/** Forgets that there were no webhooks: one was just created. */
export function noteWebhook(): void {
  foundNoneAt = Number.NEGATIVE_INFINITY;
}

/**
 * Enqueues what a request, a queue batch or a job has just caused. A shop without webhooks is asked once a minute. Never throws: what the
 * queue does not take, the scheduled job enqueues again.
 */
export async function enqueueCaused(shop: Pick<Shop, "db" | "env">, now: Date): Promise<void> {
  if (now.getTime() - foundNoneAt < trustedMs) return;
  try {
    const untried = await findUntried(shop.db, now);
    if (untried.length > 0) return await enqueue(shop, untried);
    const [any] = await statement(shop.db, sql`SELECT 1 FROM webhooks LIMIT 1`);
    if (!any) foundNoneAt = now.getTime();
  } catch (error) {
    logWarning("Deliveries of webhooks were not enqueued; the scheduled job will enqueue them", error);
  }
}

/** Enqueues deliveries that are due for a retry or that the queue missed. Answers how many. Throws when D1 or the queue fails. */
export async function enqueueDue(shop: Shop, now: Date): Promise<number> {
  const due = await findDue(shop.db, now);
  if (due.length > 0) await enqueue(shop, due);
  return due.length;
}

/** Deletes deliveries whose days are over, also those that still wait: of a webhook that was paused or disabled for a month. */
export async function deleteOldDeliveries({ db }: Pick<Shop, "db">, now: Date): Promise<void> {
  await statement(
    db,
    sql`DELETE FROM webhook_deliveries WHERE seq IN (SELECT seq FROM webhook_deliveries INDEXED BY webhook_deliveries_by_time
      WHERE created_at < ${addDays(now, -daysKept).toISOString()} LIMIT 5000)`,
  );
}

async function enqueue({ env }: Pick<Shop, "env">, ids: readonly string[]): Promise<void> {
  await env.WEBHOOK_QUEUE.sendBatch(ids.map((deliveryId) => ({ body: { deliveryId } satisfies WebhookMessage })));
}
