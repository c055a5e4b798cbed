import { and, asc, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { arrivals, fulfilments } from "#app/db/schema/fulfilments.server.ts";

import { isShownParcel } from "./unrecorded-parcel.server.ts";

/** The parcels of an order as its buyer sees them, oldest first; `deliveredAt` is null while one has not arrived. */
export function readParcels(db: Database, orderId: string) {
  return db
    .select({
      id: fulfilments.id,
      carrier: fulfilments.carrier,
      trackingId: fulfilments.trackingId,
      sentAt: fulfilments.createdAt,
      deliveredAt: arrivals.deliveredAt,
    })
    .from(fulfilments)
    .leftJoin(arrivals, eq(arrivals.fulfilmentId, fulfilments.id))
    .where(and(eq(fulfilments.orderId, orderId), isShownParcel))
    .orderBy(asc(fulfilments.createdAt), asc(fulfilments.id));
}
