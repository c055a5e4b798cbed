import { Suspense } from "react";

import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import type { CartLine } from "./cart-line.ts";

const ChangedPrices = lazyWithRetry(() => import("./changed-prices.tsx"));

/** `ChangedPrices`, once the page is there: prices seldom change between cart and order. */
export function ChangedPricesLater(props: { lines: readonly CartLine[]; className: string }) {
  return (
    <Suspense>
      <ChangedPrices {...props} />
    </Suspense>
  );
}
