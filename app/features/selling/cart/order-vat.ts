import { isExport } from "#app/features/shop/shipping/exports.ts";
import { destinationRate, type VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { priceWithoutVat, priceWithVat, type VatRule } from "#app/shared/vat.ts";

/** The VAT rule of an order that is placed at a moment to a country; no VAT on an export. It is stored with the order. */
export function orderVat(country: string, vat: VatTerms, at: Date): VatRule {
  const rateHundredths = isExport(country) ? 0 : destinationRate(country, vat, stockholmDay(at));
  return { mode: vat.mode, rateHundredths };
}

/** What an order to a country is charged for a price of the shop, in öre, before VAT that is added: for an export without the VAT in it. */
export function chargedPrice(priceOre: number, country: string, vat: VatRule): number {
  return isExport(country) && vat.mode === "included" ? priceWithoutVat(priceOre, vat.rateHundredths) : priceOre;
}

/** What the buyer of an order would pay for a price of the shop today, in öre, at the order's own rate. */
export function paidToday(
  priceOre: number,
  order: { country: string; vatRateHundredths: number },
  vat: VatRule,
): number {
  if (vat.mode === "added") return priceWithVat(priceOre, { mode: "added", rateHundredths: order.vatRateHundredths });
  return order.vatRateHundredths === 0 ? chargedPrice(priceOre, order.country, vat) : priceOre;
}
