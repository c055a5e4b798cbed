import { shareOut, shareOutWithin, sumOf } from "#app/shared/share-out.ts";
import type { VatMode } from "#app/shared/states.ts";

/** A line of an order, and how many of its units were cancelled or refunded before. Amounts in öre. */
export interface RefundableLine {
  id: string;
  priceOre: number;
  quantity: number;
  /** What the discount of the order took off it; null on lines from before it was kept: they bear it by their value. */
  discountOre: number | null;
  refundedQuantity: number;
  /** What went back for units that stayed with the buyer, such as the difference of an exchange: it is not paid a second time. */
  correctedOre?: number;
}

/** What an order came to, in öre, as it was agreed. */
export interface AgreedAmounts {
  subtotalOre: number;
  discountOre: number;
  shippingOre: number;
  /** What standard delivery would have cost; null where that was not kept: then all that was paid counts as standard. */
  standardShippingOre?: number | null | undefined;
  taxOre: number;
  vatMode: VatMode;
}

/**
 * How much of the shipping goes back: all that is left, an amount in öre, or what a withdrawal of the units gives back (`share`). The
 * law gives back standard delivery when all is withdrawn (2005:59, 2:14 and 2:15); for a part, its share is our own rule.
 */
export type ShippingRefund = "rest" | "share" | number;

export interface RefundChoice {
  /** Units to refund, by the id of their line; a line that is left out has none. */
  units: ReadonlyMap<string, number>;
  shipping: ShippingRefund;
  /** What goods lost in value, in öre, by the id of their line (2005:59, 2:15): taken off what goes back for it, down to nothing. */
  valueLoss?: ReadonlyMap<string, number> | undefined;
  /** A sum in öre beside the units: every line that is left bears its share, as a lower price. */
  sumOre?: number | undefined;
}

/** What goes back, in öre; `valueLossOre` is what was taken off a line, `shares` are those of a sum. `taxOre` is the part of it that is VAT, `shippingOre` the part that is shipping. */
export interface RefundAmount {
  lines: { id: string; quantity: number; amountOre: number; valueLossOre: number }[];
  shares: { id: string; amountOre: number }[];
  shippingOre: number;
  taxOre: number;
  amountOre: number;
}

/**
 * What a refund of some units of an order comes to: what was paid for them, to the öre. Each line bears the discount
 * that it got and, where VAT was added to the prices, its share of the VAT, by largest remainder; and each unit its share of the line, so
 * that refunds in any parts and any order add up to exactly what was paid. The discount of the order is never counted anew, and
 * shipping that was free stays free. Throws for more units, more shipping or a larger sum than are left.
 */
export function refundAmount(
  order: AgreedAmounts & { lines: readonly RefundableLine[]; refundedShippingOre: number },
  { units, shipping, valueLoss, sumOre = 0 }: RefundChoice,
): RefundAmount {
  const values = order.lines.map(({ priceOre, quantity }) => priceOre * quantity);
  const added = order.vatMode === "added";
  const discounts = lineDiscounts(order, values);
  // VAT that was added is of the undiscounted goods. VAT that prices include is in what was paid; by value where each line bears alike.
  const isByValue = added || order.lines.every((line) => line.discountOre === null);
  const taxedOre = values.map((value, i) => (isByValue ? value : value - at(discounts, i)));
  const taxes = shareOut(added ? order.taxOre : goodsTax(order), taxedOre);
  const chosen = order.lines.map((line, i) => {
    const quantity = units.get(line.id) ?? 0;
    const after = line.refundedQuantity + quantity;
    if (quantity < 0 || after > line.quantity) throw new Error(`Line ${line.id} has fewer units left`);
    const paidOre = at(values, i) - at(discounts, i) + (added ? at(taxes, i) : 0);
    const part = (ore: number) =>
      firstUnits(ore, after, line.quantity) - firstUnits(ore, line.refundedQuantity, line.quantity);
    const [wholeOre, wholeTaxOre] = [part(paidOre), part(at(taxes, i))];
    const leftOre = paidOre - firstUnits(paidOre, line.refundedQuantity, line.quantity) - (line.correctedOre ?? 0);
    const grossOre = Math.max(0, Math.min(wholeOre, leftOre));
    const valueLossOre = quantity > 0 ? Math.min(grossOre, valueLoss?.get(line.id) ?? 0) : 0;
    const amountOre = grossOre - valueLossOre;
    const taxOre = amountOre === wholeOre ? wholeTaxOre : Math.round((wholeTaxOre * amountOre) / wholeOre);
    const goodsOre = { paid: paidOre, after: firstUnits(paidOre, after, line.quantity) };
    const restOre = Math.max(0, leftOre - wholeOre);
    const taxOf = (ore: number) => (paidOre === 0 ? 0 : Math.round((at(taxes, i) * ore) / paidOre));
    return { id: line.id, quantity, amountOre, valueLossOre, taxOre, goodsOre, restOre, taxOf };
  });
  const rests = chosen.map(({ restOre }) => restOre);
  const shares = shareOutWithin(sumOre, rests, rests);
  const shippingOre = shippingToRefund(
    order,
    shipping,
    chosen.map(({ goodsOre }) => goodsOre),
  );
  return {
    lines: chosen
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity, amountOre, valueLossOre }) => ({ id, quantity, amountOre, valueLossOre })),
    shares: chosen.map(({ id }, i) => ({ id, amountOre: at(shares, i) })).filter(({ amountOre }) => amountOre > 0),
    shippingOre,
    taxOre:
      sumOf(chosen.map(({ taxOre, taxOf }, i) => taxOre + taxOf(at(shares, i)))) +
      (added ? 0 : shippingTax(order, shippingOre)),
    amountOre: sumOf(chosen.map(({ amountOre }) => amountOre)) + sumOre + shippingOre,
  };
}

/** The largest sum that can go back beside some units, in öre: what was paid for the goods that are left, less what went back of it. */
export function largestSum(
  order: AgreedAmounts & { lines: readonly RefundableLine[]; refundedShippingOre: number },
  units: ReadonlyMap<string, number>,
): number {
  const left = new Map(order.lines.map((line) => [line.id, line.quantity - line.refundedQuantity]));
  const [all, chosen] = [left, units].map((some) => refundAmount(order, { units: some, shipping: 0 }).amountOre);
  return (all ?? 0) - (chosen ?? 0);
}

/** What the discount took off each line, in öre: its own, or its share by value of what no line tells. */
function lineDiscounts(
  { discountOre, lines }: { discountOre: number; lines: readonly RefundableLine[] },
  values: readonly number[],
): number[] {
  const keptOre = sumOf(lines.map((line) => line.discountOre ?? 0));
  const shares = shareOut(
    discountOre - keptOre,
    lines.map((line, i) => (line.discountOre === null ? at(values, i) : 0)),
  );
  return lines.map((line, i) => line.discountOre ?? at(shares, i));
}

/** The shipping that goes back, in öre. `goods`: what was paid for each line, and for those of its units that are gone after the refund. */
function shippingToRefund(
  order: AgreedAmounts & { refundedShippingOre: number },
  shipping: ShippingRefund,
  goods: readonly { paid: number; after: number }[],
): number {
  const left = order.shippingOre - order.refundedShippingOre;
  if (shipping === "rest") return left;
  if (shipping !== "share") {
    if (shipping < 0 || shipping > left) throw new Error("So much shipping is not left to refund");
    return shipping;
  }
  const standard = Math.min(order.shippingOre, order.standardShippingOre ?? order.shippingOre);
  const paid = sumOf(goods.map((line) => line.paid));
  const after = sumOf(goods.map((line) => line.after));
  const due = paid === 0 ? standard : Math.floor((standard * after) / paid);
  return Math.max(0, due - order.refundedShippingOre);
}

/** The VAT in a part of the shipping of an order whose prices include it: parts add up to the VAT in the whole. */
function shippingTax(order: AgreedAmounts & { refundedShippingOre: number }, shippingOre: number): number {
  if (order.shippingOre === 0) return 0;
  const whole = order.taxOre - goodsTax(order);
  const until = (ore: number) => Math.floor((whole * ore) / order.shippingOre);
  return until(order.refundedShippingOre + shippingOre) - until(order.refundedShippingOre);
}

/** The VAT in the goods of an order whose prices include it; the rest of its VAT is in the shipping. */
function goodsTax({ subtotalOre, discountOre, shippingOre, taxOre }: AgreedAmounts): number {
  const goodsOre = subtotalOre - discountOre;
  const paidOre = goodsOre + shippingOre;
  return paidOre === 0 ? 0 : Math.round((taxOre * goodsOre) / paidOre);
}

/** What the first units of a line come to, of its amount in öre. */
function firstUnits(ore: number, units: number, of: number): number {
  return Math.floor((ore * units) / of);
}

function at(amounts: readonly number[], index: number): number {
  return amounts[index] ?? 0;
}
