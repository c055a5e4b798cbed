import {
  type AgreedAmounts,
  largestSum,
  type RefundAmount,
  refundAmount,
} from "#app/features/selling/orders/refund-amount.ts";

import { parseSum } from "./parse-sum.ts";
import { unitsOf } from "./unit-fields.ts";

type Line = {
  id: string;
  priceOre: number;
  quantity: number;
  discountOre: number | null;
  cancelledQuantity: number;
  returnedQuantity: number;
};

interface RefundedOrder extends AgreedAmounts {
  lines: readonly Line[];
  refundedShippingOre: number;
  correctedOre: Readonly<Record<string, number>>;
}

/** What the fields of a refund come to; null when nothing is chosen, or more than is left. */
export function amountOfFields(order: RefundedOrder, fields: Record<string, string>): RefundAmount | null {
  const [cancelled, returned] = [unitsOf(fields, "cancel"), unitsOf(fields, "return")];
  if (!cancelled || !returned) return null;
  const lines = refundableLinesOf(order);
  const units = new Map(lines.map(({ id }) => [id, (cancelled.get(id) ?? 0) + (returned.get(id) ?? 0)]));
  if (lines.some((line) => (units.get(line.id) ?? 0) > line.quantity - line.refundedQuantity)) return null;
  const sumOre = parseSum(fields["sum"] ?? "");
  if (sumOre === null || sumOre > largestSum({ ...order, lines }, units)) return null;
  const shipping = fields["shipping"] === "on" ? "rest" : 0;
  const amount = refundAmount({ ...order, lines }, { units, shipping, sumOre });
  return amount.amountOre === 0 && amount.lines.length === 0 ? null : amount;
}

/** The largest sum that can be typed beside units, in öre: of what is left when none are chosen. */
export function mostOfFields(order: RefundedOrder): number {
  return largestSum({ ...order, lines: refundableLinesOf(order) }, new Map());
}

function refundableLinesOf({ lines, correctedOre }: RefundedOrder) {
  return lines.map((line) => ({
    ...line,
    refundedQuantity: line.cancelledQuantity + line.returnedQuantity,
    correctedOre: correctedOre[line.id] ?? 0,
  }));
}
