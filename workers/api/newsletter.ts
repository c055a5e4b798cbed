import { subscribe } from "#app/features/newsletter/commands.server.ts";
import { subscriptionSchema } from "#app/features/newsletter/schemas.ts";
import { newsletterTexts } from "#app/features/newsletter/texts.ts";

import { answerData } from "./answer.ts";
import type { DatabaseCall } from "./database-call.ts";
import { invalid } from "./read-body.ts";

/** newsletter_subscribers --create: subscribes an address; one already there becomes subscribed again. */
export async function createSubscriber({ shop, data }: DatabaseCall): Promise<Response> {
  const parsed = subscriptionSchema.safeParse(data);
  if (!parsed.success) return invalid(parsed.error, data.email ? newsletterTexts.invalid : newsletterTexts.empty);
  const { subscriber, outboxId } = await subscribe(shop.db, parsed.data, new Date());
  if (outboxId) shop.waitUntil(shop.env.MAIL_QUEUE.send({ outboxId }));
  return answerData([subscriber], {}, 201);
}
