import {
  type ShippingCountry,
  type ShippingTerms,
  ratesIn,
  shippingCountries,
} from "#app/features/shop/shipping/rates.ts";
import { hasExpress } from "#app/features/shop/shipping/transit-times.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

import { homeMarket, type Market, marketOf } from "./markets.ts";

/** The market of the page that terms are told on. */
export function marketOfTerms({ market }: Pick<ShippingTerms, "market">): Market {
  return (market && marketOf(market)) || homeMarket;
}

/** The currency of the page that terms are told on. */
export function toldCurrency(terms: ShippingTerms): Currency {
  return marketOfTerms(terms).currency;
}

/** The countries that orders of the page are sent to: a market's own, and all from the shop's own pages. */
export function deliveryCountries(terms: Pick<ShippingTerms, "market">): readonly ShippingCountry[] {
  return terms.market ? [marketOfTerms(terms).country] : shippingCountries;
}

/** The country of the page that terms are told on. */
export function toldCountry(terms: ShippingTerms): ShippingCountry {
  return marketOfTerms(terms).country;
}

/** What shipping costs, as the page tells it, in the money of its market; no express where its country has none. */
export function toldRates(terms: ShippingTerms): { standard: string; express: string | null; free: string } {
  const currency = toldCurrency(terms);
  const { standardOre, expressOre, freeThresholdOre } = ratesIn(terms, currency);
  return {
    standard: formatPrice(standardOre, currency),
    express: hasExpress(toldCountry(terms)) ? formatPrice(expressOre, currency) : null,
    free: formatPrice(freeThresholdOre, currency),
  };
}
