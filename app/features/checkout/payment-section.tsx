import { paymentMethods } from "#app/features/orders/payment-methods.ts";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { ChoiceList } from "./choice-list.tsx";
import { keepCheckoutDraft } from "./draft-store.ts";
import type { Checkout } from "./use-checkout.ts";

/** The ways to pay; under the card, its fields. */
export function PaymentSection({ checkout: { form, bindCard } }: { checkout: Checkout }) {
  return (
    <>
      <ChoiceList
        name="paymentMethod"
        options={paymentMethods}
        chosen={form.paymentMethod}
        onChoose={(paymentMethod) => keepCheckoutDraft({ ...form, paymentMethod })}
      >
        {(method) =>
          method === "card" ? (
            <div className="grid grid-cols-2 gap-4 border-t border-line bg-paper p-4">
              <TextField
                label="Card number"
                inputMode="numeric"
                autoComplete="cc-number"
                placeholder="1234 5678 9012 3456"
                required
                {...bindCard("cardNumber")}
                className="col-span-2"
              />
              <TextField
                label="Expiry (MM/YY)"
                inputMode="numeric"
                autoComplete="cc-exp"
                placeholder="MM/YY"
                required
                {...bindCard("cardExpiry")}
              />
              <TextField
                label="CVC"
                inputMode="numeric"
                autoComplete="cc-csc"
                placeholder="123"
                required
                {...bindCard("cardCvc")}
              />
            </div>
          ) : null
        }
      </ChoiceList>
      <p className="mt-3 flex items-start gap-2 text-sm text-muted">
        <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
        Test mode: no money is taken. Pay with card 4242 4242 4242 4242, any date ahead and any CVC.
      </p>
    </>
  );
}
