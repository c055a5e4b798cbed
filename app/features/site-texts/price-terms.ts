import type { SiteFacts } from "#app/features/configuration/use-site.ts";
import { offeredShippingMethods, shippingCountries } from "#app/features/shipping/rates.ts";
import { formatPrice } from "#app/shared/money.ts";

/** How prices stand to VAT, in the mode that staff have chosen. */
export function vatText({ mode, rateHundredths }: SiteFacts["vat"]): string {
  const rate = `${rateHundredths / 100}%`;
  return mode === "included"
    ? `All prices are in Swedish kronor and include ${rate} VAT. The order summary shows how much of the total is VAT.`
    : `All prices are in Swedish kronor. VAT of ${rate} is added at checkout: the price with VAT stands beside every price, and you see the total with VAT and shipping before you order.`;
}

/** What each delivery method costs and how long it takes, a row each. */
export function deliveryRows(shipping: SiteFacts["shipping"]): string[][] {
  const cost = { standard: shipping.standardOre, express: shipping.expressOre };
  return offeredShippingMethods.map(({ id, name, time }) => [name, time, formatPrice(cost[id])]);
}

/** The countries we deliver to: 'Sweden, Norway, Denmark and Finland'. */
export const countriesText = shippingCountries.join(", ").replace(/, (\w+)$/, " and $1");

/** Whether Klarna Pay later is among the ways to pay. */
export function offersPayLater(checkout: SiteFacts["checkout"]): boolean {
  return !checkout?.closedPayments.includes("klarna-pay-later");
}
