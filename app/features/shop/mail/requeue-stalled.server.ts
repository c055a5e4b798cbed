import type { Shop } from "#app/platform/env/context.ts";

import { findStalledMail } from "./outbox.server.ts";
import { enqueueMailNow } from "./queue-mail.server.ts";

/**
 * Enqueues e-mails that the queue missed or that are due for a retry. Answers how many. Throws when the queue does not take
 * them.
 */
export async function requeueStalledMail(shop: Shop, now: Date): Promise<number> {
  const stalled = await findStalledMail(shop.db, now);
  await enqueueMailNow(shop, stalled);
  return stalled.length;
}
