import { z } from "zod";

import { afterPaymentOutcome } from "#app/features/selling/payments/after-payment-outcome.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { receiveEvent } from "#app/features/selling/payments/receive-event.server.ts";

import { createRoute } from "./create-route.ts";
import { refusal, refuse } from "./refusals.ts";

/** Stripe's events hold the whole object that changed. */
const maxBytes = 256 * 1024;

const notSigned = refusal(400, "not-signed", "The signature is missing, old or not of our payment provider");
const notProcessed = refusal(500, "not-processed", "The event is written down and will be processed later");

/** Nothing of an event is read before its signature is checked, and nothing of it is stored but its id, type and reference. */
export const paymentWebhook = createRoute(
  {
    method: "POST",
    path: "/api/payments/webhook",
    summary:
      "Takes an event that the payment provider signed. Each counts once; what it is about is read at the provider. Types that the shop has no use for are answered like the others.",
    access: "public",
    limit: "payment-webhook",
    signed: { maxBytes },
    input: z.unknown(),
    example: {
      id: "evt_1",
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: { id: "pi_1", object: "payment_intent" } },
    },
    responses: { 200: z.object({}) },
    refusals: [notSigned, notProcessed],
  },
  async (_body, { request, rawBody, shop }) => {
    const provider = paymentProvider(shop.env);
    const text = new TextDecoder().decode(rawBody);
    const event = provider && (await provider.readEvent(request.headers, text));
    if (!provider || !event) return refuse(notSigned);
    const now = new Date();
    const work = receiveEvent(shop.db, provider, event, now);
    // A provider that hangs up now must not stop the event half way, nor what follows it.
    shop.waitUntil(
      work.then(
        async ({ decided }) => {
          for (const order of decided) await afterPaymentOutcome(shop, order, now);
        },
        () => {},
      ),
    );
    return (await work).isProcessed ? { status: 200, body: {} } : refuse(notProcessed);
  },
);
