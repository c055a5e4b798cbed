import { readStored, type StoredEntry, useStored, writeStored } from "#app/platform/browser/browser-storage.ts";
import { inKronor, toKronor } from "#app/shared/money.ts";

import { discountAnswer, type DiscountInfo, discountInfoInOre } from "./discount-info.ts";

const discountEntry: StoredEntry<DiscountInfo | null> = {
  key: "discountInfo",
  event: "discountUpdated",
  parse: (text) => {
    try {
      const stored = discountAnswer(JSON.parse(text ?? "null"));
      return stored.valid ? discountInfoInOre(stored) : null;
    } catch {
      return null;
    }
  },
  format: (discount) => discount && inKronor(discount),
};

/** The discount that applies to the cart, live; null for none. */
export function useDiscount(): DiscountInfo | null {
  return useStored(discountEntry, null);
}

/** The discount that applies to the cart now; null for none. */
export function readDiscount(): DiscountInfo | null {
  return readStored(discountEntry);
}

/** Stores a valid discount and the total after it, or removes both (keys `discountInfo` and `finalTotal`). */
export function saveDiscount(discount: DiscountInfo | null): void {
  writeStored(
    { key: "finalTotal", event: "discountUpdated", parse: Number },
    discount ? toKronor(discount.finalTotalOre) : null,
  );
  writeStored(discountEntry, discount);
}
