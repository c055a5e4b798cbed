import { type StoredEntry, useStored, writeStored } from "#app/platform/browser-storage.ts";

/** Whether an order was placed in this browser: a yes and nothing more. */
const orderedEntry: StoredEntry<boolean> = {
  key: "orderedBefore",
  event: "orderedBeforeUpdated",
  parse: (text) => text === "true",
};

/** Whether this browser has ordered before, so that no first-order discount is offered to it again. */
export function useOrderedBefore(): boolean {
  return useStored(orderedEntry, false);
}

/** Called once an order is paid. */
export function rememberOrder(): void {
  writeStored(orderedEntry, true);
}
