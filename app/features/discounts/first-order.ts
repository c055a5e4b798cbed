import { type StoredEntry, useStored, writeStored } from "#app/platform/browser-storage.ts";

/** Whether this browser has placed an order. */
const orderedEntry: StoredEntry<boolean> = {
  key: "orderedBefore",
  event: "orderedBeforeUpdated",
  parse: (text) => text === "true",
};

/** Whether this browser has ordered before, so that no first-order discount is offered to it again. */
export function useOrderedBefore(): boolean {
  return useStored(orderedEntry, false);
}

/** Records that an order was paid in this browser. */
export function rememberOrder(): void {
  writeStored(orderedEntry, true);
}
