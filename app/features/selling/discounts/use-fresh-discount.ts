import { useEffect } from "react";

import type { ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { showToast } from "#app/ui/toast.ts";

import { applyCode, type CartItem, cartKey } from "./apply-code.ts";
import { saveDiscount, useDiscount } from "./discount-store.ts";

/**
 * Asks for the discount again when the cart's lines or its delivery have changed: a code with a minimum may no longer be valid, a
 * percentage gives another amount, another automatic discount may be better. Automatic ones begin and end by themselves, so without a code
 * each screen asks once, and again once the shop has `corrected` what was counted here.
 */
export function useFreshDiscount(
  lines: readonly CartItem[],
  shippingMethod?: ShippingMethod,
  corrected?: object | null,
): void {
  const discount = useDiscount();
  const code = discount?.code || null;
  const isFresh = code && !corrected && discount?.cart === cartKey(lines, shippingMethod);
  useEffect(() => {
    if (lines.length === 0 || isFresh) return;
    let outdated = false;
    applyCode(code, lines, shippingMethod)
      .then((result) => {
        if (outdated) return;
        saveDiscount(result.valid ? result : null);
        if (code && !result.valid) showToast("error", result.error ?? "Invalid discount code");
      })
      // Unreachable: the discount stays, and placing the order looks for it again.
      .catch(() => {});
    return () => {
      outdated = true;
    };
  }, [corrected, code, isFresh, lines, shippingMethod]);
}
