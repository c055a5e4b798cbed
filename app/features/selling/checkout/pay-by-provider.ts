import type { PlacedOrder } from "#app/features/selling/orders/responses.ts";
import type { PaymentFields } from "#app/features/selling/payments/payment-fields.ts";
import type { BillingDetails } from "#app/features/selling/payments/stripe-js.ts";
import { countryCode } from "#app/features/shop/addresses/countries.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { type AskedPayment, askPayment } from "./ask-payment.ts";
import { type CheckoutForm, normalizedForm } from "./checkout-form.ts";
import { savePaymentUnderWay } from "./payment-under-way.ts";

interface ToPay {
  order: PlacedOrder;
  paymentId: string;
  clientSecret: string;
}

/** The page, in the language of this one, that banks and apps send shoppers back to. */
export const returnPath = (paymentId: string): string =>
  localPath(`/checkout/return?payment=${encodeURIComponent(paymentId)}`);

/**
 * Pays an order by the provider's fields and asks the shop what came of it: the browser's word counts for nothing. A card that the
 * bank refuses is `declined`, and the order can be paid again. `page` is where it was placed, if not in the checkout. Never throws; never returns when the bank's page takes over.
 */
export async function payByProvider(
  fields: PaymentFields,
  { order, paymentId, clientSecret }: ToPay,
  form: CheckoutForm,
  page?: string,
): Promise<AskedPayment> {
  savePaymentUnderWay(paymentId, order, page);
  const returnUrl = new URL(returnPath(paymentId), window.location.origin).href;
  const confirmed = await fields.confirm(clientSecret, returnUrl, billingOf(form));
  const asked = await askPayment(paymentId);
  if (confirmed.kind !== "refused") return asked;
  // The provider also refuses what another tab has just paid, or is paying, by the same payment.
  return ["paid", "processing", "closed", "mismatch"].includes(asked.kind)
    ? asked
    : { kind: "declined", reason: confirmed.message };
}

function billingOf(form: CheckoutForm): BillingDetails {
  const { firstName, lastName, email, billingSameAsShipping: same, ...all } = normalizedForm(form);
  return {
    name: `${firstName} ${lastName}`,
    email,
    address: {
      line1: same ? all.address : all.billingAddress,
      line2: "",
      city: same ? all.city : all.billingCity,
      state: "",
      postal_code: same ? all.postalCode : all.billingPostalCode,
      country: countryCode(same ? all.country : all.billingCountry),
    },
  };
}
