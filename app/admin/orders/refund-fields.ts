import { type AgreedAmounts, type RefundAmount, refundAmount } from "#app/features/selling/orders/refund-amount.ts";

import { unitsOf } from "./unit-fields.ts";

type Line = {
  id: string;
  priceOre: number;
  quantity: number;
  discountOre: number | null;
  cancelledQuantity: number;
  returnedQuantity: number;
};

/** What the fields of a refund come to; null when nothing is chosen, or more than is left. */
export function amountOfFields(
  order: AgreedAmounts & {
    lines: readonly Line[];
    refundedShippingOre: number;
    correctedOre: Readonly<Record<string, number>>;
  },
  fields: Record<string, string>,
): RefundAmount | null {
  const [cancelled, returned] = [unitsOf(fields, "cancel"), unitsOf(fields, "return")];
  if (!cancelled || !returned) return null;
  const lines = order.lines.map((line) => ({
    ...line,
    refundedQuantity: line.cancelledQuantity + line.returnedQuantity,
    correctedOre: order.correctedOre[line.id] ?? 0,
  }));
  const units = new Map(lines.map(({ id }) => [id, (cancelled.get(id) ?? 0) + (returned.get(id) ?? 0)]));
  if (lines.some((line) => (units.get(line.id) ?? 0) > line.quantity - line.refundedQuantity)) return null;
  const amount = refundAmount({ ...order, lines }, { units, shipping: fields["shipping"] === "on" ? "rest" : 0 });
  return amount.lines.length === 0 && amount.shippingOre === 0 ? null : amount;
}
