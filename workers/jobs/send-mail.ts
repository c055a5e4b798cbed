import { acknowledgmentMail } from "#app/features/contact/acknowledgment-email.server.ts";
import { readMessage } from "#app/features/contact/queries.server.ts";
import { claimMail, markSent, markUnsent, type OutboxMail } from "#app/features/mail/outbox.server.ts";
import type { ComposedMail } from "#app/features/mail/layout.server.ts";
import { subscriptionRequestMail } from "#app/features/newsletter/confirmation-email.server.ts";
import { welcomeMail } from "#app/features/newsletter/welcome-email.server.ts";
import { orderConfirmationMail } from "#app/features/orders/confirmation-email.server.ts";
import { readOrder } from "#app/features/orders/queries.server.ts";
import type { SiteConfiguration } from "#app/features/configuration/configuration.server.ts";
import { reviewPathOf } from "#app/features/reviews/order-link.ts";
import { readSiteConfiguration } from "#app/features/configuration/queries.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { describeError, logError } from "#app/platform/log-error.ts";
import { signLink } from "#app/platform/signed-link.server.ts";
import type { EmailType } from "#app/shared/states.ts";

/** Sends the e-mails a batch of queue messages names. Only one whose outbox cannot be reached is left to the queue. */
export async function sendQueuedMail(batch: MessageBatch<{ outboxId: string }>, shop: Shop): Promise<void> {
  for (const message of batch.messages) {
    try {
      await sendMail(message.body.outboxId, shop, new Date());
      message.ack();
    } catch (error) {
      logError(`The outbox could not be reached for e-mail ${message.body.outboxId}`, error);
      message.retry();
    }
  }
}

/** Sends one e-mail of the outbox, once. False when it failed: the outbox knows when it is due again. */
export async function sendMail(outboxId: string, shop: Shop, now: Date): Promise<boolean> {
  const mail = await claimMail(shop.db, outboxId, now);
  if (!mail) return true;
  try {
    const composed = await compose(mail, shop);
    await shop.env.EMAIL.send({ from: shop.env.MAIL_FROM, to: mail.recipient, ...composed });
  } catch (error) {
    logError(`E-mail ${mail.id} (${mail.type}) was not sent, attempt ${mail.attempts}`, error);
    await markUnsent(shop.db, mail, describeError(error), now);
    return false;
  }
  await markSent(shop.db, mail.id, now);
  return true;
}

/** How each type of e-mail is composed from the record that caused it. */
const composers: Record<EmailType, (causeId: string, site: SiteConfiguration, shop: Shop) => Promise<ComposedMail>> = {
  async order_confirmation(orderId, site, { env, db }) {
    const order = await readOrder(db, orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    const key = await signLink("order-link", orderId, env.LINK_SECRET);
    const reviewPath = reviewPathOf({ id: orderId, key: await signLink("review-link", orderId, env.LINK_SECRET) });
    return orderConfirmationMail(order, site, {
      orderUrl: `${env.PUBLIC_ORIGIN}/thank-you?orderId=${orderId}&key=${key}`,
      reviewUrl: `${env.PUBLIC_ORIGIN}${reviewPath}`,
    });
  },

  async newsletter_confirmation(requestId, site, { env }) {
    const key = await signLink("newsletter-link", requestId, env.LINK_SECRET);
    return subscriptionRequestMail(site, `${env.PUBLIC_ORIGIN}/newsletter/confirm?id=${requestId}&key=${key}`);
  },

  async newsletter_welcome(subscriberId, site, { env }) {
    const key = await signLink("unsubscribe-link", subscriberId, env.LINK_SECRET);
    const unsubscribeUrl = `${env.PUBLIC_ORIGIN}/newsletter/unsubscribe?id=${subscriberId}&key=${key}`;
    return welcomeMail(site, { shopUrl: `${env.PUBLIC_ORIGIN}/shop`, unsubscribeUrl });
  },

  async contact_acknowledgment(messageId, site, { db, env }) {
    const message = await readMessage(db, messageId);
    if (!message) throw new Error(`There is no message ${messageId}`);
    return acknowledgmentMail(message, site, env.PUBLIC_ORIGIN);
  },
};

async function compose(mail: OutboxMail, shop: Shop): Promise<ComposedMail> {
  const site = await readSiteConfiguration(shop);
  return composers[mail.type](mail.causeId, site, shop);
}
