import { useEffect } from "react";

import type { Currency } from "#app/shared/currencies.ts";
import { showToast } from "#app/ui/toast.ts";

import { applyCode, saveDiscount, useDiscount } from "./discount-store.ts";

/**
 * Validates the applied code again when the cart's total has changed: a code with a minimum may no longer be valid, and a
 * percentage gives another amount. `cartTotalOre` is in öre.
 */
export function useFreshDiscount(cartTotalOre: number, currency: Currency): void {
  const discount = useDiscount();
  const worthThen = discount ? discount.finalTotalOre + discount.discountAmountOre : null;
  const code = discount?.code;
  useEffect(() => {
    if (code === undefined || worthThen === null || cartTotalOre === 0 || worthThen === cartTotalOre) return;
    let outdated = false;
    applyCode(code, cartTotalOre, currency)
      .then((result) => {
        if (outdated) return;
        saveDiscount(result.valid ? result : null);
        if (!result.valid) showToast("error", result.error ?? "Invalid discount code");
      })
      // Unreachable: the code stays, and placing the order validates it again.
      .catch(() => {});
    return () => {
      outdated = true;
    };
  }, [code, worthThen, cartTotalOre, currency]);
}
