import { refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import { paymentStatusFacts } from "#app/shared/order-statuses.ts";

import type { MatchedLine } from "./matched-units.ts";
import type { WithdrawableOrder } from "./withdrawable-order.server.ts";

/** What a notice gives back, in öre; nothing for an order that was never paid. */
export function refundOfNotice(order: WithdrawableOrder, matched: readonly MatchedLine[]): number {
  if (!paymentStatusFacts[order.paymentStatus].wasPaid) return 0;
  // Units of earlier notices that are not refunded yet come first, so that all notices add up to what was paid.
  const lines = order.lines.map((line) => ({ ...line, refundedQuantity: line.quantity - line.available }));
  const pending = new Map(
    order.lines.map(({ id, quantity, available, refundedQuantity }) => [id, quantity - available - refundedQuantity]),
  );
  const before = refundAmount(order, { units: pending, shipping: "share" });
  const units = new Map(matched.map(({ line, quantity }) => [line.id, quantity]));
  const refundedShippingOre = order.refundedShippingOre + before.shippingOre;
  return refundAmount({ ...order, lines, refundedShippingOre }, { units, shipping: "share" }).amountOre;
}
