import { isExport } from "#app/features/shop/shipping/exports.ts";
import { type ShippingCountry, shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { destinationRate, type VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { priceWithoutVat, priceWithVat, type VatRule } from "#app/shared/vat.ts";

/** The VAT of an order: its rule, and the country whose VAT it is. It is stored with the order. */
export interface OrderVat extends VatRule {
  country: ShippingCountry;
}

/** The VAT of an order that is placed at a moment to a country: the buyer's by OSS, else the shop's own; none on an export. */
export function orderVat(country: string, { mode, ...vat }: VatTerms, at: Date): OrderVat {
  if (isExport(country)) return { mode, rateHundredths: 0, country: "Sweden" };
  const buyers = vat.oss ? destinationRate(country, stockholmDay(at)) : null;
  return buyers === null
    ? { mode, rateHundredths: vat.rateHundredths, country: "Sweden" }
    : { mode, rateHundredths: buyers, country: shippingCountryOf(country) };
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
