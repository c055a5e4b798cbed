import { useEffect, useRef } from "react";

import type { ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { showToast } from "#app/ui/toast.ts";

import { applyCode, type CartItem } from "./apply-code.ts";
import { discountTexts } from "./discount-box.texts.ts";
import { saveDiscount, useDiscount } from "./discount-store.ts";

/**
 * Asks for the discount of the cart: once on each screen, because discounts begin and end by themselves; again when its lines or its
 * delivery have changed, because a code may no longer be valid, a percentage gives another amount, another automatic discount may be
 * better; and again once the shop has `corrected` what was counted here.
 */
export function useFreshDiscount(
  lines: readonly CartItem[],
  shippingMethod?: ShippingMethod,
  corrected?: object | null,
): void {
  const code = useDiscount()?.code || null;
  const isOpened = useRef(false);
  useEffect(() => {
    if (lines.length === 0) return;
    let outdated = false;
    // Of the screens that ask, only carts have no delivery.
    const opens = isOpened.current || shippingMethod ? undefined : "cart";
    isOpened.current = true;
    applyCode(code, lines, shippingMethod, opens)
      .then((result) => {
        if (outdated) return;
        saveDiscount(result.valid ? result : null);
        if (code && !result.valid) showToast("error", result.error ?? discountTexts().invalid);
      })
      // Unreachable: the discount stays, and placing the order looks for it again.
      .catch(() => {});
    return () => {
      outdated = true;
    };
  }, [corrected, code, lines, shippingMethod]);
}
