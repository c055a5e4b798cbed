import { type LineUnits, unitsToRefund } from "#app/features/selling/orders/order-units.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";

/** Units of an order line that are on their way back or spoken for. */
export interface UnitsAway {
  /** In an exchange that is open. */
  exchanged: number;
  /** In a notice of withdrawal, or back under an exchange that lapsed, and not refunded yet. */
  withdrawn: number;
  /** In another return that is open, such as a complaint, or of an exchange that ended after they came. */
  elsewhere: number;
}

/**
 * Units of a line that its buyer has and may exchange: sent, and not cancelled, refunded, withdrawn from or in another exchange. What
 * was sent in an exchange counts again. The trigger `exchanges_units` refuses more than these.
 */
export function exchangeableUnits(line: LineUnits & UnitsAway, status: OrderStatus): number {
  return Math.max(0, unitsToRefund(line, status).sent - line.exchanged - line.withdrawn - line.elsewhere);
}
