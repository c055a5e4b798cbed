import { percentOf } from "#app/shared/money.ts";
import type { VatMode } from "#app/shared/states.ts";

import { shippingCost, type ShippingMethod, type ShippingRates } from "#app/features/shipping/rates.ts";

/** How VAT is counted: `added` on top of the undiscounted subtotal, or `included` in the prices. */
export interface VatRule {
  mode: VatMode;
  /** Hundredths of a percent: 25 % is 2500, Finland's 25.5 % is 2550. */
  rateHundredths: number;
}

/** All amounts in öre. `totalOre` is what is charged. */
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

/** VAT in öre. Added: of the undiscounted subtotal. Included: the part of what is paid that is VAT. */
export function vatOf(subtotalOre: number, paidOre: number, vat: VatRule): number {
  if (vat.mode === "added") return percentOf(subtotalOre, vat.rateHundredths);
  return Math.round((paidOre * vat.rateHundredths) / (100_00 + vat.rateHundredths));
}

/** What a shopper pays for a price, in öre: with the VAT that is added to it, or the price itself when it is included. */
export function priceWithVat(priceOre: number, vat: VatRule): number {
  return vat.mode === "added" ? priceOre + percentOf(priceOre, vat.rateHundredths) : priceOre;
}

/**
 * What an order costs (specification, section 9; decisions.md on `vat.mode`). A discount larger than the subtotal
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
