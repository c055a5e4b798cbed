import type { VatMode } from "#app/shared/states.ts";

/** A line of an order, and how many of its units were cancelled or refunded before. Amounts in öre. */
export interface RefundableLine {
  id: string;
  priceOre: number;
  quantity: number;
  refundedQuantity: number;
}

/** What an order came to, in öre, as it was agreed. */
export interface AgreedAmounts {
  subtotalOre: number;
  discountOre: number;
  shippingOre: number;
  taxOre: number;
  vatMode: VatMode;
}

export interface RefundChoice {
  /** Units to refund, by the id of their line; a line that is left out has none. */
  units: ReadonlyMap<string, number>;
  shipping: boolean;
}

/** What goes back, in öre. `taxOre` is the part of it that is VAT, `shippingOre` the part that is shipping. */
export interface RefundAmount {
  lines: { id: string; quantity: number; amountOre: number }[];
  shippingOre: number;
  taxOre: number;
  amountOre: number;
}

/**
 * What a refund of some units of an order comes to: what was paid for them, to the öre. Each line bears its share of the
 * discount and, where VAT was added to the prices, of the VAT, by largest remainder; and each unit its share of the line, so
 * that refunds in any parts and any order add up to exactly what was paid. Throws for more units than are left.
 */
export function refundAmount(
  order: AgreedAmounts & { lines: readonly RefundableLine[]; refundedShippingOre: number },
  { units, shipping }: RefundChoice,
): RefundAmount {
  const values = order.lines.map(({ priceOre, quantity }) => priceOre * quantity);
  const added = order.vatMode === "added";
  const discounts = shareOut(order.discountOre, values);
  const taxes = shareOut(added ? order.taxOre : goodsTax(order), values);
  const chosen = order.lines.map((line, i) => {
    const quantity = units.get(line.id) ?? 0;
    const after = line.refundedQuantity + quantity;
    if (quantity < 0 || after > line.quantity) throw new Error(`Line ${line.id} has not so many units left`);
    const paidOre = at(values, i) - at(discounts, i) + (added ? at(taxes, i) : 0);
    const part = (ore: number) =>
      firstUnits(ore, after, line.quantity) - firstUnits(ore, line.refundedQuantity, line.quantity);
    return { id: line.id, quantity, amountOre: part(paidOre), taxOre: part(at(taxes, i)) };
  });
  const shippingOre = shipping ? order.shippingOre - order.refundedShippingOre : 0;
  const shippingTaxOre = added || shippingOre === 0 ? 0 : order.taxOre - goodsTax(order);
  return {
    lines: chosen.filter(({ quantity }) => quantity > 0).map(({ taxOre: _, ...line }) => line),
    shippingOre,
    taxOre: sum(chosen.map(({ taxOre }) => taxOre)) + shippingTaxOre,
    amountOre: sum(chosen.map(({ amountOre }) => amountOre)) + shippingOre,
  };
}

/** The VAT in the goods of an order whose prices include it; the rest of its VAT is in the shipping. */
function goodsTax({ subtotalOre, discountOre, shippingOre, taxOre }: AgreedAmounts): number {
  const goodsOre = subtotalOre - discountOre;
  const paidOre = goodsOre + shippingOre;
  return paidOre === 0 ? 0 : Math.round((taxOre * goodsOre) / paidOre);
}

/** An amount shared out by weight in whole öre: the largest remainders get one öre more, the first of equal ones first. */
export function shareOut(ore: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map((_, i) => (i === 0 ? ore : 0));
  const exact = weights.map((weight) => (ore * weight) / whole);
  const shares = exact.map(Math.floor);
  const left = ore - sum(shares);
  const byRemainder = weights
    .map((weight, i) => ({ i, remainder: (ore * weight) % whole }))
    .toSorted((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder.slice(0, left)) shares[i] = at(shares, i) + 1;
  return shares;
}

/** What the first units of a line come to, of its amount in öre. */
function firstUnits(ore: number, units: number, of: number): number {
  return Math.floor((ore * units) / of);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function at(amounts: readonly number[], index: number): number {
  return amounts[index] ?? 0;
}
