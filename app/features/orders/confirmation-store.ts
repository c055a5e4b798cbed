import { writeToTab, readFromTab } from "#app/platform/tab-storage.ts";

import { type Confirmation, confirmationSchema } from "./responses.ts";

const storageKey = "orderConfirmation";

/** Keeps the summary for the confirmation page. In the tab's own storage: it holds an address, and ends with the tab. */
export function saveConfirmation(confirmation: Confirmation): void {
  writeToTab(storageKey, confirmation);
}

/** The summary this tab holds; null when there is none. */
export function readConfirmation(): Confirmation | null {
  return confirmationSchema.safeParse(readFromTab(storageKey)).data ?? null;
}
