import { type ReactNode, useState } from "react";

import { countriesOf } from "#app/features/selling/checkout/checkout-form.ts";
import { creditWarnings } from "#app/features/shop/content/credit-warnings.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { isOfferedIn, type PaymentMethod, paymentMethods } from "#app/shared/payment-methods.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { ChoiceList } from "./choice-list.tsx";
import { type Paying, PaymentDetails } from "./payment-details.tsx";
import { paymentTexts } from "./payment.texts.tsx";

/** The ways to pay, by tier; the chosen one alone is open: what it is, and the card's fields or the provider's own. */
export function PaymentSection({ checkout }: { checkout: Paying }) {
  const texts = paymentTexts();
  const { form, clientPart, choosePayment, paymentProblem, currency } = checkout;
  const closed = useSite().checkout?.closedPayments ?? [];
  const countries = countriesOf(form);
  const open = paymentMethods.filter(({ id }) => !closed.includes(id) && isOfferedIn(id, countries, currency));
  const list = (offered: typeof open) => (
    <ChoiceList
      name="paymentMethod"
      options={offered.map((option) => ({
        ...option,
        // That a way to pay is credit is said of each.
        detail: option.tier === 3 || option.id === form.paymentMethod ? option.detail : null,
      }))}
      chosen={form.paymentMethod}
      onChoose={choosePayment}
    >
      {(method) => <PaymentDetails checkout={checkout} method={method} />}
    </ChoiceList>
  );
  const credit = open.filter(({ tier }) => tier === 3);
  return (
    <>
      {paymentProblem ? (
        <p id="payment-problem" className="mb-3 flex gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {paymentProblem}
        </p>
      ) : null}
      <div
        role="radiogroup"
        aria-label={texts.method}
        aria-required
        {...(paymentProblem ? { "aria-invalid": true, "aria-describedby": "payment-problem" } : {})}
        className={paymentProblem ? "outline-2 outline-offset-4 outline-danger" : ""}
      >
        {list(open.filter(({ tier }) => tier !== 3))}
        {credit.length > 0 ? (
          <CreditChoices chosen={form.paymentMethod} warning={creditWarnings[form.country]}>
            {list(credit)}
          </CreditChoices>
        ) : null}
      </div>
      {clientPart.provider === "test" ? (
        <TestMode>{form.paymentMethod === "card" ? texts.testCard : texts.noMoney}</TestMode>
      ) : clientPart.publishableKey.startsWith("pk_test_") ? (
        <TestMode>{texts.providerTest}</TestMode>
      ) : null}
    </>
  );
}

/** The ways to pay that are credit, folded until the shopper asks for them or has chosen one. */
function CreditChoices(props: { chosen: PaymentMethod | null; warning: string; children: ReactNode }) {
  const { chosen, warning, children } = props;
  const [unfolded, setUnfolded] = useState(false);
  const isChosen = paymentMethods.some(({ id, tier }) => tier === 3 && id === chosen);
  return (
    <details
      open={unfolded || isChosen}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className="border border-t-0 border-line-strong bg-white"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3.5 px-4 py-1 text-sm hover:bg-paper [&::-webkit-details-marker]:hidden">
        <span className="flex flex-1 flex-wrap gap-x-3">
          <span className="font-semibold">{paymentTexts().payLater}</span>
          <span className="text-muted">{paymentTexts().creditFromKlarna}</span>
        </span>
        <Icon name="plus" className="fold-sign size-5" />
      </summary>
      <p className="border-t border-line px-4 py-3 text-sm leading-6 font-semibold">{warning}</p>
      <div className="-mx-px -mb-px">{children}</div>
    </details>
  );
}

function TestMode({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm leading-5">
      <Badge tone="warning">{paymentTexts().testMode}</Badge>
      <span className="min-w-56 flex-1">{children}</span>
    </p>
  );
}
