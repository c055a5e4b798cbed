import { chargedPrice, orderVat } from "#app/features/selling/cart/order-vat.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";
import { shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { dutiesText } from "#app/features/shop/shipping/export-texts.ts";
import { isExport } from "#app/features/shop/shipping/exports.ts";
import {
  offeredShippingMethods,
  ratesIn,
  type ShippingCountry,
  shippingCountries,
} from "#app/features/shop/shipping/rates.ts";
import { ownTime } from "#app/features/shop/shipping/transit-times.ts";
import { currencies } from "#app/shared/currencies.ts";
import { isOfferedIn, paymentMethods } from "#app/shared/payment-methods.ts";

type Terms = Pick<SiteConfiguration, "shipping" | "vat" | "checkout">;

/**
 * The countries that the shop sends to, each with what it charges there: how an order is sent, in how many business days, and how it is
 * paid. Amounts in hundredths of their currency, as an order to the country is charged; `freeFrom` is at the prices that the shop shows.
 */
export function markets(terms: Terms, now: Date) {
  return shippingCountries.map((country) => ({
    country,
    countryCode: countryCodes[country],
    isExport: isExport(country),
    note: dutiesText(country),
    vatRate: orderVat(country, terms.vat, now).rateHundredths / 100,
    shipping: offeredShippingMethods
      .filter(({ id }) => shippingRefusal(id, { country, sources: [] }) === null)
      .map(({ id, name }) => {
        const { first, last } = ownTime(id, country);
        return { method: id, name, businessDays: { first, last }, rates: ratesOf(terms, country, id) };
      }),
    paymentMethods: paymentMethods
      .filter(({ id }) => isOfferedIn(id, [country]) && !terms.checkout.closedPayments.includes(id))
      .map(({ id, name }) => ({ id, name })),
  }));
}

function ratesOf(
  { shipping, vat }: Terms,
  country: ShippingCountry,
  method: (typeof offeredShippingMethods)[number]["id"],
) {
  return currencies.map((currency) => {
    const { freeThresholdOre, standardOre, expressOre } = ratesIn(shipping, currency);
    const priceOre = chargedPrice({ standard: standardOre, express: expressOre }[method], country, vat);
    return { currency, priceOre, freeFromOre: freeThresholdOre };
  });
}
