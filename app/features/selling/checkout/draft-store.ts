import { useSyncExternalStore } from "react";

import { type StoredEntry, useStored, writeStored } from "#app/platform/browser/browser-storage.ts";

import { type CheckoutForm, emptyCheckoutForm, parseCheckoutDraft } from "./checkout-form.ts";
import { draftPlace } from "./draft-country.ts";

const draftEntry: StoredEntry<CheckoutForm> = {
  ...draftPlace,
  parse: parseCheckoutDraft,
};

/** The draft of a browser whose storage is denied or full: it lives as long as the page. */
let unsavedDraft: CheckoutForm | null = null;

/** The checkout's draft, live. Every change is stored at once, so that no failure loses it. */
export function useCheckoutDraft(): CheckoutForm {
  const stored = useStored(draftEntry, emptyCheckoutForm);
  const inPage = useSyncExternalStore(
    watchDraft,
    () => unsavedDraft,
    () => null,
  );
  return inPage ?? stored;
}

/** Stores the draft; null deletes it, once the order is placed. */
export function saveCheckoutDraft(form: CheckoutForm | null): void {
  // Before what is stored is announced: the draft in the page counts first.
  unsavedDraft = null;
  if (writeStored(draftEntry, form)) return;
  unsavedDraft = form;
  window.dispatchEvent(new Event(draftEntry.event));
}

function watchDraft(notify: () => void): () => void {
  window.addEventListener(draftEntry.event, notify);
  return () => window.removeEventListener(draftEntry.event, notify);
}
