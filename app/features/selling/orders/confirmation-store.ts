import { writeToTab, readFromTab } from "#app/platform/browser/tab-storage.ts";

import { type Confirmation, confirmationSchema } from "./responses.ts";

const storageKey = "orderConfirmation";

/** Stores the summary for the confirmation page, in session storage, because it holds an address. */
export function saveConfirmation(confirmation: Confirmation): void {
  writeToTab(storageKey, confirmation);
}

/** The summary stored in this tab; null when there is none. */
export function readConfirmation(): Confirmation | null {
  return confirmationSchema.safeParse(readFromTab(storageKey)).data ?? null;
}
