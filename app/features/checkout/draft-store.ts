import { type StoredEntry, useStored, writeStored } from "#app/platform/browser-storage.ts";

import { type CheckoutForm, emptyCheckoutForm, parseCheckoutDraft } from "./checkout-form.ts";

const draftEntry: StoredEntry<CheckoutForm> = {
  key: "checkoutFormData",
  event: "checkoutFormUpdated",
  parse: parseCheckoutDraft,
};

/** The checkout's draft, live: what is typed is stored at once, so that no failure loses it. */
export function useCheckoutDraft(): CheckoutForm {
  return useStored(draftEntry, emptyCheckoutForm);
}

/** Stores the draft; null forgets it, once the order is placed. */
export function keepCheckoutDraft(form: CheckoutForm | null): void {
  writeStored(draftEntry, form);
}
