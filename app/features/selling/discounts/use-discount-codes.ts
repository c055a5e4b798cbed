import { useEffect } from "react";

import { applyCode, type CartItem, takeDiscount } from "./apply-code.ts";
import { useDiscount } from "./discount-store.ts";
import { readPendingDiscountCode, savePendingDiscountCode } from "./pending-discount-code.ts";

/**
 * Applies the pending code once there is a cart without another one. A code that is not valid yet, such as for a cart
 * below its minimum, stays pending.
 */
export function usePendingDiscountCode(lines: readonly CartItem[]): void {
  const discount = useDiscount();
  const free = !discount?.code && lines.length > 0;
  useEffect(() => {
    const code = readPendingDiscountCode();
    if (!free || code === null) return;
    let outdated = false;
    applyCode(code, lines)
      .then((result) => {
        if (outdated || !result.valid) return;
        savePendingDiscountCode(null);
        takeDiscount(result);
      })
      // Unreachable: the code stays pending, and the shopper can also type it.
      .catch(() => {});
    return () => {
      outdated = true;
    };
  }, [free, lines]);
}
