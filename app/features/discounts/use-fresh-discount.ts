import { useEffect } from "react";

import { showToast } from "#app/ui/toast.ts";

import { applyCode, saveDiscount, useDiscount } from "./discount-store.ts";

/**
 * Asks about the kept code again when the cart is worth something else than when it was applied: a code with a minimum
 * may no longer hold, and a percentage is another amount. `cartTotal` in kronor.
 */
export function useFreshDiscount(cartTotal: number): void {
  const discount = useDiscount();
  const worthThen = discount ? discount.finalTotal + discount.discountAmount : null;
  const code = discount?.code;
  useEffect(() => {
    if (code === undefined || worthThen === null || cartTotal === 0 || Math.abs(worthThen - cartTotal) < 0.005) return;
    let outdated = false;
    applyCode(code, cartTotal)
      .then((result) => {
        if (outdated) return;
        saveDiscount(result.valid ? result : null);
        if (!result.valid) void showToast("error", result.error ?? "Invalid discount code");
      })
      // The code stays as it was; the order itself checks it again.
      .catch(() => {});
    return () => {
      outdated = true;
    };
  }, [code, worthThen, cartTotal]);
}
