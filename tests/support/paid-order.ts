import { eq } from "drizzle-orm";

import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { now, orderOf, stockGarment } from "./shop-fixture.ts";

/** An order of a garment of its own: two black ones in M and one white one in L, paid unless `pay` is false. */
export async function paidOrder(
  db: Shop["db"],
  provider: PaymentProvider,
  { pay = true, stock = 10, ...change }: { pay?: boolean; stock?: number } & Parameters<typeof orderOf>[1] = {},
) {
  const garment = newId("garment");
  await stockGarment(db, { id: garment, stock });
  const item = { productId: garment, name: "", price: 299 };
  const placed = await placeOrder(
    db,
    orderOf(garment, {
      items: [
        { ...item, colorId: "black", sizeId: "m", quantity: 2 },
        { ...item, colorId: "white", sizeId: "l", quantity: 1 },
      ],
      ...change,
    }),
    now,
  );
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const orderId = placed.order.id;
  if (pay) {
    const created = await createPayment(db, provider, orderId, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now);
  }
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position);
  const [black, white] = lines.map(({ id }) => id);
  return { garment, orderId, orderNumber: placed.order.orderNumber, black: black ?? "", white: white ?? "" };
}

/** An order's row. */
export async function orderRow(db: Shop["db"], orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}
