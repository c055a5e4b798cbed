import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";

import type { Totals } from "#app/features/selling/cart/totals.ts";
import type { PlacedOrder } from "#app/features/selling/orders/responses.ts";
import type { CardFields } from "#app/features/selling/payments/card-input.ts";
import type { PaymentFields } from "#app/features/selling/payments/payment-fields.ts";
import { useClientConfig } from "#app/features/selling/payments/use-client-config.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { checkoutErrors } from "./checkout-errors.texts.ts";
import type { CheckoutForm } from "./checkout-form.ts";
import { type FieldName, fieldProblems, type FieldProblems } from "./field-problems.ts";
import { finishAddition } from "./finish-purchase.ts";
import { payByProvider, returnPath } from "./pay-by-provider.ts";
import { takePaymentProblem } from "./payment-under-way.ts";
import { type AskConsent, confirmPayment, type SubmitResult } from "./submit-order.ts";
import { type AdditionLink, takeAddition } from "./take-addition.ts";
import { useCardFields } from "./use-card-fields.ts";

/** What is offered to be added to an order, as its page shows it. */
interface Offered {
  link: AdditionLink;
  /** The buyer and the addresses of the first order. */
  form: CheckoutForm;
  totals: Totals;
  currency: Currency;
  informationVersion: string | null;
}

/** Why it was not paid, for the buyer. */
interface AdditionError {
  message: string;
  details: readonly string[];
}

/** The state and actions of the page that adds to an order: how it is paid, and placing and paying it. */
export function useAddition({ link, form: of, totals, currency, informationVersion }: Offered) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const clientPart = useClientConfig();
  const hasOwnFields = clientPart.provider !== "test";
  const paymentFields = useRef<PaymentFields>(null);
  const [paymentMethod, setMethod] = useState<PaymentMethod | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AdditionError | null>(null);
  const [toConfirm, setToConfirm] = useState<{ order: PlacedOrder; paymentId: string } | null>(null);
  const clear = (name: FieldName) => setProblems(({ [name]: _, ...others }) => others);
  const { card, bindCard } = useCardFields(!hasOwnFields, { problems, onChange: clear });
  const form: CheckoutForm = { ...of, paymentMethod };
  const showError = (message: string, details: readonly string[] = []) => setError({ message, details });

  // The bank's page told why the payment did not work, on the page of returns.
  useEffect(() => {
    const reason = hasOwnFields ? takePaymentProblem() : null;
    if (reason !== null) showError(reason, [checkoutErrors().nothingCharged]);
  }, [hasOwnFields]);

  const showResult = async (submitted: SubmitResult): Promise<void> => {
    if (submitted.kind === "paid") {
      const { order, paymentId } = submitted;
      finishAddition(order, paymentId);
      return navigate(`/thank-you?orderId=${order.id}&orderTotal=${order.total}`);
    }
    if (submitted.kind === "provider") return pay(submitted);
    setBusy(false);
    setError(null);
    setToConfirm(submitted.kind === "confirm" ? submitted : null);
    if (submitted.kind === "unknown") return showError(checkoutErrors().unreachable, [checkoutErrors().notTwice]);
    if (submitted.kind !== "refused") return;
    showError(submitted.message, submitted.code === "declined" ? [checkoutErrors().nothingCharged] : []);
    // What it costs or where it stands may be another than the page shows.
    if (submitted.code !== "declined") await revalidate();
  };

  /** Pays the placed order by the provider's own fields. What is not decided yet is waited for on the page of returns. */
  const pay = async (toPay: Extract<SubmitResult, { kind: "provider" }>) => {
    const own = paymentFields.current;
    const page = `${window.location.pathname}${window.location.search}`;
    const asked = own ? await payByProvider(own, toPay, form, page) : null;
    if (asked?.kind === "paid") return showResult({ ...toPay, kind: "paid" });
    if (asked && asked.kind !== "declined") return window.location.assign(returnPath(toPay.paymentId));
    setBusy(false);
    if (asked) showError(asked.reason, [checkoutErrors().nothingCharged]);
    else showError(checkoutErrors().notLoaded);
  };

  /** Orders and pays, `agreesToCharge` where that is asked; returns the first field to correct, or null. */
  const submit = async (askConsent: AskConsent): Promise<FieldName | null> => {
    const found = paymentProblems(form, card);
    setProblems(found);
    const [first] = Object.keys(found) as FieldName[];
    if (first || paymentMethod === null) {
      showError((first && found[first]) ?? "");
      return first ?? null;
    }
    const agreesToCharge = askConsent();
    if (agreesToCharge === null) return null;
    setBusy(true);
    if (hasOwnFields) {
      const own = paymentFields.current;
      // First of all: a wallet may open its sheet only while the press counts.
      const problem = own?.method === paymentMethod ? await own.submit() : checkoutErrors().notLoaded;
      if (problem !== null) {
        setBusy(false);
        showError(problem);
        own?.focus();
        return null;
      }
    }
    const { totalOre } = totals;
    await showResult(
      await takeAddition({ link, method: paymentMethod, card, totalOre, informationVersion, agreesToCharge }),
    );
    return null;
  };

  return {
    form,
    totals,
    currency,
    busy,
    error,
    toConfirm,
    clientPart,
    paymentFields,
    bindCard,
    choosePayment: (method: PaymentMethod) => {
      setMethod(method);
      clear("paymentMethod");
      setError(null);
    },
    paymentProblem: problems.paymentMethod,
    submit,
    confirm: async (confirmed: boolean) => {
      if (!toConfirm) return;
      setBusy(true);
      await showResult(await confirmPayment(toConfirm.order, toConfirm.paymentId, confirmed));
    },
  };
}

/** What is missing or wrong of the payment: all else is the first order's. */
function paymentProblems(form: CheckoutForm, card: CardFields | null): FieldProblems {
  const found = fieldProblems(form, card, new Date());
  const names = ["paymentMethod", "cardNumber", "cardExpiry", "cardCvc"] as const;
  return Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
}
