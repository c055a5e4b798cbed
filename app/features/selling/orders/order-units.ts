import { type OrderStatus, orderStatusFacts } from "#app/shared/order-statuses.ts";

/** What was done with the units of an order line. */
export interface LineUnits {
  quantity: number;
  fulfilledQuantity: number;
  cancelledQuantity: number;
  returnedQuantity: number;
}

/** Units of a line that can still be sent. What came back had been sent, also when nobody recorded the parcel. */
export function unitsToSend({ quantity, fulfilledQuantity, cancelledQuantity, returnedQuantity }: LineUnits): number {
  return quantity - Math.max(fulfilledQuantity, returnedQuantity) - cancelledQuantity;
}

/**
 * Units of a line that can still be refunded, by where they are. An order whose status says that it has left the warehouse
 * has left it whole, also when nobody recorded its parcels.
 */
export function unitsToRefund(line: LineUnits, status: OrderStatus): { unsent: number; sent: number } {
  const left = line.quantity - line.cancelledQuantity - line.returnedQuantity;
  const unsent = orderStatusFacts[status].inWarehouse ? Math.min(left, unitsToSend(line)) : 0;
  return { unsent, sent: left - unsent };
}
