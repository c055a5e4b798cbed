import { useEffect, useState } from "react";

import type { DiscountInfo } from "./discount-info.ts";
import { previewCode } from "./discount-store.ts";

/**
 * What a code would take off a cart that has none yet; null while that is unknown, or when it would not hold. Null for
 * `cartTotalOre` asks nothing.
 */
export function usePreviewedCode(code: string, cartTotalOre: number | null): DiscountInfo | null {
  const [preview, setPreview] = useState<{ of: string; result: DiscountInfo } | null>(null);
  const of = `${code} ${cartTotalOre}`;
  useEffect(() => {
    if (cartTotalOre === null) return;
    let outdated = false;
    previewCode(code, cartTotalOre)
      .then((result) => (outdated ? undefined : setPreview({ of, result })))
      // Nothing is told that is not known.
      .catch(() => undefined);
    return () => {
      outdated = true;
    };
  }, [code, cartTotalOre, of]);
  return preview?.of === of && preview.result.valid ? preview.result : null;
}
