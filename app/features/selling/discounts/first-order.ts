import { useSyncExternalStore } from "react";

import { mayStorePreferences } from "#app/features/shop/consent/consent-store.ts";
import { type StoredEntry, useStored, writeStored } from "#app/platform/browser/browser-storage.ts";

/** Whether this browser has placed an order. */
const orderedEntry: StoredEntry<boolean> = {
  key: "orderedBefore",
  event: "orderedBeforeUpdated",
  parse: (text) => text === "true",
};

/** Whether this page has placed an order. */
let orderedHere = false;

/** Whether this browser has ordered before, so that no first-order discount is offered to it again. */
export function useOrderedBefore(): boolean {
  const stored = useStored(orderedEntry, false);
  const inPage = useSyncExternalStore(
    watchOrdered,
    () => orderedHere,
    () => false,
  );
  return stored || inPage;
}

/** Records that an order was paid in this browser, as long as the page lives where more is not allowed. */
export function rememberOrder(): void {
  orderedHere = true;
  if (mayStorePreferences()) writeStored(orderedEntry, true);
  window.dispatchEvent(new Event(orderedEntry.event));
}

function watchOrdered(notify: () => void): () => void {
  window.addEventListener(orderedEntry.event, notify);
  return () => window.removeEventListener(orderedEntry.event, notify);
}
