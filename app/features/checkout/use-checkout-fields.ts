import { useState } from "react";

import { type CardFields, type CheckoutField, missingFields } from "./checkout-form.ts";
import { keepCheckoutDraft, useCheckoutDraft } from "./draft-store.ts";

export type FieldName = CheckoutField | keyof CardFields;

/** Ties an input to its field of the form. */
export type Binder<F extends string> = (name: F) => {
  name: F;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

const noCard: CardFields = { cardNumber: "", cardExpiry: "", cardCvc: "" };

/** The fields of the checkout: the draft, kept as it is typed; the card, never kept; and what is wrong with them. */
export function useCheckoutFields() {
  const form = useCheckoutDraft();
  const [card, setCard] = useState(noCard);
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});
  const forgive = (name: FieldName) => setProblems(({ [name]: _, ...others }) => others);

  const bind: Binder<CheckoutField> = (name) => ({
    name,
    value: String(form[name]),
    error: problems[name],
    onChange: ({ target }) => {
      keepCheckoutDraft({ ...form, [name]: target.value });
      forgive(name);
    },
  });
  const bindCard: Binder<keyof CardFields> = (name) => ({
    name,
    value: card[name],
    error: problems[name],
    onChange: ({ target }) => {
      setCard({ ...card, [name]: target.value });
      forgive(name);
    },
  });

  /** Marks what is missing or wrong; answers the first such field and the message for all, or null. */
  const check = (isEmail: boolean): { first: FieldName; message: string } | null => {
    const missing = missingFields(form, card);
    const found: Partial<Record<FieldName, string>> = Object.fromEntries(missing.map((name) => [name, "Required"]));
    if (!found.email && !isEmail) found.email = "Please enter a valid email address.";
    setProblems(found);
    const first = missing[0] ?? (found.email ? "email" : undefined);
    if (!first) return null;
    return {
      first,
      message: missing.length > 0 ? "Please fill in all required fields." : "Please enter a valid email address.",
    };
  };
  return { form, card, bind, bindCard, check };
}
