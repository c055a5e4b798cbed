import { type AgreedAmounts, type RefundableLine, refundAmount } from "#app/features/orders/refund-amount.ts";
import { priceWithVat } from "#app/shared/vat.ts";

interface PaidOrder extends AgreedAmounts {
  vatRateHundredths: number;
  lines: readonly RefundableLine[];
}

/**
 * What goes back to the buyer when units are exchanged for the same product at today's price, in öre: what was paid for them, after
 * discount and with VAT, less what they cost now, and never below nothing. `earlierOre`: what went back so before, for the same line.
 */
export function priceDifference(
  order: PaidOrder,
  {
    lineId,
    quantity,
    priceOre,
    earlierOre,
  }: { lineId: string; quantity: number; priceOre: number; earlierOre: number },
): number {
  const paid = refundAmount(
    { ...order, refundedShippingOre: 0 },
    { units: new Map([[lineId, quantity]]), shipping: 0 },
  );
  const nowOre = priceWithVat(priceOre, { mode: order.vatMode, rateHundredths: order.vatRateHundredths }) * quantity;
  return Math.max(0, paid.amountOre - earlierOre - nowOre);
}
