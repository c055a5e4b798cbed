import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { PaymentElement } from "#app/features/selling/payments/payment-element.tsx";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import { TextField } from "#app/ui/field.tsx";

import { paymentTexts } from "./payment.texts.tsx";

/** What the parts of the payment need of a page's order. */
export type Paying = Pick<
  Checkout,
  "form" | "clientPart" | "choosePayment" | "paymentProblem" | "bindCard" | "paymentFields" | "totals" | "currency"
>;

/** What is asked for under the chosen way to pay: the provider's own fields, or those of a test card. */
export function PaymentDetails({ checkout, method }: { checkout: Paying; method: PaymentMethod }) {
  const texts = paymentTexts();
  const { bindCard, clientPart, paymentFields, totals, currency } = checkout;
  if (totals.totalOre === 0)
    return <p className="border-t border-line bg-paper p-4 text-sm leading-6">{texts.nothingToPay}</p>;
  if (clientPart.provider === "stripe") {
    return (
      <PaymentElement
        key={method}
        part={clientPart}
        method={method}
        price={{ amountOre: totals.totalOre, currency }}
        fields={paymentFields}
      />
    );
  }
  if (method !== "card") return null;
  return (
    <div className="grid grid-cols-2 gap-4 border-t border-line bg-paper p-4">
      <TextField
        label={texts.cardNumber}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 5678 9012 3456"
        {...bindCard("cardNumber")}
        className="col-span-2"
      />
      <TextField
        label={texts.expiry}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={texts.expiryExample}
        {...bindCard("cardExpiry")}
      />
      <TextField label="CVC" inputMode="numeric" autoComplete="cc-csc" placeholder="123" {...bindCard("cardCvc")} />
    </div>
  );
}
