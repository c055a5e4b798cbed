import { useSyncExternalStore } from "react";

import type { CartLine } from "./cart-line.ts";

/** Dispatched on the window when something was put in the cart: whoever shows the bag opens it. */
export const bagEvent = "openBag";

let added: CartLine | null = null;

/** Says what was put in the cart just now. Returns whether somebody shows it: who does prevents the event's default. */
export function announceAdded(line: CartLine): boolean {
  added = line;
  return !window.dispatchEvent(new Event(bagEvent, { cancelable: true }));
}

/** What was put in the cart last in this document, live; null for nothing. */
export function useAddedLine(): CartLine | null {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener(bagEvent, notify);
      return () => window.removeEventListener(bagEvent, notify);
    },
    () => added,
    () => null,
  );
}
