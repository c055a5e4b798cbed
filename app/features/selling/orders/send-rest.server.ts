import { asc, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";
import { newId } from "#app/shared/ids.ts";

import { fulfilOrder, type FulfilOutcome } from "./fulfil-order.server.ts";
import { unitsToSend } from "./order-units.ts";

/** With whom a parcel is sent, and its number there; empty when it has none. */
export interface Sending {
  carrier: CarrierId;
  trackingId: string;
}

/** A sending of which nobody said with whom. */
export const unknownSending: Sending = { carrier: "other", trackingId: "" };

/**
 * Sends all that is left of an order in one parcel, for staff who say that it was sent, paid or not. Null when nothing is left to send.
 * `seen` is the order's `updatedAt`.
 */
export async function sendRest(
  db: Database,
  { orderId, seen, actor, ...sending }: Sending & { orderId: string; seen: string; actor: string },
  now: Date,
): Promise<FulfilOutcome | null> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const units = new Map(lines.map((line) => [line.id, unitsToSend(line)]));
  if (![...units.values()].some((left) => left > 0)) return null;
  return fulfilOrder(db, { id: newId("ful"), orderId, units, ...sending, seen, actor, evenUnpaid: true }, now);
}
