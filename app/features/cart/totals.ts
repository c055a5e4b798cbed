import { shippingCost, type ShippingMethod, type ShippingRates } from "#app/features/shipping/rates.ts";
import { vatOf, type VatRule } from "#app/shared/vat.ts";

/** Amounts in öre. `totalOre` is what is charged. */
export interface Totals {
  subtotalOre: number;
  discountOre: number;
  shippingOre: number;
  taxOre: number;
  totalOre: number;
}

export interface PricedLine {
  priceOre: number;
  quantity: number;
}

/** The sum of price times quantity, in öre, before discount, shipping and VAT. */
export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.priceOre * line.quantity, 0);
}

/**
 * What an order costs (R2; decisions.md on `vat.mode`). A discount larger than the subtotal
 * counts as the subtotal, so that nothing is ever below 0.
 */
export function orderTotals(input: {
  lines: readonly PricedLine[];
  discountOre: number;
  shippingMethod: ShippingMethod;
  shippingRates: ShippingRates;
  vat: VatRule;
}): Totals {
  const subtotalOre = subtotalOf(input.lines);
  const discountOre = Math.min(Math.max(input.discountOre, 0), subtotalOre);
  const discountedOre = subtotalOre - discountOre;
  const shippingOre = shippingCost(discountedOre, input.shippingMethod, input.shippingRates);
  const taxOre = vatOf(subtotalOre, discountedOre + shippingOre, input.vat);
  const totalOre = discountedOre + shippingOre + (input.vat.mode === "added" ? taxOre : 0);
  return { subtotalOre, discountOre, shippingOre, taxOre, totalOre };
}
