import { useState } from "react";

import {
  type CardFields,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  reformat,
} from "#app/features/selling/payments/card-input.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";

import { type FieldProblems, isRequired } from "./field-problems.ts";

/** The part of a blur event that says what gets the focus instead. */
export interface FieldBlur {
  relatedTarget: EventTarget | null;
}

interface Use {
  problems: FieldProblems;
  onChange: (name: keyof CardFields) => void;
  onBlur?: (name: keyof CardFields, event: FieldBlur) => void;
}

const noCard: CardFields = { cardNumber: "", cardExpiry: "", cardCvc: "" };
const cardFormats = { cardNumber: formatCardNumber, cardExpiry: formatExpiry, cardCvc: formatCvc };

/** The shop's own fields of a test card, never stored; `card` is null where the provider has fields of its own. */
export function useCardFields(takesCard: boolean, { problems, onChange, onBlur }: Use) {
  const hydrated = useHydrated();
  const [typed, setCard] = useState(noCard);
  const bindCard = (name: keyof CardFields) => ({
    // Without a name before hydration, so that a form sent without scripts cannot post card details.
    ...(hydrated ? { name } : {}),
    value: typed[name],
    required: isRequired(name),
    error: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const { value, caret } = reformat(target.value, target.selectionStart ?? target.value.length, cardFormats[name]);
      // Set before React does, so that React does not move the caret.
      target.value = value;
      target.setSelectionRange(caret, caret);
      setCard({ ...typed, [name]: value });
      onChange(name);
    },
    onBlur: (event: FieldBlur) => onBlur?.(name, event),
  });
  return { card: takesCard ? typed : null, bindCard };
}
