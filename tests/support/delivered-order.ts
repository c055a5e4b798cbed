import { eq } from "drizzle-orm";

import { orders } from "#app/db/schema/orders.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { orderRow, paidOrder } from "./paid-order.ts";
import { now } from "./shop-fixture.ts";

/** A paid order of a garment of its own, two black ones in M and one white one in L, that was sent whole. Its buyer was informed. */
export async function deliveredOrder(
  db: Shop["db"],
  provider: PaymentProvider,
  change: Parameters<typeof paidOrder>[2] = {},
) {
  const order = await paidOrder(db, provider, change);
  const { orderId, black, white } = order;
  const { updatedAt: seen } = await orderRow(db, orderId);
  const units = new Map([
    [black, 2],
    [white, 1],
  ]);
  const parcel = { id: newId("ful"), orderId, units, carrier: "postnord", trackingId: "", seen, actor: "kim" } as const;
  const sent = await fulfilOrder(db, parcel, now);
  if (sent.kind !== "fulfilled") throw new Error(sent.kind);
  await db.update(orders).set({ withdrawalInfoShownAt: now.toISOString() }).where(eq(orders.id, orderId));
  return order;
}
