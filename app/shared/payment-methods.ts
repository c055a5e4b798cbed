/** The ways to pay at checkout (specification, section 9), in the order they are offered. */
export const paymentMethods = [
  { id: "card", name: "Card", detail: "Visa, Mastercard, American Express" },
  { id: "klarna-direct", name: "Klarna Pay now", detail: "Straight from your bank" },
  { id: "klarna-pay-later", name: "Klarna Pay later", detail: "30 days, no interest, no fees" },
  { id: "klarna-flexible", name: "Klarna Flexible", detail: "Spread the cost over several months" },
  { id: "apple-pay", name: "Apple Pay", detail: "Confirm on your device" },
  { id: "google-pay", name: "Google Pay", detail: "Confirm on your device" },
  { id: "swish", name: "Swish", detail: "Confirm in the Swish app" },
  { id: "paypal", name: "PayPal", detail: "With your PayPal account" },
] as const;
export type PaymentMethod = (typeof paymentMethods)[number]["id"];

export const paymentMethodIds = paymentMethods.map((method) => method.id) as [PaymentMethod, ...PaymentMethod[]];

/** The name people know a method by; the id itself for a method of an older order. */
export function paymentMethodName(id: string): string {
  return paymentMethods.find((method) => method.id === id)?.name ?? id;
}
