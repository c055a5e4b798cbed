import { readStored, type StoredEntry, writeStored } from "#app/platform/browser-storage.ts";

/** A code that was promised to the shopper, until the cart can apply it. */
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

/** The code that waits for the cart; null for none. */
export function readPendingDiscountCode(): string | null {
  return readStored(pendingCodeEntry);
}

/** Keeps a code for the cart; null once it was applied. */
export function savePendingDiscountCode(code: string | null): void {
  writeStored(pendingCodeEntry, code);
}
