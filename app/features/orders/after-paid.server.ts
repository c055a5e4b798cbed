import { eq } from "drizzle-orm";

import { orders } from "#app/db/schema/orders.server.ts";
import { enqueueMail } from "#app/features/mail/queue-mail.server.ts";
import { subscribe } from "#app/features/newsletter/commands.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";

/**
 * What follows when an order has just become paid: its confirmation e-mail goes to the queue, and a customer who asked for
 * the newsletter at checkout is subscribed. Runs after the response is sent and never throws; the scheduled job requeues e-mails that
 * the queue missed.
 */
export async function afterPaid(
  shop: Shop,
  paid: { orderId: string; outboxId: string | null },
  now: Date,
): Promise<void> {
  enqueueMail(shop, paid.outboxId);
  await subscribeCustomer(shop, paid.orderId, now);
}

async function subscribeCustomer(shop: Shop, orderId: string, now: Date): Promise<void> {
  try {
    const [order] = await shop.db
      .select({ email: orders.email, newsletter: orders.newsletterSubscription, marketing: orders.marketingEmails })
      .from(orders)
      .where(eq(orders.id, orderId));
    if (!order || (!order.newsletter && !order.marketing)) return;
    const { outboxId } = await subscribe(shop.db, { email: order.email, consentSource: "checkout" }, now);
    enqueueMail(shop, outboxId);
  } catch (error) {
    logError("A customer could not be subscribed", error);
  }
}
