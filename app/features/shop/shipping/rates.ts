import type { Currency } from "#app/shared/currencies.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

import { shippingMethodTexts } from "./rates.texts.ts";

/** What shipping costs, in öre, and from which discounted total it is free. From the site configuration. */
export interface ShippingRates {
  freeThresholdOre: number;
  standardOre: number;
  expressOre: number;
  priorityOre: number;
}

/** The rates in the shop's own currency, and those in the others. */
export interface ShippingTerms extends ShippingRates {
  otherCurrencies: Record<Exclude<Currency, "SEK">, ShippingRates>;
  /** The market of the page that they are told on, where it is another than the shop's own. */
  market?: MarketId;
  /** Where its shoppers send goods back, in lines. */
  returnAddress?: string;
}

/** The rates for an order in one currency, in its hundredths; a code can make standard delivery free, and no other. */
export function ratesIn(terms: ShippingTerms, currency: Currency, isStandardFree = false): ShippingRates {
  const rates = currency === "SEK" ? terms : terms.otherCurrencies[currency];
  return isStandardFree ? { ...rates, standardOre: 0 } : rates;
}

/** The terms with every method free, for what travels with another order. */
export function withoutShipping(terms: ShippingTerms): ShippingTerms {
  const free = { standardOre: 0, expressOre: 0, priorityOre: 0 };
  const { otherCurrencies } = terms;
  const others = Object.entries(otherCurrencies).map(([currency, rates]) => [currency, { ...rates, ...free }]);
  return { ...terms, ...free, otherCurrencies: Object.fromEntries(others) as ShippingTerms["otherCurrencies"] };
}

/** Every method the shop knows. `priority` is known but not offered (R3). */
export const shippingMethods = ["standard", "express", "priority"] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** The method of a stored order; an unknown one counts as standard. */
export function shippingMethodOf(stored: string): ShippingMethod {
  return shippingMethods.find((method) => method === stored) ?? "standard";
}

/** The methods that are offered, each by its name in the current language. */
export const offeredShippingMethods = [
  {
    id: "standard",
    get name() {
      return shippingMethodTexts().standard;
    },
  },
  {
    id: "express",
    get name() {
      return shippingMethodTexts().express;
    },
  },
] as const satisfies { id: ShippingMethod; name: string }[];

export const shippingCountries = ["Sweden", "Norway", "Denmark", "Finland"] as const;
export type ShippingCountry = (typeof shippingCountries)[number];

/** The country of a stored order; an unknown one counts as Sweden. */
export function shippingCountryOf(stored: string): ShippingCountry {
  return shippingCountries.find((country) => country === stored) ?? "Sweden";
}

/** Free for any method from the threshold up; else the method's own rate. Öre. */
export function shippingCost(discountedOre: number, method: ShippingMethod, rates: ShippingRates): number {
  if (discountedOre >= rates.freeThresholdOre) return 0;
  return { standard: rates.standardOre, express: rates.expressOre, priority: rates.priorityOre }[method];
}
