import { eq, getTableColumns } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Database } from "#app/db/client.server.ts";
import { orderAdditions } from "#app/db/schema/order-additions.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";

import { additionState } from "./order-addition.ts";

const added = alias(orders, "added");

export type FoundAddition = NonNullable<Awaited<ReturnType<typeof readAddition>>>;

/**
 * An offer to add items to an order, with that order, where it stands, and the order that was placed of it while that one is alive;
 * null for an unknown id. `placedId`: of the newest that was placed, also when it was cancelled.
 */
export async function readAddition(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({
      offer: getTableColumns(orderAdditions),
      first: getTableColumns(orders),
      added: {
        id: added.id,
        orderNumber: added.orderNumber,
        status: added.status,
        paymentStatus: added.paymentStatus,
        totalOre: added.totalOre,
      },
    })
    .from(orderAdditions)
    .innerJoin(orders, eq(orders.id, orderAdditions.orderId))
    .leftJoin(added, eq(added.id, orderAdditions.addedOrderId))
    .where(eq(orderAdditions.id, id));
  if (!row) return null;
  const { offer, first, added: placed } = row;
  const isAlive = placed !== null && !orderStatusFacts[placed.status].isCancelled;
  return {
    offer,
    first,
    placedId: placed?.id ?? null,
    added: isAlive ? placed : null,
    state: additionState(offer, first, placed, now),
  };
}
