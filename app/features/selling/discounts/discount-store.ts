import { callApi } from "#app/platform/browser/api-client.ts";
import { readStored, type StoredEntry, useStored, writeStored } from "#app/platform/browser/browser-storage.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { newId } from "#app/shared/ids.ts";
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

/** Applies a code to a cart of `cartTotalOre`, in hundredths of its currency. Throws as `callApi` does. */
export function applyCode(code: string, cartTotalOre: number, currency: Currency): Promise<DiscountInfo> {
  return requestDiscount("/discount/apply", code, cartTotalOre, currency);
}

async function requestDiscount(
  path: string,
  code: string,
  cartTotalOre: number,
  currency: Currency,
): Promise<DiscountInfo> {
  const call = { code, cartTotal: toKronor(cartTotalOre), currency, userId: userId() };
  return discountInfoInOre(await callApi(path, call, discountAnswer));
}

let pageUserId: string | undefined;

/** This browser's unguessable id, created on first use (decisions.md); without storage, one for this page. */
function userId(): string {
  try {
    const known = localStorage.getItem("userId");
    if (known) return known;
    const made = newId("usr");
    localStorage.setItem("userId", made);
    return made;
  } catch {
    pageUserId ??= newId("usr");
    return pageUserId;
  }
}
