import type { PaymentMethod } from "#app/shared/payment-methods.ts";

export type StripeMethodType = "card" | "klarna" | "swish" | "mobilepay" | "paypal";

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
  mobilepay: { type: "mobilepay" },
  paypal: { type: "paypal" },
};
