import type { Currency } from "./currencies.ts";
import { localEither } from "./language/local-lists.ts";
import { paymentMethodTexts } from "./payment-methods.texts.ts";

/**
 * How much credit a way to pay may be: 1 none, 2 maybe (a card or an account may have credit behind it), 3 always. What is no credit
 * stands first, and none is chosen beforehand (Payment Services Act 2010:751, 7 a:1; in Finland three tiers since October 2023).
 */
export const paymentTiers = [1, 2, 3] as const;

/**
 * The ways to pay at checkout (R11), by tier, in the order they are offered. `brand` is what the shop's texts call
 * it; `handledBy` is where the data protection page lists it. What a language
 * of its own has is read when it is shown.
 */
export const paymentMethods = [
  {
    id: "swish",
    tier: 1,
    name: "Swish",
    brand: "Swish",
    get detail() {
      return paymentMethodTexts().inSwish;
    },
    handledBy: "mobile",
  },
  {
    id: "klarna-direct",
    tier: 1,
    get name() {
      return paymentMethodTexts().klarnaPayNow;
    },
    brand: "Klarna",
    get detail() {
      return paymentMethodTexts().byBankTransfer;
    },
    handledBy: "invoice",
  },
  {
    id: "card",
    tier: 2,
    get name() {
      return paymentMethodTexts().card;
    },
    get brand() {
      return paymentMethodTexts().cardInList;
    },
    detail: "Visa, Mastercard, American Express",
    handledBy: "card",
  },
  {
    id: "apple-pay",
    tier: 2,
    name: "Apple Pay",
    brand: "Apple Pay",
    get detail() {
      return paymentMethodTexts().onDevice;
    },
    handledBy: "mobile",
  },
  {
    id: "google-pay",
    tier: 2,
    name: "Google Pay",
    brand: "Google Pay",
    get detail() {
      return paymentMethodTexts().onDevice;
    },
    handledBy: "mobile",
  },
  {
    id: "mobilepay",
    tier: 2,
    name: "MobilePay",
    brand: "MobilePay",
    get detail() {
      return paymentMethodTexts().inMobilePay;
    },
    handledBy: "mobile",
  },
  {
    id: "paypal",
    tier: 2,
    name: "PayPal",
    brand: "PayPal",
    get detail() {
      return paymentMethodTexts().withPayPal;
    },
    handledBy: "invoice",
  },
  {
    id: "klarna-pay-later",
    tier: 3,
    get name() {
      return paymentMethodTexts().klarnaPayLater;
    },
    brand: "Klarna",
    get detail() {
      return paymentMethodTexts().onCredit;
    },
    handledBy: "invoice",
  },
  {
    id: "klarna-flexible",
    tier: 3,
    get name() {
      return paymentMethodTexts().klarnaFlexible;
    },
    brand: "Klarna",
    get detail() {
      return paymentMethodTexts().onCreditInParts;
    },
    handledBy: "invoice",
  },
] as const;
export type PaymentMethod = (typeof paymentMethods)[number]["id"];

export const paymentMethodIds = paymentMethods.map((method) => method.id) as [PaymentMethod, ...PaymentMethod[]];

/** The name people know a method by; the id itself for a method of an older order. */
export function paymentMethodName(id: string): string {
  return paymentMethods.find((method) => method.id === id)?.name ?? id;
}

/** The currencies that a way to pay takes, of those that don't take all, and the countries that it takes each from. */
const klarna = { SEK: ["Sweden"], EUR: ["Finland"], NOK: ["Norway"], DKK: ["Denmark"] };
const taken: Partial<Record<PaymentMethod, Partial<Record<Currency, readonly string[]>>>> = {
  swish: { SEK: ["Sweden"] },
  mobilepay: { DKK: ["Denmark"], EUR: ["Finland"] },
  "klarna-direct": klarna,
  "klarna-pay-later": klarna,
  "klarna-flexible": klarna,
};

/** Whether a way to pay takes a currency somewhere. */
export function takesCurrency(id: PaymentMethod, currency: Currency): boolean {
  return taken[id]?.[currency] !== undefined || !taken[id];
}

/**
 * Whether a way to pay works for an order in a currency with addresses in these countries: the delivery's, then the bill's. One of them
 * is enough, but Klarna asks who pays.
 */
export function isOfferedIn(id: PaymentMethod, countries: readonly string[], currency: Currency): boolean {
  const from = taken[id]?.[currency];
  const asked = taken[id] === klarna ? countries.slice(-1) : countries;
  return from ? from.some((country) => asked.includes(country)) : takesCurrency(id, currency);
}

/**
 * The brands of the methods offered, each once, or those that one kind of company handles: `Swish`, `Klarna` … `closed` are the
 * methods that staff have switched off, and `currency` is the page's: what doesn't take it is not named.
 */
export function paymentBrands(
  handledBy?: (typeof paymentMethods)[number]["handledBy"],
  closed: readonly string[] = [],
  currency: Currency = "SEK",
): string[] {
  const wanted = paymentMethods.filter(
    (method) =>
      (handledBy === undefined || method.handledBy === handledBy) &&
      !closed.includes(method.id) &&
      takesCurrency(method.id, currency),
  );
  return [...new Set(wanted.map(({ brand }) => brand))];
}

/** The ways to pay in a sentence: `Swish, Klarna, card, Apple Pay, Google Pay or PayPal`. */
export function paymentBrandsText(closed: readonly string[] | undefined, currency: Currency): string {
  return localEither(paymentBrands(undefined, closed, currency));
}
