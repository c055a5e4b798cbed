import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";

/** The columns of a placed order that its browser may see: amounts in öre, ISO times, nothing personal. */
export const placedColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  currency: orders.currency,
  subtotalOre: orders.subtotalOre,
  discountOre: orders.discountOre,
  shippingOre: orders.shippingOre,
  taxOre: orders.taxOre,
  totalOre: orders.totalOre,
  vatMode: orders.vatMode,
  paymentMethod: orders.paymentMethod,
  estimatedDelivery: orders.estimatedDelivery,
  createdAt: orders.createdAt,
};

/** An order that was placed, by its id. */
export function placedOrderStatement(db: Database, id: string) {
  return db.select(placedColumns).from(orders).where(eq(orders.id, id));
}

/** The order of an idempotency key, with the hash of its content. */
export function earlierOrderStatement(db: Database, key: string) {
  return db
    .select({ ...placedColumns, contentHash: orders.contentHash })
    .from(orders)
    .where(eq(orders.idempotencyKey, key));
}

export type PlacedOrder = { [C in keyof typeof placedColumns]: (typeof placedColumns)[C]["_"]["data"] };
