import { readStored, type StoredEntry, useStored, writeStored } from "#app/platform/browser/browser-storage.ts";

import { type CartLine, parseCart, storedCart, withLine, withQuantity, withReplaced } from "./cart-line.ts";

/** The cart in the browser's storage (R6: key `cart`, event `cartUpdated`). */
const cartEntry: StoredEntry<CartLine[]> = {
  key: "cart",
  event: "cartUpdated",
  parse: parseCart,
  format: storedCart,
};

const noLines: CartLine[] = [];

/** The cart's lines, live. Empty while the server renders. */
export function useCart(): CartLine[] {
  return useStored(cartEntry, noLines);
}

/** The cart's lines, read once. */
export function readCart(): CartLine[] {
  return readStored(cartEntry);
}

/* Each change returns false when the browser could not store it. */

export function addToCart(line: CartLine): boolean {
  return writeStored(cartEntry, withLine(readCart(), line));
}

export function setQuantity(index: number, quantity: number): boolean {
  return writeStored(cartEntry, withQuantity(readCart(), index, quantity));
}

export function removeLine(index: number): boolean {
  return writeStored(
    cartEntry,
    readCart().filter((_, i) => i !== index),
  );
}

export function replaceLine(index: number, line: CartLine): boolean {
  return writeStored(cartEntry, withReplaced(readCart(), index, line));
}

export function replaceCart(lines: CartLine[]): boolean {
  return writeStored(cartEntry, lines);
}

export function clearCart(): boolean {
  return writeStored(cartEntry, null);
}
