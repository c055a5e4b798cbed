import { z } from "zod";

import type { Totals } from "#app/features/cart/totals.ts";
import { pagesShowing } from "#app/features/inventory/shown-stock.ts";
import { statusOutcomes } from "#app/admin/orders/status-outcome.ts";
import { afterPaid } from "#app/features/orders/after-paid.server.ts";
import { confirmationOf } from "#app/features/orders/confirmation.server.ts";
import { callerHash } from "#app/features/orders/open-orders.server.ts";
import { placeOrder, type PlaceOrderResult } from "#app/features/orders/place-order.server.ts";
import { listOrders, readOrder } from "#app/features/orders/queries.server.ts";
import { orderInputSchema } from "#app/features/orders/schemas.ts";
import { paymentProvider } from "#app/features/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/payments/provider.server.ts";
import { setOrderStatus } from "#app/features/payments/set-order-status.server.ts";
import { settlePayments } from "#app/features/payments/settle-payments.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";
import { callerOf } from "#app/platform/rate-limit.server.ts";
import { toKronor } from "#app/shared/money.ts";
import { orderStatuses } from "#app/shared/states.ts";

import { answerData, answerError } from "./answer.ts";
import type { DatabaseCall } from "./database-call.ts";
import { paymentProcessing, paymentsUnavailable } from "./payments.ts";
import { invalid } from "./read-body.ts";

/** orders --create: places an order. An `Idempotency-Key` header stands for `idempotencyKey` in the data. */
export async function createOrder({ request, shop, data }: DatabaseCall): Promise<Response> {
  const key = request.headers.get("Idempotency-Key");
  const parsed = orderInputSchema.safeParse(key ? { ...data, idempotencyKey: key } : data);
  if (!parsed.success) return invalid(parsed.error, "Please fill in all required fields.");
  const provider = paymentProvider(shop.env);
  if (!provider) return paymentsUnavailable();

  const now = new Date();
  const caller = await callerOfOrder(request, shop);
  let result = await placeOrder(shop.db, parsed.data, now, caller);
  if (result.kind === "payment-under-way") {
    await settleOrder(shop, provider, result.orderId, now);
    result = await placeOrder(shop.db, parsed.data, now, caller);
  }
  if (result.kind !== "placed") return answerRefused(result);
  invalidatePages(shop, pagesShowing(result.moves));
  const { order, repeated } = result;
  const stored = await readOrder(shop.db, order.id);
  // What stands in the order, for whoever holds its key: it may be another than was sent, when that one is paid already.
  const confirmation = stored && confirmationOf(stored);
  return answerData([{ ...inKronor(order), confirmation }], { id: order.id }, repeated ? 200 : 201);
}

/** Where an order comes from, as a keyed hash; null when the address is not known. */
async function callerOfOrder(request: Request, { env }: Shop): Promise<string | null> {
  return request.headers.has("CF-Connecting-IP") ? callerHash(callerOf(request), env.LINK_SECRET) : null;
}

/** Finds out what became of the payments of one order. */
async function settleOrder(shop: Shop, provider: PaymentProvider, orderId: string, now: Date): Promise<void> {
  for (const { outboxId } of await settlePayments(shop.db, provider, now, orderId)) {
    if (outboxId) shop.waitUntil(afterPaid(shop, { orderId, outboxId }, now));
  }
}

function answerRefused(result: Exclude<PlaceOrderResult, { kind: "placed" }>): Response {
  switch (result.kind) {
    case "lines-changed": {
      const problems = result.problems.map((problem) =>
        problem.problem === "price" ? { ...problem, price: toKronor(problem.priceOre) } : problem,
      );
      return answerError(409, problems.map((problem) => problem.message).join(". "), {
        code: "lines-changed",
        problems,
      });
    }
    case "discount-refused":
      return answerError(409, result.message, { code: "discount-refused" });
    case "total-changed":
      return answerError(409, result.message, {
        code: "total-changed",
        total: toKronor(result.totals.totalOre),
        totals: inKronor(result.totals),
      });
    case "too-large":
      return answerError(409, result.message, { code: "order-too-large" });
    case "mixed-currencies":
      return answerError(409, result.message, { code: "mixed-currencies" });
    case "key-reused":
      return answerError(409, "This order was sent before with other contents. Please try again.", {
        code: "key-reused",
      });
    case "payment-under-way":
      return paymentProcessing();
    case "too-many-open-orders":
      return answerError(
        429,
        "There are too many unpaid orders from here. Please pay one, or try again in a few minutes.",
        {
          code: "too-many-open-orders",
        },
      );
  }
}

function inKronor({ subtotalOre, discountOre, shippingOre, taxOre, totalOre, ...rest }: Totals) {
  return {
    ...rest,
    subtotal: toKronor(subtotalOre),
    discount: toKronor(discountOre),
    shipping: toKronor(shippingOre),
    tax: toKronor(taxOre),
    total: toKronor(totalOre),
  };
}

const listInput = z.object({
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(200).default(50),
});

/** orders --read, for staff: one page of all orders, newest first. Amounts in kronor. */
export async function readOrders({ shop, data }: DatabaseCall): Promise<Response> {
  const paging = listInput.safeParse(data);
  if (!paging.success) return invalid(paging.error);
  const { orders, total } = await listOrders(shop.db, paging.data);
  return answerData(
    orders.map(({ totalOre, ...order }) => ({ ...order, total: toKronor(totalOre) })),
    { total },
  );
}

const updateInput = z.object({
  filter: z.object({ id: z.string().optional(), _id: z.string().optional() }),
  update: z.object({ status: z.enum(orderStatuses) }),
});

/** orders --update, for staff: sets an order's status, the only field that may change. */
export async function updateOrder({ shop, data, staff }: DatabaseCall): Promise<Response> {
  const input = updateInput.safeParse(data);
  const orderId = input.data?.filter.id ?? input.data?.filter._id;
  if (!input.success || !orderId) return answerError(400, "Failed to update order status", { code: "invalid" });
  const { status } = input.data.update;
  const change = { orderId, status, actor: staff?.username ?? "staff" };
  const { outcome, pages } = await setOrderStatus(shop.db, paymentProvider(shop.env), change, new Date());
  invalidatePages(shop, pages);
  const { httpStatus, message } = statusOutcomes[outcome];
  if (httpStatus >= 400) return answerError(httpStatus, message.text, { code: outcome });
  return answerData([{ id: orderId, status }], {}, httpStatus);
}
