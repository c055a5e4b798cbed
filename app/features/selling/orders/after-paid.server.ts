import { and, eq } from "drizzle-orm";

import { emailOutbox } from "#app/db/schema/site.server.ts";
import { checkoutRequestId } from "#app/features/people/newsletter/checkout-request.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { notifyNewOrder } from "#app/features/shop/push/notify-new-order.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

/**
 * What follows when an order has just become paid: the e-mails that were written with it go to the queue, and staff who asked for it
 * are told. Runs after the response is sent and never throws; the scheduled job requeues e-mails that the queue missed.
 */
export async function afterPaid(shop: Shop, paid: { orderId: string; outboxId: string | null }): Promise<void> {
  enqueueMail(shop, paid.outboxId);
  shop.waitUntil(notifyNewOrder(shop, paid.orderId, new Date()));
  try {
    const { id, type, causeId } = emailOutbox;
    const [question] = await shop.db
      .select({ id })
      .from(emailOutbox)
      .where(and(eq(type, "newsletter_confirmation"), eq(causeId, checkoutRequestId(paid.orderId))));
    enqueueMail(shop, question?.id ?? null);
  } catch (error) {
    logError("The question about the newsletter waits for the scheduled job", error);
  }
}
