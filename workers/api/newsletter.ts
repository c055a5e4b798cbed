import { z } from "zod";

import { newsletterTexts } from "#app/features/people/newsletter/newsletter.texts.ts";
import { subscriptionSchema } from "#app/features/people/newsletter/schemas.ts";
import { subscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";

import { createCommand } from "./create-route.ts";

const english = newsletterTexts("en");

export const createSubscriber = createCommand(
  {
    collection: "newsletter_subscribers",
    command: "--create",
    summary: "Asks an address to confirm its subscription. The answer is the same for every address.",
    limit: "newsletter",
    input: subscriptionSchema,
    example: { email: "asa.oberg@mail.example", consentSource: "footer" },
    responses: { 201: z.object({ message: z.string(), data: z.array(z.object({ email: z.string() })) }) },
    invalidText: (data) => (hasEmail(data) ? english.invalid : english.empty),
  },
  async (subscription, { shop }) => {
    const { outboxId } = await subscribe(shop, subscription, new Date());
    enqueueMail(shop, outboxId);
    return { status: 201, body: { message: english.confirm, data: [{ email: subscription.email }] } };
  },
);

function hasEmail(data: unknown): boolean {
  return Boolean((data as { email?: unknown }).email);
}
