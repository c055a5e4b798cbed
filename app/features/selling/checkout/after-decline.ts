import type { Currency } from "#app/shared/currencies.ts";
import { isOfferedIn, type PaymentMethod } from "#app/shared/payment-methods.ts";

import { checkoutErrors } from "./checkout-errors.texts.ts";
import { type CheckoutForm, countriesOf } from "./checkout-form.ts";

/** What to do after a payment that was declined, and what has not happened by it. */
export function afterDecline(
  form: CheckoutForm,
  closedPayments: readonly PaymentMethod[],
  currency: Currency,
): string[] {
  const offersSwish =
    form.paymentMethod !== "swish" &&
    !closedPayments.includes("swish") &&
    isOfferedIn("swish", countriesOf(form), currency);
  const texts = checkoutErrors();
  const isCard = form.paymentMethod === "card";
  const withSwish = isCard ? texts.tryOtherCardOrSwish : texts.tryOtherWayOrSwish;
  return [texts.kept, offersSwish ? withSwish : isCard ? texts.tryOrOtherCard : texts.tryOrOtherWay];
}
