/**
 * The ways to pay at checkout (R11), in the order they are offered. `brand` is what the shop's texts call
 * it; `mark` is the drawing beside it (`payments/payment-mark.tsx`); `handledBy` is where the data protection page lists it.
 */
export const paymentMethods = [
  {
    id: "card",
    name: "Card",
    brand: "card",
    detail: "Visa, Mastercard, American Express",
    mark: "card",
    handledBy: "card",
  },
  {
    id: "klarna-direct",
    name: "Klarna Pay now",
    brand: "Klarna",
    detail: "Straight from your bank",
    mark: "bank",
    handledBy: "invoice",
  },
  {
    id: "klarna-pay-later",
    name: "Klarna Pay later",
    brand: "Klarna",
    detail: "30 days, no interest, no fees",
    mark: "calendar",
    handledBy: "invoice",
  },
  {
    id: "klarna-flexible",
    name: "Klarna Flexible",
    brand: "Klarna",
    detail: "Spread the cost over several months",
    mark: "parts",
    handledBy: "invoice",
  },
  {
    id: "apple-pay",
    name: "Apple Pay",
    brand: "Apple Pay",
    detail: "Confirm on your device",
    mark: "phone",
    handledBy: "mobile",
  },
  {
    id: "google-pay",
    name: "Google Pay",
    brand: "Google Pay",
    detail: "Confirm on your device",
    mark: "contactless",
    handledBy: "mobile",
  },
  { id: "swish", name: "Swish", brand: "Swish", detail: "Confirm in the Swish app", mark: "swap", handledBy: "mobile" },
  {
    id: "paypal",
    name: "PayPal",
    brand: "PayPal",
    detail: "With your PayPal account",
    mark: "wallet",
    handledBy: "invoice",
  },
] as const;
export type PaymentMethod = (typeof paymentMethods)[number]["id"];

export const paymentMethodIds = paymentMethods.map((method) => method.id) as [PaymentMethod, ...PaymentMethod[]];

/** The name people know a method by; the id itself for a method of an older order. */
export function paymentMethodName(id: string): string {
  return paymentMethods.find((method) => method.id === id)?.name ?? id;
}

/**
 * The brands of the methods offered, each once, or those that one kind of company handles: `card`, `Klarna` … `closed` are the
 * methods that staff have switched off.
 */
export function paymentBrands(
  handledBy?: (typeof paymentMethods)[number]["handledBy"],
  closed: readonly string[] = [],
): string[] {
  const wanted = paymentMethods.filter(
    (method) => (handledBy === undefined || method.handledBy === handledBy) && !closed.includes(method.id),
  );
  return [...new Set(wanted.map(({ brand }) => brand))];
}

/** The ways to pay in a sentence: `card, Klarna, Apple Pay, Google Pay, Swish or PayPal`. */
export function paymentBrandsText(closed: readonly string[] = []): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(paymentBrands(undefined, closed));
}
