import type { Database } from "#app/db/client.server.ts";
import { unitsToSend } from "#app/features/selling/orders/order-units.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { type OrderStatus, orderStatusFacts } from "#app/shared/order-statuses.ts";

import { deliverPath } from "./chosen-orders.ts";

/**
 * The page that asks for what a status needs before it is set: shipped, what is sent and with whom; delivered, when it arrived. Null when
 * there is nothing to ask.
 */
export async function pageOfStatus(
  db: Database,
  orderId: string,
  status: OrderStatus,
  returnTo = `/admin/orders/${orderId}`,
): Promise<string | null> {
  if (status !== "shipped" && status !== "delivered") return null;
  const order = await readOrder(db, orderId);
  if (!order || order.status === status || orderStatusFacts[order.status].isCancelled) return null;
  if (status === "delivered") return deliverPath([orderId], returnTo);
  const hasUnits = order.lines.some((line) => unitsToSend(line) > 0);
  return hasUnits ? `/admin/orders/${orderId}/fulfil?by=status` : null;
}
