import { enqueueMail } from "#app/features/mail/queue-mail.server.ts";
import { subscribe } from "#app/features/newsletter/commands.server.ts";
import { subscriptionSchema } from "#app/features/newsletter/schemas.ts";
import { newsletterTexts } from "#app/features/newsletter/texts.ts";

import { answerData } from "./answer.ts";
import type { DatabaseCall } from "./database-call.ts";
import { invalid } from "./read-body.ts";

/** newsletter_subscribers --create: asks an address to confirm. The answer is the same for every address. */
export async function createSubscriber({ shop, data }: DatabaseCall): Promise<Response> {
  const parsed = subscriptionSchema.safeParse(data);
  if (!parsed.success) return invalid(parsed.error, data.email ? newsletterTexts.invalid : newsletterTexts.empty);
  const { outboxId } = await subscribe(shop.db, parsed.data, new Date());
  enqueueMail(shop, outboxId);
  return answerData([{ email: parsed.data.email }], { message: newsletterTexts.confirm }, 201);
}
