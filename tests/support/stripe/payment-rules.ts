import type { MethodType } from "./objects.ts";

/** The smallest amount of a charge, in the currency's minor unit (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const minimumAmounts: Readonly<Record<string, number>> = {
  sek: 300,
  nok: 300,
  dkk: 250,
  eur: 50,
  gbp: 30,
  usd: 50,
};

export const maximumAmount = 99_999_999;

const klarna = ["sek", "nok", "dkk", "eur", "gbp", "usd"];

/** The currencies of each method that an account in Sweden can offer. */
const currencies: Readonly<Record<MethodType, readonly string[]>> = {
  card: Object.keys(minimumAmounts),
  klarna,
  paypal: klarna,
  swish: ["sek"],
  mobilepay: ["dkk", "eur", "nok", "sek"],
};

export const methodTypes = Object.keys(currencies) as MethodType[];

export const isMethodType = (value: unknown): value is MethodType => methodTypes.includes(value as MethodType);

export const supportsCurrency = (type: MethodType, currency: string): boolean => currencies[type].includes(currency);

/** Methods that send the shopper to another page and back: they need a return_url. */
export const redirects = (type: MethodType): boolean => type !== "card";

/** Stripe's fee for a charge: a share of the amount and a fixed part, in the minor unit. Figures of our own, like the real ones. */
export function feeOf(type: MethodType, amount: number): number {
  const [share, fixed] = {
    card: [0.015, 180],
    klarna: [0.0499, 0],
    paypal: [0.0349, 300],
    swish: [0.01, 300],
    mobilepay: [0.015, 180],
  }[type];
  return Math.round(amount * (share ?? 0)) + (fixed ?? 0);
}
