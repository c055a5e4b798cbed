import { eq } from "drizzle-orm";

import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { now } from "./shop-fixture.ts";
import { openOrder, returned, type StripeOrder } from "./stripe-order.ts";
import type { StripeShop } from "./stripe-shop.ts";

/** An order of two garments that was paid by card. */
export async function paidAtStripe(db: Shop["db"], stripe: StripeShop, card?: string): Promise<StripeOrder> {
  const order = await openOrder(db, stripe);
  await stripe.confirm(order.reference, card);
  const paid = await returned(db, stripe, order);
  if (paid.kind !== "succeeded") throw new Error(paid.kind);
  return order;
}

/** A refund of one of the two garments, as a person asks for it: sees the amount, then agrees to it. */
export async function refundOne(
  db: Shop["db"],
  { provider }: StripeShop,
  { orderId }: StripeOrder,
  actor = "kim",
  at = now,
) {
  const [[order], [line]] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
  ]);
  if (!order || !line) throw new Error("There is no such order");
  const request = {
    id: newId("rfd"),
    orderId,
    cancelled: new Map([[line.id, 1]]),
    returned: new Map<string, number>(),
    shipping: 0,
    restock: true,
    reason: "Too small",
    expectedOre: null,
    seen: order.updatedAt,
    actor,
  };
  const asked = await refundOrder(db, provider, request, at);
  if (asked.kind !== "to-confirm") return asked;
  return refundOrder(db, provider, { ...request, expectedOre: asked.amount.amountOre }, at);
}
