import { useEffect, useState } from "react";

import type { Currency } from "#app/shared/currencies.ts";
import { showToast } from "#app/ui/toast.ts";

import type { DiscountInfo } from "./discount-info.ts";
import { applyCode, previewCode, saveDiscount, useDiscount } from "./discount-store.ts";
import { readPendingDiscountCode, savePendingDiscountCode } from "./pending-discount-code.ts";

/**
 * Applies the pending code once there is a cart without another discount. A code that is not valid yet, such as for a cart
 * below its minimum, stays pending.
 */
export function usePendingDiscountCode(cartTotalOre: number, currency: Currency): void {
  const discount = useDiscount();
  const free = discount === null && cartTotalOre > 0;
  useEffect(() => {
    const code = readPendingDiscountCode();
    if (!free || code === null) return;
    let outdated = false;
    applyCode(code, cartTotalOre, currency)
      .then((result) => {
        if (outdated || !result.valid) return;
        savePendingDiscountCode(null);
        saveDiscount(result);
        showToast("success", `Discount applied! ${result.description || "Code is valid"}`);
      })
      // Unreachable: the code stays pending, and the shopper can also type it.
      .catch(() => {});
    return () => {
      outdated = true;
    };
  }, [free, cartTotalOre, currency]);
}

/**
 * The discount a code would give a cart without one; null while loading, or when the code is not valid. With null for
 * `cartTotalOre` nothing is fetched.
 */
export function usePreviewedCode(code: string, cartTotalOre: number | null, currency: Currency): DiscountInfo | null {
  const [preview, setPreview] = useState<{ of: string; result: DiscountInfo } | null>(null);
  const of = `${code} ${cartTotalOre} ${currency}`;
  useEffect(() => {
    if (cartTotalOre === null) return;
    let outdated = false;
    previewCode(code, cartTotalOre, currency)
      .then((result) => (outdated ? undefined : setPreview({ of, result })))
      // Unreachable: no preview is shown.
      .catch(() => undefined);
    return () => {
      outdated = true;
    };
  }, [code, cartTotalOre, currency, of]);
  return preview?.of === of && preview.result.valid ? preview.result : null;
}
