import { z } from "zod";

import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { checkoutConsent } from "#app/features/people/newsletter/checkout-request.server.ts";
import { confirmationOf } from "#app/features/selling/orders/confirmation.server.ts";
import { callerHash } from "#app/features/selling/orders/open-orders.server.ts";
import type { FindPoints } from "#app/features/selling/orders/pick-point.server.ts";
import { placeOrder, type PlaceOrderResult } from "#app/features/selling/orders/place-order.server.ts";
import type { PlacedOrder } from "#app/features/selling/orders/placed-order.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { lineProblemSchema, orderResponseSchema, totalsSchema } from "#app/features/selling/orders/responses.ts";
import { type OrderInput, orderInputSchema } from "#app/features/selling/orders/schemas.ts";
import { afterPaymentOutcome } from "#app/features/selling/payments/after-payment-outcome.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { endReplacedPayments } from "#app/features/selling/payments/open-payments.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { findPoints } from "#app/features/shop/pickup-points/find-points.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { callerOf } from "#app/platform/http/rate-limit.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { inKronor } from "#app/shared/money.ts";

import { createCommand } from "./create-route.ts";
import { paymentProcessing, paymentsUnavailable } from "./payments.ts";
import { inWords, refusal, refuse, writtenOut } from "./refusals.ts";

const linesChanged = refusal(409, "lines-changed", "A line cannot be ordered as it was sent", {
  problems: z.array(lineProblemSchema),
});
const totalChanged = refusal(409, "total-changed", "The total has changed. Please check your order again.", {
  total: z.number(),
  totals: totalsSchema,
});
const discountRefused = refusal(409, "discount-refused", "The discount code does not hold");
export const orderTooLarge = refusal(409, "order-too-large", "One order can have at most so many pieces");
const checkoutRefused = refusal(409, "checkout-refused", "The checkout does not take this order as it is");
export const mixedCurrencies = refusal(409, "mixed-currencies", "An order can only be in one currency");
const keyReused = inWords("keyReused", 409, "key-reused");
const earlierOrderPaid = inWords("earlierOrderPaid", 409, "earlier-order-paid");
const tooManyOpenOrders = inWords("tooManyOpenOrders", 429, "too-many-open-orders");

/** Why an order was not placed. */
export const orderRefusals = [
  linesChanged,
  totalChanged,
  discountRefused,
  orderTooLarge,
  checkoutRefused,
  mixedCurrencies,
  keyReused,
  earlierOrderPaid,
  paymentProcessing,
  tooManyOpenOrders,
  writtenOut,
] as const;

const address = { address: "Storgatan 1", city: "Trosa", postalCode: "619 30", country: "Sweden" };

export const createOrder = createCommand(
  {
    collection: "orders",
    command: "--create",
    summary:
      "Places an order, whose stock is then held for its payment. The same key answers the same order with status 200. Amounts in kronor.",
    limit: "order",
    input: orderInputSchema,
    headerFields: { "Idempotency-Key": "idempotencyKey" },
    example: {
      customer: {
        email: "asa.oberg@mail.example",
        firstName: "Åsa",
        lastName: "Öberg",
        phone: "070-1740605",
        ...address,
      },
      billing: { address: "Invalidenstraße 1", city: "Berlin", postalCode: "10115", country: "Germany" },
      items: [{ productId: "pulse-core-tee", colorId: "black", sizeId: "m", name: "Tee", price: 299, quantity: 1 }],
      total: 422.75,
      shippingMethod: "standard",
      paymentMethod: "card",
      discountCode: "WELCOME10",
      newsletterSubscription: true,
      marketingEmails: true,
      idempotencyKey: "purchase-0001-0001",
      replacesKey: "purchase-0000-0000",
    },
    responses: {
      200: z.object({ id: z.string(), data: z.array(orderResponseSchema) }),
      201: z.object({ id: z.string(), data: z.array(orderResponseSchema) }),
    },
    refusals: [...orderRefusals, paymentsUnavailable],
    invalidText: "Please fill in all required fields.",
  },
  async (input, { request, shop }) => {
    const provider = paymentProvider(shop.env);
    if (!provider) return refuse(paymentsUnavailable);

    const now = new Date();
    const caller = await callerOfOrder(request, shop);
    const consent = await checkoutConsent(shop, input, now);
    const mayWrite = () => claimWrite(request, shop, "order", now);
    const findNear: FindPoints = (country, postalCode) => findPoints(shop, country, postalCode);
    if (input.replacesKey) await endReplaced(shop, provider, input, now);
    let result = await placeOrder(shop.db, input, now, caller, consent, mayWrite, findNear);
    if (result.kind === "payment-under-way") {
      await reconcileOrder(shop, provider, result.orderId, now);
      result = await placeOrder(shop.db, input, now, caller, consent, mayWrite, findNear);
    }
    if (result.kind !== "placed") return refuseOrder(result);
    invalidatePages(shop, pagesAffectedBy(result.moves));
    return { status: result.repeated ? 200 : 201, body: await placedOrderBody(shop.db, result.order) };
  },
);

/**
 * A placed order as its browser gets it. Read from the database: it may be an earlier order that is already paid, not the one that was sent.
 */
export async function placedOrderBody(db: Shop["db"], order: PlacedOrder) {
  const stored = await readOrder(db, order.id);
  if (!stored) throw new Error("An order that was placed cannot be read");
  return { id: order.id, data: [{ ...inKronor(order), confirmation: confirmationOf(stored) }] };
}

/** A keyed hash of the caller's network address; null when it is not known. */
export async function callerOfOrder(request: Request, { env }: Shop): Promise<string | null> {
  return request.headers.has("CF-Connecting-IP") ? callerHash(callerOf(request), env.LINK_SECRET) : null;
}

/** Ends the payments that a browser may still make for an order that it replaces. */
async function endReplaced(shop: Shop, provider: PaymentProvider, input: OrderInput, now: Date): Promise<void> {
  for (const order of await endReplacedPayments(shop.db, provider, input, now))
    shop.waitUntil(afterPaymentOutcome(shop, order, now));
}

/** Reconciles the payments of one order. */
async function reconcileOrder(shop: Shop, provider: PaymentProvider, orderId: string, now: Date): Promise<void> {
  for (const order of await pollOpenPayments(shop.db, provider, now, orderId))
    shop.waitUntil(afterPaymentOutcome(shop, order, now));
}

/** Refuses an order that was not placed, in the words of why. */
export function refuseOrder(result: Exclude<PlaceOrderResult, { kind: "placed" }>) {
  switch (result.kind) {
    case "lines-changed": {
      const error = result.problems.map((problem) => problem.message).join(". ");
      return refuse(linesChanged, { error, problems: result.problems.map(inKronor) });
    }
    case "discount-refused":
      return refuse(discountRefused, { error: result.message });
    case "total-changed": {
      const totals = inKronor(result.totals);
      return refuse(totalChanged, { error: result.message, total: totals.total, totals });
    }
    case "too-large":
      return refuse(orderTooLarge, { error: result.message });
    case "checkout-refused":
      return refuse(checkoutRefused, { error: result.message });
    case "mixed-currencies":
      return refuse(mixedCurrencies, { error: result.message });
    case "addition-closed":
    case "key-reused":
      return refuse(keyReused);
    case "earlier-order-paid":
      return refuse(earlierOrderPaid);
    case "payment-under-way":
      return refuse(paymentProcessing);
    case "too-many-open-orders":
      return refuse(tooManyOpenOrders);
    case "written-out":
      return refuse(writtenOut);
  }
}
