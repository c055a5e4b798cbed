import { z } from "zod";

import { afterClosed } from "#app/features/selling/orders/after-closed.server.ts";
import { afterPaid } from "#app/features/selling/orders/after-paid.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { localReason } from "#app/features/selling/payments/payment-reason.ts";
import { paymentRefusals } from "#app/features/selling/payments/payment-refusals.texts.ts";
import { type ProcessedPayment, processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import {
  createdPaymentSchema,
  newPaymentSchema,
  paymentAnswerSchema,
  succeededPaymentSchema,
} from "#app/features/selling/payments/schemas.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { createRoute } from "./create-route.ts";
import { refusal, refuse } from "./refusals.ts";

/** What machines read, and the documentation. */
const english = paymentRefusals("en");

/** It is not known yet whether the money was taken: neither a success nor a failure. */
export const paymentProcessing = {
  ...refusal(409, "payment-processing", english.processing),
  words: () => paymentRefusals().processing,
};

/** The shop has no payment provider, or it cannot be reached; nothing was charged. */
export const paymentsUnavailable = {
  ...refusal(503, "payments-unavailable", english.unavailable),
  words: () => paymentRefusals().unavailable,
};

const orderClosed = refusal(409, "order-closed", english.orderClosed);
/** A browser orders anew only after this answer. */
const orderCancelled = refusal(409, "order-cancelled", english.orderCancelled);
const codeUsedUp = refusal(409, "discount-refused", english.codeUsedUp);
const wrongStep = refusal(400, "wrong-step", "This payment asks for another step");
const unknownPayment = refusal(404, "unknown-payment", "There is no such payment");
const methodRefused = refusal(409, "method-refused", "Please choose another way to pay.");
const paymentMismatch = refusal(409, "payment-mismatch", english.mismatch);
const declined = refusal(402, "declined", "Your card was declined.");

/** What an order is told that takes no payment any more. */
const closedRefusals = {
  "order-closed": orderClosed,
  "order-cancelled": orderCancelled,
  "code-used-up": codeUsedUp,
} as const;

export const createPaymentRoute = createRoute(
  {
    method: "POST",
    path: "/api/payments",
    summary:
      "Announces the payment of an order: 201 with its id and what the shopper must do next, 200 when the order is paid already.",
    access: "public",
    limit: "payment",
    input: newPaymentSchema,
    example: { orderId: "ord_1", paymentMethod: "card" },
    responses: {
      200: z.object({ data: z.array(succeededPaymentSchema) }),
      201: z.object({ id: z.string(), data: z.array(createdPaymentSchema) }),
    },
    refusals: [
      orderClosed,
      orderCancelled,
      codeUsedUp,
      methodRefused,
      paymentProcessing,
      paymentMismatch,
      paymentsUnavailable,
    ],
  },
  async ({ orderId, paymentMethod }, { shop }) => {
    const provider = paymentProvider(shop.env);
    if (!provider) return refuse(paymentsUnavailable);
    const now = new Date();
    const created = await createPayment(shop.db, provider, orderId, now, paymentMethod);
    switch (created.kind) {
      case "created": {
        const { paymentId: id, nextStep, provider: name, clientSecret } = created;
        const payment = { id, orderId, status: "created" as const, nextStep, provider: name };
        return { status: 201, body: { id, data: [{ ...payment, ...(clientSecret && { clientSecret }) }] } };
      }
      case "already-paid":
        if ("paid" in created) shop.waitUntil(afterPaid(shop, created.paid));
        return { status: 200, body: { data: [{ orderId, status: "succeeded" as const }] } };
      case "processing":
        return refuse(paymentProcessing);
      case "order-closed":
      case "order-cancelled":
      case "code-used-up":
        await afterClosed(shop, orderId, now);
        return refuse(closedRefusals[created.kind], { error: paymentRefusals()[closedTexts[created.kind]] });
      case "mismatch":
        return refuse(paymentMismatch, { error: paymentRefusals().mismatch });
      case "refused":
        return refuse(methodRefused, { error: created.reason });
      case "provider-unavailable":
        return refuse(paymentsUnavailable);
    }
  },
);

/** What a shopper is told of those. */
const closedTexts = {
  "order-closed": "orderClosed",
  "order-cancelled": "orderCancelled",
  "code-used-up": "codeUsedUp",
} as const;

export const processPaymentRoute = createRoute(
  {
    method: "POST",
    path: "/api/payments/process",
    summary:
      "Takes the money, with a token of the card or the shopper's answer to the confirm step; after the provider's own step, reads what became of it.",
    access: "public",
    limit: "payment",
    input: paymentAnswerSchema,
    example: { paymentId: "pay_1", token: "test_visa" },
    responses: { 200: z.object({ data: z.array(succeededPaymentSchema) }) },
    refusals: [
      declined,
      wrongStep,
      unknownPayment,
      orderClosed,
      orderCancelled,
      codeUsedUp,
      paymentProcessing,
      paymentMismatch,
      paymentsUnavailable,
    ],
  },
  async ({ paymentId: id, ...answer }, { shop }) => {
    const provider = paymentProvider(shop.env);
    if (!provider) return refuse(paymentsUnavailable);
    const now = new Date();
    const work = processPayment(shop.db, provider, id, answer, now);
    const followed = work.then((ended) => finishPayment(shop, ended, now));
    // A shopper who closes the page now must not stop the payment half way, nor what follows it.
    shop.waitUntil(followed.catch(() => {}));
    const processed = await work;
    switch (processed.kind) {
      case "succeeded":
        return { status: 200, body: { data: [{ id, orderId: processed.orderId, status: "succeeded" as const }] } };
      case "declined":
        return refuse(declined, { error: localReason(processed.reason) });
      case "processing":
        return refuse(paymentProcessing);
      case "mismatch":
        return refuse(paymentMismatch, { error: paymentRefusals().mismatch });
      case "wrong-step":
        return refuse(wrongStep);
      case "unknown-payment":
        return refuse(unknownPayment);
      case "order-closed":
      case "order-cancelled":
      case "code-used-up":
        await followed;
        return refuse(closedRefusals[processed.kind], { error: paymentRefusals()[closedTexts[processed.kind]] });
    }
  },
);

async function finishPayment(shop: Shop, ended: ProcessedPayment, now: Date): Promise<void> {
  if (ended.kind === "succeeded" && ended.outboxId) await afterPaid(shop, ended);
  if (ended.kind in closedRefusals && "orderId" in ended) await afterClosed(shop, ended.orderId, now);
}
