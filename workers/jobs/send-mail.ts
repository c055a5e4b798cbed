import { readSiteConfiguration } from "#app/features/configuration/queries.server.ts";
import { claimMail, markSent, scheduleRetry } from "#app/features/mail/outbox.server.ts";
import { renderMail } from "#app/features/mail/render-mail.server.ts";
import { recordOfCause } from "#app/features/mail/resent-cause.ts";
import type { Shop } from "#app/platform/context.ts";
import { describeError, logError } from "#app/platform/log-error.ts";

import { emails } from "./emails.ts";

/**
 * Consumes a batch of the mail queue. Never throws. The queue retries a message only when the outbox could not be
 * reached; an e-mail that could not be sent is retried by the outbox.
 */
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

/**
 * Sends one e-mail of the outbox, once; does nothing when another caller has claimed it. False when it could not be sent:
 * its retry is scheduled. Throws when the outbox cannot be reached.
 */
export async function sendMail(outboxId: string, shop: Shop, now: Date): Promise<boolean> {
  const mail = await claimMail(shop.db, outboxId, now);
  if (!mail) return true;
  try {
    const site = await readSiteConfiguration(shop);
    const rendered = renderMail(await emails[mail.type].compose(recordOfCause(mail.causeId), { shop, site }));
    await shop.env.EMAIL.send({ from: shop.env.MAIL_FROM, to: mail.recipient, ...rendered });
  } catch (error) {
    logError(`E-mail ${mail.id} (${mail.type}) was not sent, attempt ${mail.attempts}`, error);
    await scheduleRetry(shop.db, mail, describeError(error), now);
    return false;
  }
  await markSent(shop.db, mail.id, now);
  return true;
}
