import { type AgreedAmounts, type RefundableLine, refundAmount } from "#app/features/selling/orders/refund-amount.ts";

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
  /** How many replacements of the line were sent before, and what went back for them. */
  earlier: { units: number; backOre: number };
}

/**
 * What goes back to the buyer when units are exchanged for the same product at today's price, in öre: what was paid for each, after
 * discount and with VAT, less what it costs now, and never below nothing. Units that were not exchanged before go first; for a unit that
 * was, what went back before is taken off.
 */
export function priceDifference(
  order: PaidOrder,
  { lineId, quantity, units, nowOre, earlier }: ExchangedUnits,
): number {
  const exchanged = Math.min(earlier.units, units);
  const fresh = Math.min(quantity, units - exchanged);
  const again = quantity - fresh;
  const paidFor = (count: number) =>
    refundAmount({ ...order, refundedShippingOre: 0 }, { units: new Map([[lineId, count]]), shipping: 0 }).amountOre;
  const ofFresh = Math.max(0, paidFor(fresh) - nowOre * fresh);
  if (again === 0) return ofFresh;
  const backOre = Math.ceil((earlier.backOre * again) / exchanged);
  return ofFresh + Math.max(0, paidFor(quantity) - paidFor(fresh) - nowOre * again - backOre);
}
