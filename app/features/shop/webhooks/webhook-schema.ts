// Apart from the events: a browser that shows the form does not load what parses it.
import { z } from "zod";

import { addressProblem } from "./webhook-address.ts";
import { webhookEvents } from "./webhook-events.ts";

const events = z
  .array(z.enum(webhookEvents))
  .min(1, "Choose at least one event.")
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));

/** What a webhook is told of, as its form sends it. */
export const webhookEventsSchema = z.object({ events });

/** A new webhook as its form sends it to a shop at `shopOrigin`. */
export const newWebhookSchema = (shopOrigin: string) =>
  z.object({
    url: z
      .string()
      .trim()
      .check(({ value, issues }) => {
        const problem = addressProblem(value, shopOrigin);
        if (problem) issues.push({ code: "custom", input: value, message: problem });
      })
      .transform((address) => (URL.canParse(address) ? new URL(address).href : address)),
    events,
  });
export type WebhookFields = z.output<ReturnType<typeof newWebhookSchema>>;
