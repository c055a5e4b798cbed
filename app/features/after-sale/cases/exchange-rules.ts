import { type LineUnits, unitsToRefund } from "#app/features/selling/orders/order-units.ts";
import { type AgreedAmounts, type RefundableLine, refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";

/** Days that a replacement is held in stock for the goods to come back. */
export const holdDays = 21;
/** Days after which the buyer is reminded that their goods are not there yet. */
export const reminderDays = 14;

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

interface PaidOrder extends AgreedAmounts {
  lines: readonly RefundableLine[];
}

interface ExchangedUnits {
  lineId: string;
  quantity: number;
  /** Units of the line that may be exchanged, these among them. */
  units: number;
  /** What this buyer would pay for one today, in öre. */
  nowOre: number;
  /** What a sum without items took off the price of the line's units that stayed, in öre. */
  loweredOre: number;
  /** How many replacements of the line were sent before, and what went back for them. */
  earlier: { units: number; backOre: number };
}

/**
 * What goes back to the buyer when units are exchanged for the same product at today's price, in öre: what was paid for each, after
 * discount, with VAT and less its share of a sum that went back, less what it costs now, and never below nothing. Units that were not exchanged before go first; for a unit that
 * was, what went back before is taken off.
 */
export function priceDifference(
  order: PaidOrder,
  { lineId, quantity, units, nowOre, loweredOre, earlier }: ExchangedUnits,
): number {
  const exchanged = Math.min(earlier.units, units);
  const fresh = Math.min(quantity, units - exchanged);
  const again = quantity - fresh;
  const line = order.lines.find(({ id }) => id === lineId);
  const stayed = line ? line.quantity - line.refundedQuantity : units;
  const paidFor = (count: number) =>
    refundAmount({ ...order, refundedShippingOre: 0 }, { units: new Map([[lineId, count]]), shipping: 0 }).amountOre -
    Math.ceil((loweredOre * count) / stayed);
  const ofFresh = Math.max(0, paidFor(fresh) - nowOre * fresh);
  if (again === 0) return ofFresh;
  const backOre = Math.ceil((earlier.backOre * again) / exchanged);
  return ofFresh + Math.max(0, paidFor(quantity) - paidFor(fresh) - nowOre * again - backOre);
}

/** What decides for which variants of a product a line may be exchanged, in öre as this buyer pays. */
export interface ExchangeValue {
  /** What the buyer has costs today; of several variants the least. */
  hasOre: number;
  /** What was paid for each unit and did not go back; 0 where units of the line may differ in it. */
  paidOre: number;
}

/**
 * Whether a variant that costs `nowOre` today may be had in exchange: it costs no more than what the buyer has, or than was paid. Nothing is
 * ever paid for a dearer one; and as what is had then counts the next time, nobody comes to a dearer one by way of a cheaper one.
 */
export function mayBeHad(nowOre: number, { hasOre, paidOre }: ExchangeValue): boolean {
  return nowOre <= Math.max(hasOre, paidOre);
}
