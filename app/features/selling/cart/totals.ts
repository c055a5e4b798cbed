import { shippingCost, type ShippingMethod, type ShippingRates } from "#app/features/shop/shipping/rates.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import { vatOf, type VatRule } from "#app/shared/vat.ts";

import { chargedPrice, orderVat } from "./order-vat.ts";

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
 * What an order costs (R2), of lines and a discount at the shop's prices. A discount larger than the subtotal counts as the
 * subtotal, so that nothing is ever below 0. An export is the same order with the VAT taken out of each amount; free
 * shipping begins at the prices that the shop shows, wherever it is sent.
 */
export function orderTotals(input: {
  lines: readonly PricedLine[];
  discountOre: number;
  shippingMethod: ShippingMethod;
  shippingRates: ShippingRates;
  country: string;
  vat: VatTerms;
  /** When it is placed. */
  at: Date;
}): Totals {
  const { country } = input;
  const shownOre = subtotalOf(input.lines);
  const shownDiscountOre = Math.min(Math.max(input.discountOre, 0), shownOre);
  const shownShippingOre = shippingCost(shownOre - shownDiscountOre, input.shippingMethod, input.shippingRates);

  const subtotalOre = subtotalOf(chargedLines(input.lines, country, input.vat));
  const discountOre = sameShare(shownDiscountOre, shownOre, subtotalOre);
  const shippingOre = chargedPrice(shownShippingOre, country, input.vat);
  const vat = orderVat(country, input.vat, input.at);
  const paidOre = subtotalOre - discountOre + shippingOre;
  const taxOre = vatOf(subtotalOre, paidOre, vat);
  const totalOre = paidOre + (vat.mode === "added" ? taxOre : 0);
  return { subtotalOre, discountOre, shippingOre, taxOre, totalOre };
}

/** Lines at the prices that an order to a country is charged. */
export function chargedLines<L extends PricedLine>(lines: readonly L[], country: string, vat: VatRule): L[] {
  return lines.map((line) => ({ ...line, priceOre: chargedPrice(line.priceOre, country, vat) }));
}

/** The same share of another whole: all of it stays all of it. */
function sameShare(partOre: number, ofOre: number, wholeOre: number): number {
  if (partOre === ofOre) return wholeOre;
  return ofOre === wholeOre ? partOre : Math.round(wholeOre * (partOre / ofOre));
}
