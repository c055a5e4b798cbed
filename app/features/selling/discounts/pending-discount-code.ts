import { readStored, type StoredEntry, writeStored } from "#app/platform/browser/browser-storage.ts";

/** A code offered to the shopper, until the cart can apply it. */
const pendingCodeEntry: StoredEntry<string | null> = {
  key: "keptDiscountCode",
  event: "keptDiscountCodeUpdated",
  parse: (text) => {
    try {
      const stored: unknown = JSON.parse(text ?? "null");
      return typeof stored === "string" && stored !== "" ? stored : null;
    } catch {
      return null;
    }
  },
};

/** The code to apply to the cart; null for none. */
export function readPendingDiscountCode(): string | null {
  return readStored(pendingCodeEntry);
}

/** Stores a code to apply to the cart; null removes it. */
export function savePendingDiscountCode(code: string | null): void {
  writeStored(pendingCodeEntry, code);
}
