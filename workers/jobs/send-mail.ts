import { type LetterMessage, writeNextBatch } from "#app/features/catalogue/letters/write-batches.server.ts";
import { mailProvider } from "#app/features/shop/mail/choose-provider.server.ts";
import type { Email } from "#app/features/shop/mail/define-mail.server.tsx";
import { deliveryKey } from "#app/features/shop/mail/delivery-key.ts";
import type { MailMessage, MailProvider, SentMail } from "#app/features/shop/mail/mail-provider.server.ts";
import {
  claimMail,
  type ClaimedMail,
  dropMail,
  markRefused,
  markSent,
  postpone,
  scheduleRetry,
} from "#app/features/shop/mail/outbox.server.ts";
import { recordOfCause } from "#app/features/shop/mail/resent-cause.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { describeError, logError } from "#app/platform/env/log-error.ts";

import { emails } from "./emails.ts";

/** A message of the mail queue: an e-mail of the outbox to send, or a newsletter's batch to write into it. */
export type MailJob = { outboxId: string } | LetterMessage;

/**
 * Consumes a batch of the mail queue. Never throws. The queue retries a message only when the outbox could not be
 * reached; an e-mail that could not be sent is retried by the outbox.
 */
export async function sendQueuedMail(batch: MessageBatch<MailJob>, shop: Shop): Promise<void> {
  for (const message of batch.messages) {
    const { body } = message;
    try {
      await ("letterId" in body ? writeNextBatch(shop, body, new Date()) : sendMail(body.outboxId, shop, new Date()));
      message.ack();
    } catch (error) {
      logError(`The outbox could not be reached for ${"letterId" in body ? body.letterId : body.outboxId}`, error);
      message.retry();
    }
  }
}

/** Seconds over which e-mails that were sent too fast are spread, so that they are not too fast again. */
const spreadSeconds = 30;

/**
 * Sends one e-mail of the outbox, once; does nothing when another caller has claimed it, and drops one that has nothing to say. False when it could not be sent: its
 * retry is scheduled, or it is left to staff. Throws when the outbox cannot be reached.
 */
export async function sendMail(
  outboxId: string,
  shop: Shop,
  now: Date,
  provider: MailProvider = mailProvider(shop.env),
): Promise<boolean> {
  const mail = await claimMail(shop.db, outboxId, now);
  if (!mail) return true;
  let message: MailMessage | null;
  try {
    message = await compose(mail, shop);
  } catch (error) {
    logError(`E-mail ${mail.id} (${mail.type}) was not composed, attempt ${mail.attempts}`, error);
    await scheduleRetry(shop.db, mail, { reason: "not-composed", detail: describeError(error) }, now);
    return false;
  }
  if (!message) {
    const { dropStatements }: Email = emails[mail.type];
    await dropMail(shop.db, mail, (isDropped) => dropStatements?.(shop.db, mail.causeId, isDropped) ?? []);
    return true;
  }
  const sent = await provider.send(message, deliveryKey(mail));
  await record(shop, mail, provider, sent, now);
  return sent.kind === "sent";
}

async function compose(mail: ClaimedMail, shop: Shop): Promise<MailMessage | null> {
  const rendered = await emails[mail.type].render(recordOfCause(mail.causeId), shop, mail.locale);
  return rendered && { from: shop.env.MAIL_FROM, to: mail.recipient, ...rendered };
}

async function record(shop: Shop, mail: ClaimedMail, { name }: MailProvider, sent: SentMail, now: Date) {
  if (sent.kind === "sent") {
    await markSent(shop.db, mail, { provider: name, providerId: sent.id }, now);
    const { afterSent }: Email = emails[mail.type];
    return afterSent?.(recordOfCause(mail.causeId), shop, now);
  }
  logError(`E-mail ${mail.id} (${mail.type}) was not sent by ${name}, attempt ${mail.attempts}: ${sent.detail}`);
  if (sent.kind === "refused") return markRefused(shop.db, mail, sent);
  if (sent.reason !== "rate-limited") return scheduleRetry(shop.db, mail, sent, now);
  const seconds = (sent.afterSeconds ?? 1) + Math.ceil(Math.random() * spreadSeconds);
  await postpone(shop.db, mail, sent, seconds, now);
  // The scheduled job takes a hundred in five minutes; a queue takes them all. What it does not take, the job does.
  await shop.env.MAIL_QUEUE.send({ outboxId: mail.id }, { delaySeconds: seconds + 1 }).catch(() => {});
}
