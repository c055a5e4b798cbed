import { z } from "zod";

import { subscribe } from "#app/features/newsletter/commands.server.ts";
import { changeOrderStatus } from "#app/features/orders/change-status.server.ts";
import { placeOrder, type PlaceOrderResult } from "#app/features/orders/place-order.server.ts";
import { listOrders } from "#app/features/orders/queries.server.ts";
import { type OrderInput, orderInputSchema } from "#app/features/orders/schemas.ts";
import { readSiteConfiguration } from "#app/features/site/queries.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";
import { toKronor } from "#app/shared/money.ts";
import { orderStatuses } from "#app/shared/states.ts";

import { answerData, answerError } from "./answer.ts";
import type { DatabaseCall } from "./database-call.ts";
import { invalid } from "./read-body.ts";

/** orders --create: places an order. An `Idempotency-Key` header stands for `idempotencyKey` in the data. */
export async function createOrder({ request, shop, data }: DatabaseCall): Promise<Response> {
  const key = request.headers.get("Idempotency-Key");
  const parsed = orderInputSchema.safeParse(key ? { ...data, idempotencyKey: key } : data);
  if (!parsed.success) return invalid(parsed.error, "Please fill in all required fields.");

  const site = await readSiteConfiguration(shop.db, shop.env.CONFIG_CACHE);
  const terms = { shipping: site.shipping, vat: site.vat, reservationMinutes: site.checkout.reservationMinutes };
  const result = await placeOrder(shop.db, parsed.data, terms, new Date());
  if (result.kind === "placed" && result.ranLow) {
    invalidatePages(shop, { products: parsed.data.items.map((item) => item.productId) });
  }
  if (result.kind === "placed" && !result.repeated) shop.waitUntil(stayConnected(shop, parsed.data));
  return answerPlaced(result);
}

/** Subscribes a customer who asked for it at checkout. The order stands whatever becomes of this. */
async function stayConnected(shop: Shop, input: OrderInput): Promise<void> {
  if (!input.newsletterSubscription && !input.marketingEmails) return;
  try {
    const { email } = input.customer;
    const { outboxId } = await subscribe(shop.db, { email, consentSource: "checkout" }, new Date());
    if (outboxId) await shop.env.MAIL_QUEUE.send({ outboxId });
  } catch (error) {
    logError("A customer could not be subscribed", error);
  }
}

function answerPlaced(result: PlaceOrderResult): Response {
  switch (result.kind) {
    case "placed": {
      const { subtotalOre, discountOre, shippingOre, taxOre, totalOre, ...order } = result.order;
      const amounts = {
        subtotal: toKronor(subtotalOre),
        discount: toKronor(discountOre),
        shipping: toKronor(shippingOre),
        tax: toKronor(taxOre),
        total: toKronor(totalOre),
      };
      return answerData([{ ...order, ...amounts }], { id: order.id }, result.repeated ? 200 : 201);
    }
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
      return answerError(409, result.message, { code: "total-changed", total: toKronor(result.totals.totalOre) });
  }
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
  const change = await changeOrderStatus(shop.db, { orderId, status, actor: staff?.username ?? "staff" }, new Date());
  if (change === "unknown-order") return answerError(404, "Failed to update order status", { code: "unknown-order" });
  if (change === "out-of-stock") return answerError(409, "Failed to update order status", { code: "out-of-stock" });
  invalidatePages(shop, { everything: true });
  return answerData([{ id: orderId, status }]);
}
