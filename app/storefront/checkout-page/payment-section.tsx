import type { ReactNode } from "react";

import { saveCheckoutDraft } from "#app/features/checkout/draft-store.ts";
import type { Checkout } from "#app/features/checkout/use-checkout.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import { PaymentElement } from "#app/features/payments/payment-element.tsx";
import { PaymentMark } from "#app/features/payments/payment-mark.tsx";
import { paymentMethods } from "#app/shared/payment-methods.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextField } from "#app/ui/field.tsx";

import { ChoiceList } from "./choice-list.tsx";

const options = paymentMethods.map((method) => ({ ...method, mark: <PaymentMark method={method.id} /> }));

/** The payment methods; the card's fields, or the provider's own, show under the chosen one. */
export function PaymentSection({ checkout }: { checkout: Checkout }) {
  const { form, bindCard, clientPart, paymentFields, totals, currency } = checkout;
  const closed = useSite().checkout?.closedPayments;
  return (
    <>
      <ChoiceList
        name="paymentMethod"
        options={closed ? options.filter(({ id }) => !closed.includes(id)) : options}
        chosen={form.paymentMethod}
        onChoose={(paymentMethod) => saveCheckoutDraft({ ...form, paymentMethod })}
      >
        {(method) =>
          clientPart.provider === "stripe" ? (
            <PaymentElement
              key={method}
              part={clientPart}
              method={method}
              price={{ amountOre: totals.totalOre, currency }}
              fields={paymentFields}
            />
          ) : method === "card" ? (
            <div className="grid grid-cols-2 gap-4 border-t border-line bg-paper p-4">
              <TextField
                label="Card number"
                inputMode="numeric"
                autoComplete="cc-number"
                placeholder="1234 5678 9012 3456"
                {...bindCard("cardNumber")}
                className="col-span-2"
              />
              <TextField
                label="Expiry (MM/YY)"
                inputMode="numeric"
                autoComplete="cc-exp"
                placeholder="MM/YY"
                {...bindCard("cardExpiry")}
              />
              <TextField
                label="CVC"
                inputMode="numeric"
                autoComplete="cc-csc"
                placeholder="123"
                {...bindCard("cardCvc")}
              />
            </div>
          ) : null
        }
      </ChoiceList>
      {clientPart.provider === "test" ? (
        <TestMode>
          No money is taken.{" "}
          {form.paymentMethod === "card"
            ? "Pay with card 4242 4242 4242 4242, any future date and any CVC."
            : "You approve the payment in the next step."}
        </TestMode>
      ) : clientPart.publishableKey.startsWith("pk_test_") ? (
        <TestMode>No money is taken: this shop uses its payment provider's test mode.</TestMode>
      ) : null}
    </>
  );
}

function TestMode({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 border border-line-strong bg-white px-4 py-3 text-sm leading-6">
      <Badge tone="warning">Test mode</Badge>
      <span className="min-w-56 flex-1">{children}</span>
    </p>
  );
}
