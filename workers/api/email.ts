import { z } from "zod";

import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { requestedMail } from "#app/features/shop/mail/requested-mail.server.ts";
import { emailTypes } from "#app/shared/emails.ts";

import { createRoute } from "./create-route.ts";

const emailRequestSchema = z.object({
  type: z.enum(emailTypes),
  to: z.email().max(200),
  /** Taken for the call's shape, never used: what an e-mail says comes from the stored record. */
  data: z.unknown(),
});

/** The e-mail that was asked for; it says nothing of whether there was a record that justifies it. */
const requestedEmailSchema = z.object({ type: z.enum(emailTypes), to: z.string() });

/** Never mails a caller's own text, and responds the same for every address, so that it does not reveal customers. */
export const requestEmail = createRoute(
  {
    method: "POST",
    path: "/api/email",
    summary:
      "Sends the e-mail that a stored record justifies, once a record. The answer is the same whether there was a record or not.",
    access: "public",
    limit: "email",
    input: emailRequestSchema,
    example: { type: "order_confirmation", to: "asa.oberg@mail.example", data: {} },
    responses: { 200: z.object({ data: z.array(requestedEmailSchema) }) },
  },
  async ({ type, to }, { shop }) => {
    enqueueMail(shop, ...(await requestedMail(shop.db, { type, to }, new Date())));
    return { status: 200, body: { data: [{ type, to }] } };
  },
);
