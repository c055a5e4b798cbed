import { isExport } from "#app/features/shop/shipping/exports.ts";
import { shippingCost, type ShippingMethod, type ShippingRates } from "#app/features/shop/shipping/rates.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import type { SoldItem } from "#app/features/shop/shipping/voec.ts";
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

/** A line with what tells whose VAT its order carries. */
export interface SoldLine extends PricedLine, SoldItem {}

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
  lines: readonly SoldLine[];
  discountOre: number;
  shippingMethod: ShippingMethod;
  shippingRates: ShippingRates;
  country: string;
  vat: VatTerms;
  /** When it is placed. */
  at: Date;
}): Totals {
  const { country, lines } = input;
  const isExported = isExport(country, lines, input.vat);
  const shownOre = subtotalOf(lines);
  const shownDiscountOre = Math.min(Math.max(input.discountOre, 0), shownOre);
  const shownShippingOre = shippingCost(shownOre - shownDiscountOre, input.shippingMethod, input.shippingRates);

  const subtotalOre = subtotalOf(chargedLines(lines, isExported, input.vat));
  const discountOre = sameShare(shownDiscountOre, shownOre, subtotalOre);
  const shippingOre = chargedPrice(shownShippingOre, isExported, input.vat);
  const vat = orderVat(country, lines, input.vat, input.at);
  const paidOre = subtotalOre - discountOre + shippingOre;
  const taxOre = vatOf(subtotalOre, paidOre, vat);
  const totalOre = paidOre + (vat.mode === "added" ? taxOre : 0);
  return { subtotalOre, discountOre, shippingOre, taxOre, totalOre };
}

/** Lines at the prices that their order is charged. */
export function chargedLines<L extends PricedLine>(lines: readonly L[], isExported: boolean, vat: VatRule): L[] {
  return lines.map((line) => ({ ...line, priceOre: chargedPrice(line.priceOre, isExported, vat) }));
}

/** The same share of another whole: all of it stays all of it. */
function sameShare(partOre: number, ofOre: number, wholeOre: number): number {
  if (partOre === ofOre) return wholeOre;
  return ofOre === wholeOre ? partOre : Math.round(wholeOre * (partOre / ofOre));
}
