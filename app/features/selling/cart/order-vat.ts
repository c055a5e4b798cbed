import { isExport } from "#app/features/shop/shipping/exports.ts";
import { priceWithoutVat, priceWithVat, type VatRule } from "#app/shared/vat.ts";

/** The VAT rule of an order to a country: the shop's own, or no VAT on an export. It is stored with the order. */
export function orderVat(country: string, vat: VatRule): VatRule {
  return isExport(country) ? { ...vat, rateHundredths: 0 } : vat;
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
