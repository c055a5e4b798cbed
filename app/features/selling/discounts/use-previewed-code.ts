import { useEffect, useState } from "react";

import type { Currency } from "#app/shared/currencies.ts";

import type { DiscountInfo } from "./discount-info.ts";
import { previewCode } from "./discount-store.ts";

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
