import { isExport, isExportOrder, leavesEu } from "#app/features/shop/shipping/exports.ts";
import { type ShippingCountry, shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { destinationRate, type VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import { norwegianRate, type SoldItem } from "#app/features/shop/shipping/voec.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { priceWithoutVat, priceWithVat, type VatRule } from "#app/shared/vat.ts";

/** The VAT of an order: its rule, and the country whose VAT it is. It is stored with the order. */
export interface OrderVat extends VatRule {
  country: ShippingCountry;
}

/**
 * The VAT of an order of items that is placed at a moment to a country: the buyer's by OSS or VOEC, else the shop's own; none on an
 * export.
 */
export function orderVat(country: string, items: readonly SoldItem[], { mode, ...vat }: VatTerms, at: Date): OrderVat {
  const own = { mode, rateHundredths: vat.rateHundredths, country: "Sweden" } as const;
  if (isExport(country, items, { mode, ...vat })) return { ...own, rateHundredths: 0 };
  const buyers = buyersRate(country, vat.oss, at);
  return buyers === null ? own : { mode, rateHundredths: buyers, country: shippingCountryOf(country) };
}

/** The rate of the buyer's country where its VAT is charged; null where the shop's own is. */
function buyersRate(country: string, oss: boolean, at: Date): number | null {
  if (leavesEu(country)) return norwegianRate;
  return oss ? destinationRate(country, stockholmDay(at)) : null;
}

/** What an order is charged for a price of the shop, in öre, before VAT that is added: for an export without the VAT in it. */
export function chargedPrice(priceOre: number, isExported: boolean, vat: VatRule): number {
  return isExported && vat.mode === "included" ? priceWithoutVat(priceOre, vat.rateHundredths) : priceOre;
}

/** What the buyer of an order would pay for a price of the shop today, in öre, at the order's own rate. */
export function paidToday(
  priceOre: number,
  order: { country: string; vatRateHundredths: number },
  vat: VatRule,
): number {
  if (vat.mode === "added") return priceWithVat(priceOre, { mode: "added", rateHundredths: order.vatRateHundredths });
  return chargedPrice(priceOre, isExportOrder(order), vat);
}
