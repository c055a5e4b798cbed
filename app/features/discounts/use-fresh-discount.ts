import { useEffect } from "react";

import { showToast } from "#app/ui/toast.ts";

import { applyCode, saveDiscount, useDiscount } from "./discount-store.ts";

/**
 * Asks about the kept code again when the cart is worth something else than when it was applied: a code with a minimum
 * may no longer hold, and a percentage is another amount.
 */
export function useFreshDiscount(cartTotalOre: number): void {
  const discount = useDiscount();
  const worthThen = discount ? discount.finalTotalOre + discount.discountAmountOre : null;
  const code = discount?.code;
  useEffect(() => {
    if (code === undefined || worthThen === null || cartTotalOre === 0 || worthThen === cartTotalOre) return;
    let outdated = false;
    applyCode(code, cartTotalOre)
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
  }, [code, worthThen, cartTotalOre]);
}
