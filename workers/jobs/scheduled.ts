import { overlookedMail } from "#app/features/mail/outbox.server.ts";
import { cancelExpiredOrders } from "#app/features/orders/cancel-order.server.ts";
import { forgetUnsentPictures } from "#app/features/reviews/forget-pictures.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";

/**
 * What runs every five minutes: reservations nobody paid are given back, e-mails the queue missed are sent, and pictures of
 * reviews that were never sent are deleted.
 */
export async function runScheduledJobs(shop: Shop, now: Date): Promise<void> {
  if ((await cancelExpiredOrders(shop.db, now)) > 0) invalidatePages(shop, { everything: true });
  for (const outboxId of await overlookedMail(shop.db, now)) await shop.env.MAIL_QUEUE.send({ outboxId });
  await forgetUnsentPictures(shop, now);
}
