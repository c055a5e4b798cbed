import { unitsToSend } from "./order-units.ts";
import type { OrderDetail } from "./queries.server.ts";

/** What lies in a parcel, for its packing slip. */
export interface PackedParcel {
  order: OrderDetail;
  lines: { id: string; name: string; color: string; size: string; variantId: string; units: number }[];
  /** Whether another part of the order is in another parcel. */
  isPart: boolean;
}

/** The parcel that is to be packed for an order: what is left to send. Once all was sent, the whole order. */
export function parcelToPack(order: OrderDetail): PackedParcel {
  const isSent = order.lines.every((line) => unitsToSend(line) === 0);
  const units = (line: OrderDetail["lines"][number]) =>
    isSent ? line.quantity - line.cancelledQuantity : unitsToSend(line);
  return { order, lines: packed(order, units), isPart: !isSent && order.fulfilment === "partial" };
}

/** A parcel that was packed, by its units of each line. */
export function packedParcel(order: OrderDetail, quantities: ReadonlyMap<string, number>): PackedParcel {
  const lines = packed(order, ({ id }) => quantities.get(id) ?? 0);
  const isPart = order.lines.some((line) => line.quantity - line.cancelledQuantity > (quantities.get(line.id) ?? 0));
  return { order, lines, isPart };
}

function packed({ lines }: OrderDetail, units: (line: OrderDetail["lines"][number]) => number): PackedParcel["lines"] {
  return lines
    .map((line) => ({
      id: line.id,
      name: line.name,
      color: line.color,
      size: line.size,
      variantId: line.variantId,
      units: units(line),
    }))
    .filter((line) => line.units > 0);
}
