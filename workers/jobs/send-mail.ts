import { claimMail, markSent, markUnsent, type OutboxMail } from "#app/features/mail/outbox.server.ts";
import type { ComposedMail } from "#app/features/mail/layout.server.ts";
import { orderConfirmationMail } from "#app/features/orders/confirmation-email.server.ts";
import { signOrderLink } from "#app/features/orders/order-link.server.ts";
import { readOrder } from "#app/features/orders/queries.server.ts";
import { readSiteConfiguration } from "#app/features/site/queries.server.ts";
import type { Shop } from "#app/platform/context.ts";

/** Sends the e-mails a batch of queue messages names. A failed one is tried again by the queue. */
export async function sendQueuedMail(batch: MessageBatch<{ outboxId: string }>, shop: Shop): Promise<void> {
  for (const message of batch.messages) {
    const sent = await sendMail(message.body.outboxId, shop);
    if (sent) message.ack();
    else message.retry();
  }
}

/** Sends one e-mail of the outbox, once. False when it should be tried again. */
export async function sendMail(outboxId: string, shop: Shop): Promise<boolean> {
  const mail = await claimMail(shop.db, outboxId, new Date());
  if (!mail) return true;
  try {
    const composed = await compose(mail, shop);
    await shop.env.EMAIL.send({ from: shop.env.MAIL_FROM, to: mail.recipient, ...composed });
  } catch (error) {
    console.error(`E-mail ${mail.id} (${mail.type}) was not sent`, error);
    await markUnsent(shop.db, mail.id, error instanceof Error ? error.message : "unknown");
    return false;
  }
  await markSent(shop.db, mail.id, new Date());
  return true;
}

async function compose(mail: OutboxMail, { env, db }: Shop): Promise<ComposedMail> {
  const site = await readSiteConfiguration(db, env.CONFIG_CACHE);
  if (mail.type !== "order_confirmation") throw new Error(`There is no e-mail of the type ${mail.type}`);
  const order = await readOrder(db, mail.causeId);
  if (!order) throw new Error(`There is no order ${mail.causeId}`);
  const signature = await signOrderLink(order.id, env.LINK_SECRET);
  return orderConfirmationMail(order, site, `${env.PUBLIC_ORIGIN}/thank-you?orderId=${order.id}&key=${signature}`);
}
