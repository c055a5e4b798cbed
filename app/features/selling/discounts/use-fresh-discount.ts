import { useEffect } from "react";

import type { Currency } from "#app/shared/currencies.ts";
import { showToast } from "#app/ui/toast.ts";

import { applyCode, type CartItem, cartKey } from "./apply-code.ts";
import { saveDiscount, useDiscount } from "./discount-store.ts";

/**
 * Validates the applied code again when the cart's lines have changed: a code with a minimum may no longer be valid, and a
 * percentage gives another amount.
 */
export function useFreshDiscount(lines: readonly CartItem[], currency: Currency): void {
  const discount = useDiscount();
  const code = discount?.code;
  const isFresh = discount?.cart === cartKey(lines);
  useEffect(() => {
    if (code === undefined || lines.length === 0 || isFresh) return;
    let outdated = false;
    applyCode(code, lines, currency)
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
  }, [code, isFresh, lines, currency]);
}
