import { amountWords } from "./amount-words.texts.ts";
import { percentOf } from "./money.ts";
import type { VatMode } from "./states.ts";

/** How VAT is counted: `added` on top of the undiscounted subtotal, or `included` in the prices. */
export interface VatRule {
  mode: VatMode;
  /** Hundredths of a percent: 25 % is 2500, Finland's 25.5 % is 2550. */
  rateHundredths: number;
}

/** VAT in öre. Added: of the undiscounted subtotal. Included: the part of what is paid that is VAT. */
export function vatOf(subtotalOre: number, paidOre: number, vat: VatRule): number {
  if (vat.mode === "added") return percentOf(subtotalOre, vat.rateHundredths);
  return Math.round((paidOre * vat.rateHundredths) / (100_00 + vat.rateHundredths));
}

/** The price in öre that, with so much VAT added (in hundredths of a percent), is paid as `paidOre`. */
export function priceWithoutVat(paidOre: number, addedHundredths: number): number {
  return Math.round((paidOre * 100_00) / (100_00 + addedHundredths));
}

/** What is said after an amount that VAT is still added to, beside prices that have it: ` excl. VAT`; nothing when it is included. */
export function netNote({ mode }: Pick<VatRule, "mode">): string {
  return mode === "added" ? amountWords().net : "";
}

/** What a shopper pays for a price, in öre: with the VAT that is added to it, or the price itself when it is included. */
export function priceWithVat(priceOre: number, vat: VatRule): number {
  return vat.mode === "added" ? priceOre + percentOf(priceOre, vat.rateHundredths) : priceOre;
}
