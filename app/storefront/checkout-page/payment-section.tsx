import { saveCheckoutDraft } from "#app/features/checkout/draft-store.ts";
import type { Checkout } from "#app/features/checkout/use-checkout.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import { PaymentMark } from "#app/features/payments/payment-mark.tsx";
import { paymentMethods } from "#app/shared/payment-methods.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextField } from "#app/ui/field.tsx";

import { ChoiceList } from "./choice-list.tsx";

const options = paymentMethods.map((method) => ({ ...method, mark: <PaymentMark method={method.id} /> }));

/** The payment methods; the card's fields show under it. */
export function PaymentSection({ checkout: { form, bindCard } }: { checkout: Checkout }) {
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
          method === "card" ? (
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
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 border border-line-strong bg-white px-4 py-3 text-sm leading-6">
        <Badge tone="warning">Test mode</Badge>
        <span className="min-w-56 flex-1">
          No money is taken.{" "}
          {form.paymentMethod === "card"
            ? "Pay with card 4242 4242 4242 4242, any future date and any CVC."
            : "You approve the payment in the next step."}
        </span>
      </p>
    </>
  );
}
