import { eq, inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { fulfilmentLines, fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { leavesEu } from "#app/features/shop/shipping/exports.ts";

import type { CustomsLine } from "./customs-lines.ts";
import { type PackedParcel, packedParcel, parcelToPack } from "./packed-lines.ts";
import { readOrders } from "./queries.server.ts";
import { readCustomsLines } from "./read-customs-lines.server.ts";

/** A parcel to print papers of, and how it is sent once it is. */
export interface PrintedParcel extends PackedParcel {
  /** The id of the parcel; of its order while it is not sent. */
  id: string;
  carrier: string | null;
  trackingId: string;
  weightGrams: number | null;
  /** Of a parcel that leaves the EU what customs is told; none of any other. */
  customs: readonly CustomsLine[];
}

/** The parcels of orders that are to be packed, and those that were sent, by their ids, in the order in which they were ordered. */
export async function readPrintedParcels(
  db: Database,
  { orderIds, parcelIds }: { orderIds: readonly string[]; parcelIds: readonly string[] },
): Promise<PrintedParcel[]> {
  const sent = await db
    .select({
      id: fulfilments.id,
      orderId: fulfilments.orderId,
      carrier: fulfilments.carrier,
      trackingId: fulfilments.trackingId,
      weightGrams: fulfilments.weightGrams,
      lineId: fulfilmentLines.orderLineId,
      quantity: fulfilmentLines.quantity,
    })
    .from(fulfilments)
    .innerJoin(fulfilmentLines, eq(fulfilmentLines.fulfilmentId, fulfilments.id))
    .where(inArray(fulfilments.id, sql`(SELECT value FROM json_each(${JSON.stringify(parcelIds)}))`));
  const orders = await readOrders(db, [...orderIds, ...new Set(sent.map(({ orderId }) => orderId))]);
  const printed = orders
    .flatMap((order): Omit<PrintedParcel, "customs">[] => {
      const parcels = Map.groupBy(
        sent.filter(({ orderId }) => orderId === order.id),
        ({ id }) => id,
      );
      const ofParcels = [...parcels].map(([id, lines]) => ({
        ...packedParcel(order, new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))),
        id,
        carrier: lines[0]?.carrier ?? null,
        trackingId: lines[0]?.trackingId ?? "",
        weightGrams: lines[0]?.weightGrams ?? null,
      }));
      if (!orderIds.includes(order.id)) return ofParcels;
      const toPack = { ...parcelToPack(order), id: order.id, carrier: null, trackingId: "", weightGrams: null };
      return [...ofParcels, toPack];
    })
    .filter(({ lines }) => lines.length > 0);
  const customs = await Promise.all(
    printed.map(async ({ order, lines }) =>
      leavesEu(order.country) ? readCustomsLines(db, new Map(lines.map(({ id, units }) => [id, units]))) : null,
    ),
  );
  return printed.map((parcel, i) => ({ ...parcel, customs: customs[i]?.get(parcel.order.id) ?? [] }));
}
