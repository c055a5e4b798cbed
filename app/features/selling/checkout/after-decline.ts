import { isOfferedIn, type PaymentMethod } from "#app/shared/payment-methods.ts";

import { type CheckoutForm, countriesOf } from "./checkout-form.ts";

export const keptAfterDecline = "You weren't charged, and your cart is saved.";

/** What to do after a payment that was declined, and what has not happened by it. */
export function afterDecline(form: CheckoutForm, closedPayments: readonly PaymentMethod[]): string[] {
  const offersSwish =
    form.paymentMethod !== "swish" && !closedPayments.includes("swish") && isOfferedIn("swish", countriesOf(form));
  const another = form.paymentMethod === "card" ? "use another card" : "choose another way to pay";
  return [keptAfterDecline, offersSwish ? `Try again, ${another} or pay with Swish.` : `Try again or ${another}.`];
}
