import { z } from "zod";

import { eventSchemas, messageSchema } from "#app/features/shop/webhooks/event-schemas.ts";
import { meaningOf } from "#app/features/shop/webhooks/webhook-events.ts";

/** The tag of all of them. */
export const webhooksTag = "webhooks";

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

/** What the shop sends to webhooks, for the `webhooks` of OpenAPI. */
export function documentedWebhooks() {
  const types = Object.keys(eventSchemas) as (keyof typeof eventSchemas)[];
  return Object.fromEntries(
    types.map((type) => [
      type,
      {
        post: {
          operationId: `receive ${type}`.replaceAll(/[ .](\w)/g, (_, letter: string) => letter.toUpperCase()),
          tags: [webhooksTag],
          summary: meaningOf(type),
          description: "Sent at least once, signed as Standard Webhooks 1.0 says.",
          security: [],
          parameters: [
            header("webhook-id", "The same at every try."),
            header("webhook-timestamp", "When this try was sent, in seconds since 1970."),
            header("webhook-signature", "One or more of v1,BASE64, with a space between."),
          ],
          requestBody: {
            required: true,
            content: { "application/json": { schema: z.toJSONSchema(messageSchema(type), { io: "input" }) } },
          },
          responses: { "2XX": { description: "Taken. Anything else is tried again." } },
        },
      },
    ]),
  );
}
