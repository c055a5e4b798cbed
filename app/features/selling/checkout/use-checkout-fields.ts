import { useState } from "react";

import { useCart } from "#app/features/selling/cart/cart-store.ts";
import type { AddressSuggestion } from "#app/features/shop/addresses/address.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { deliveryCountries } from "#app/features/shop/markets/told-rates.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { checkoutErrors } from "./checkout-errors.texts.ts";
import {
  type CheckoutField,
  type CheckoutForm,
  normalizedForm,
  withAddress,
  withOfferedChoices,
} from "./checkout-form.ts";
import { saveCheckoutDraft, useCheckoutDraft } from "./draft-store.ts";
import {
  type FieldName,
  fieldProblems,
  type FieldProblems,
  isRequired,
  missingFields,
  wrongFields,
} from "./field-problems.ts";
import type { PickedPoint } from "./pickup-choice.ts";
import { type FieldBlur, useCardFields } from "./use-card-fields.ts";
import { usePostalTown } from "./use-postal-town.ts";

interface FieldProps<Name> {
  name: Name;
  value: string;
  required: boolean;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: (event: FieldBlur) => void;
}

/** Binds an input to its field of the form. */
export type BindField<F extends string> = (name: F) => FieldProps<F>;

/**
 * The checkout's fields: the draft, stored on every change; the card, never stored; and the problems of both. `takesCard`: the card's
 * fields are the shop's own, as the test provider's are. `hasPickupPoints`: this shop sends to pickup points.
 */
export function useCheckoutFields(takesCard: boolean, hasPickupPoints: boolean) {
  const draft = useCheckoutDraft();
  const { checkout, shipping } = useSite();
  const { phoneRequired, closedPayments } = checkout ?? {};
  const lines = useCart();
  const form = withOfferedChoices(draft, {
    countries: deliveryCountries(shipping),
    closedPayments: closedPayments ?? [],
    hasPickupPoints,
    sources: lines.map(({ source }) => source),
    currency: lines[0]?.currency ?? "SEK",
  });
  const [problems, setProblems] = useState<FieldProblems>({});
  const clearProblem = (name: FieldName) => setProblems(({ [name]: _, ...others }) => others);
  const { card, bindCard } = useCardFields(takesCard, {
    problems,
    onChange: clearProblem,
    onBlur: (name, event) => validateField(name, event),
  });
  /**
   * An invalid field shows its problem on blur; a blank one only on submit. Not when the focus goes to the submit button:
   * a message would move it away from the pointer, and submitting validates all fields.
   */
  const validateField = (name: FieldName, { relatedTarget }: FieldBlur) => {
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit") return;
    const problem = wrongFields(form, card, new Date())[name];
    if (problem) setProblems((others) => ({ ...others, [name]: problem }));
  };

  const bind: BindField<CheckoutField> = (name) => ({
    name,
    value: String(form[name] ?? ""),
    required: isRequired(name, phoneRequired),
    error: problems[name],
    onChange: ({ target }) => {
      saveCheckoutDraft({ ...form, [name]: target.value });
      clearProblem(name);
      // Another country has other postal codes.
      if (name === "country") clearProblem("postalCode");
      if (name === "billingCountry") clearProblem("billingPostalCode");
    },
    onBlur: (event) => {
      validateField(name, event);
      const normalized = normalizedForm(form);
      if (normalized[name] !== form[name]) saveCheckoutDraft({ ...form, [name]: normalized[name] });
    },
  });
  usePostalTown("city", form, (city) => {
    saveCheckoutDraft({ ...form, city });
    clearProblem("city");
  });
  const billingPostalCode = form.billingSameAsShipping ? "" : form.billingPostalCode;
  usePostalTown(
    "billingCity",
    { postalCode: billingPostalCode, country: form.billingCountry, city: form.billingCity },
    (billingCity) => {
      saveCheckoutDraft({ ...form, billingCity });
      clearProblem("billingCity");
    },
  );

  const choosePayment = (paymentMethod: PaymentMethod) => {
    saveCheckoutDraft({ ...form, paymentMethod });
    clearProblem("paymentMethod");
  };

  const choosePoint = (point: PickedPoint) => {
    saveCheckoutDraft({ ...form, ...point });
    clearProblem("pickupPointId");
  };

  const fillAddress = (of: "shipping" | "billing", address: AddressSuggestion) => {
    saveCheckoutDraft(withAddress(form, of, address));
    const names: CheckoutField[] =
      of === "shipping" ? ["address", "city", "postalCode"] : ["billingAddress", "billingCity", "billingPostalCode"];
    for (const name of names) clearProblem(name);
  };

  /** Shows all problems; returns the first field with one and a message for all, or null. An order of nothing needs no card. */
  const check = ({ isFree }: { isFree: boolean }): { first: FieldName; message: string } | null => {
    const needed = isFree ? null : card;
    const found = fieldProblems(form, needed, new Date(), phoneRequired);
    setProblems(found);
    const [first] = Object.keys(found) as FieldName[];
    if (!first) return null;
    const anyBlank = missingFields(form, needed, phoneRequired).length > 0;
    return { first, message: anyBlank ? checkoutErrors().fillIn : (found[first] ?? "") };
  };
  return {
    form,
    /** The first field of this form that is missing or wrong, but for a card's; null for none. Shows nothing. */
    firstProblem: (of: CheckoutForm): FieldName | null =>
      (Object.keys(fieldProblems(of, null, new Date(), phoneRequired)) as FieldName[])[0] ?? null,
    card,
    bind,
    bindCard,
    fillAddress,
    choosePayment,
    choosePoint,
    problems,
    paymentProblem: problems.paymentMethod,
    check,
    showProblems: setProblems,
  };
}
