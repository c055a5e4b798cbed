import { z } from "zod";

import { afterPaid } from "#app/features/orders/after-paid.server.ts";
import { paymentMethodIds } from "#app/shared/payment-methods.ts";
import { paymentProvider } from "#app/features/payments/choose-provider.server.ts";
import { createPayment } from "#app/features/payments/create-payment.server.ts";
import { type ProcessedPayment, processPayment } from "#app/features/payments/process-payment.server.ts";
import type { Shop } from "#app/platform/context.ts";

import { answerData, answerError } from "./answer.ts";
import { readBody } from "./read-body.ts";

const createInput = z.object({
  orderId: z.string().min(1).max(100),
  paymentMethod: z.enum(paymentMethodIds).optional(),
});

/** POST /api/payments: announces the payment of an order; answers its id and what the shopper must do next. */
export async function createPaymentCall(request: Request, { env, db }: Shop): Promise<Response> {
  const input = await readBody(request, createInput);
  if (input instanceof Response) return input;

  const payer = paymentProvider(env);
  if (!payer) return paymentsUnavailable();
  const created = await createPayment(db, payer, input.orderId, new Date(), input.paymentMethod);
  if (created.kind === "provider-unavailable") return paymentsUnavailable();
  if (created.kind === "order-closed") return orderClosed();
  if (created.kind === "already-paid") return answerData([{ orderId: input.orderId, status: "succeeded" }]);
  const { paymentId: id, nextStep, provider } = created;
  return answerData([{ id, orderId: input.orderId, status: "created", nextStep, provider }], { id }, 201);
}

const paymentId = z.string().min(1).max(100);
/** A token begins with a letter, so that a card number is never taken for one. Anything beside these fields is refused. */
const processInput = z.union([
  z.strictObject({ paymentId, token: z.string().regex(/^[a-z]\w{0,199}$/i) }),
  z.strictObject({ paymentId, confirmed: z.boolean() }),
]);

/** POST /api/payments/process: takes the money, with a token of the card or the shopper's answer to the confirm step. */
export async function processPaymentCall(request: Request, shop: Shop): Promise<Response> {
  const input = await readBody(request, processInput);
  if (input instanceof Response) return input;

  const { paymentId: id, ...answer } = input;
  const provider = paymentProvider(shop.env);
  if (!provider) return paymentsUnavailable();
  const now = new Date();
  const work = processPayment(shop.db, provider, id, answer, now);
  // Whoever closes the page in this moment does not stop a payment half way, nor what follows it.
  shop.waitUntil(
    work.then(
      (paid) => finishPaid(shop, paid, now),
      () => {},
    ),
  );
  const processed = await work;
  if (processed.kind === "processing") return paymentProcessing();
  if (processed.kind === "wrong-answer")
    return answerError(400, "This payment asks for another step", { code: "wrong-step" });
  if (processed.kind === "unknown-payment")
    return answerError(404, "There is no such payment", { code: "unknown-payment" });
  if (processed.kind === "order-closed") return orderClosed();
  if (processed.kind === "declined") return answerError(402, processed.reason, { code: "declined" });

  return answerData([{ id, orderId: processed.orderId, status: "succeeded" }]);
}

async function finishPaid(shop: Shop, processed: ProcessedPayment, now: Date): Promise<void> {
  if (processed.kind !== "succeeded" || !processed.outboxId) return;
  await afterPaid(shop, { orderId: processed.orderId, outboxId: processed.outboxId }, now);
}

/** Nobody knows yet whether money was taken: neither a success nor a failure. */
export function paymentProcessing(): Response {
  return answerError(
    409,
    "Your payment is still being processed. Please wait a minute and try again: you are never charged twice.",
    { code: "payment-processing" },
  );
}

/** Nobody takes this shop's money at the moment; nothing was charged. */
export function paymentsUnavailable(): Response {
  return answerError(
    503,
    "We cannot take payments right now. Nothing was charged. Please try again in a few minutes.",
    {
      code: "payments-unavailable",
    },
  );
}

function orderClosed(): Response {
  return answerError(409, "This order can no longer be paid. Please place it again.", { code: "order-closed" });
}
