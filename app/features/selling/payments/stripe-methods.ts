import type { Currency } from "#app/shared/currencies.ts";
import { type PaymentMethod, paymentMethodName } from "#app/shared/payment-methods.ts";

export type StripeMethodType = "card" | "klarna" | "swish" | "paypal";

interface StripeMethod {
  /** Stripe's name of it, for an intent and for the Payment Element. */
  type: StripeMethodType;
  /** Which of Stripe's wallets the Payment Element offers for it. */
  wallet?: "applePay" | "googlePay";
}

/** Each way to pay as Stripe knows it. Klarna itself offers what Klarna calls paying now, later and in parts. */
export const stripeMethods: Readonly<Record<PaymentMethod, StripeMethod>> = {
  card: { type: "card" },
  "apple-pay": { type: "card", wallet: "applePay" },
  "google-pay": { type: "card", wallet: "googlePay" },
  "klarna-direct": { type: "klarna" },
  "klarna-pay-later": { type: "klarna" },
  "klarna-flexible": { type: "klarna" },
  swish: { type: "swish" },
  paypal: { type: "paypal" },
};

const currencyNames: Readonly<Record<Currency, string>> = {
  SEK: "Swedish kronor",
  EUR: "euros",
  USD: "US dollars",
  NOK: "Norwegian kroner",
  DKK: "Danish kroner",
};

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

/** Why Stripe would refuse a payment, in words for the shopper; null when it would not. `country` is of the billing address. */
export function stripeRefusal(payment: {
  method: PaymentMethod;
  amountOre: number;
  currency: Currency;
  country: string;
}): string | null {
  const { method, amountOre, currency, country } = payment;
  const name = paymentMethodName(method);
  const { type } = stripeMethods[method];
  if (amountOre < leastAmounts[currency])
    return `An order of less than ${leastAmounts[currency] / 100} ${currency} cannot be paid online. Please add something to it.`;
  if (amountOre > mostAmount) return "An order of this size cannot be paid online. Please contact us.";
  if (type === "swish" && currency !== "SEK")
    return `${name} takes ${currencyNames.SEK} only. Please choose another way to pay.`;
  if (type === "klarna" && klarnaCountries[currency] !== country)
    return `${name} does not take ${currencyNames[currency]} from ${country}. Please choose another way to pay.`;
  return null;
}
