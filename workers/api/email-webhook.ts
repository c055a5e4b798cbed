import { z } from "zod";

import { leaveStatements } from "#app/features/people/newsletter/subscriptions.server.ts";
import { readResendEvent } from "#app/features/shop/mail/mail-event.ts";
import { recordMailEvent } from "#app/features/shop/mail/record-event.server.ts";
import { verifiedMessageId } from "#app/features/shop/mail/svix-signature.server.ts";

import { createRoute } from "./create-route.ts";
import { refusal, refuse } from "./refusals.ts";

/** An event holds the head of an e-mail, never its text. */
const maxBytes = 100_000;

const notSigned = refusal(400, "not-signed", "The signature is missing, old or not ours");

/** Nothing is read of an event before its signature is checked, and nothing of it is stored but its id and type. */
export const emailWebhook = createRoute(
  {
    method: "POST",
    path: "/api/email/webhook",
    summary:
      "Takes an event of Resend, signed by Svix: what became of an e-mail. Each counts once; one that says nothing of an e-mail is answered like the others.",
    access: "public",
    limit: "webhook",
    signed: { maxBytes },
    input: z.unknown(),
    example: {
      type: "email.delivered",
      created_at: "2026-11-22T12:00:00.000Z",
      data: { email_id: "56761188-7520-42d8-8898-ff6fc54ce618", tags: { key: "eml_1" } },
    },
    responses: { 200: z.object({}) },
    refusals: [notSigned],
  },
  async (body, { request, rawBody, shop }) => {
    const now = new Date();
    const { RESEND_WEBHOOK_SECRET, RESEND_WEBHOOK_SECRET_PREVIOUS } = shop.env;
    const verifiedBy = (secret: string | undefined) =>
      secret && rawBody ? verifiedMessageId(request.headers, rawBody, secret, now) : null;
    const id = (await verifiedBy(RESEND_WEBHOOK_SECRET)) ?? (await verifiedBy(RESEND_WEBHOOK_SECRET_PREVIOUS));
    if (id === null) return refuse(notSigned);
    const event = readResendEvent(id, body);
    if (event) {
      await recordMailEvent(
        shop.db,
        "resend",
        event,
        (address) => leaveStatements(shop.db, address, "complaint", now),
        now,
      );
    }
    return { status: 200, body: {} };
  },
);
