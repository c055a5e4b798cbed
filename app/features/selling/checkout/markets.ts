import { chargedPrice, orderVat } from "#app/features/selling/cart/order-vat.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";
import { shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { countryDutiesText } from "#app/features/shop/shipping/export-terms.ts";
import { isExport } from "#app/features/shop/shipping/exports.ts";
import {
  offeredShippingMethods,
  ratesIn,
  type ShippingCountry,
  shippingCountries,
} from "#app/features/shop/shipping/rates.ts";
import { ownTime } from "#app/features/shop/shipping/transit-times.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import { currencies } from "#app/shared/currencies.ts";
import { isOfferedIn, paymentMethods } from "#app/shared/payment-methods.ts";

interface Terms extends Pick<SiteConfiguration, "shipping" | "checkout"> {
  vat: VatTerms;
}

/**
 * The countries that the shop sends to, each with what it charges there: how an order is sent, in how many business days, and how it is
 * paid. Amounts in hundredths of their currency, as an order to the country is charged (to Norway: one that VOEC takes, once the shop is registered); `freeFrom` is at the prices that the shop shows.
 */
export function markets(terms: Terms, now: Date) {
  return shippingCountries.map((country) => ({
    country,
    countryCode: countryCodes[country],
    isExport: isExport(country, [], terms.vat),
    note: countryDutiesText(country, terms.vat),
    vatRate: orderVat(country, [], terms.vat, now).rateHundredths / 100,
    shipping: offeredShippingMethods
      .filter(({ id }) => shippingRefusal(id, { country, sources: [] }) === null)
      .map(({ id, name }) => {
        const { first, last } = ownTime(id, country);
        return { method: id, name, businessDays: { first, last }, rates: ratesOf(terms, country, id) };
      }),
    paymentMethods: paymentMethods
      // What is sold there is in kronor until the country's market opens.
      .filter(({ id }) => isOfferedIn(id, [country], "SEK") && !terms.checkout.closedPayments.includes(id))
      .map(({ id, name }) => ({ id, name })),
  }));
}

function ratesOf(
  { shipping, vat }: Terms,
  country: ShippingCountry,
  method: (typeof offeredShippingMethods)[number]["id"],
) {
  const isExported = isExport(country, [], vat);
  return currencies.map((currency) => {
    const { freeThresholdOre, standardOre, expressOre } = ratesIn(shipping, currency);
    const priceOre = chargedPrice({ standard: standardOre, express: expressOre }[method], isExported, vat);
    return { currency, priceOre, freeFromOre: freeThresholdOre };
  });
}
