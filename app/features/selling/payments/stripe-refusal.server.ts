import { countryName } from "#app/features/shop/addresses/country-names.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { type PaymentMethod, paymentMethodName } from "#app/shared/payment-methods.ts";

import { stripeMethods } from "./stripe-methods.ts";
import { stripeRefusals } from "./stripe-refusals.texts.ts";

/** The least that Stripe charges, in the currency's minor unit (docs.stripe.com/currencies). */
const leastAmounts: Readonly<Record<Currency, number>> = { SEK: 3_00, EUR: 50, USD: 50, NOK: 3_00, DKK: 2_50 };
/** The most that Stripe charges, in the minor unit of any currency. */
const mostAmount = 999_999_99;

/** Klarna takes a country's own currency alone. */
const klarnaCountries: Readonly<Record<Currency, string | null>> = {
  SEK: "Sweden",
  EUR: "Finland",
  NOK: "Norway",
  DKK: "Denmark",
  USD: null,
};

/** Why Stripe would refuse a payment, for the shopper, in their language; null when it would not. `country` is of the billing address. */
export function stripeRefusal(payment: {
  method: PaymentMethod;
  amountOre: number;
  currency: Currency;
  country: string;
}): string | null {
  const { method, amountOre, currency, country } = payment;
  const name = paymentMethodName(method);
  const texts = stripeRefusals();
  const { type } = stripeMethods[method];
  if (amountOre < leastAmounts[currency]) return texts.tooLittle(leastAmounts[currency] / 100, currency);
  if (amountOre > mostAmount) return texts.tooMuch;
  if (type === "swish" && currency !== "SEK") return texts.kronorAlone(name);
  if (type === "klarna" && klarnaCountries[currency] !== country)
    return texts.notFrom(name, currency, countryName(country));
  return null;
}
