import { Suspense } from "react";

import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import type { CartLine } from "./cart-line.ts";

/** Only lines of old carts and wishlists lack a variant: nobody else fetches it. */
const ChooseVariant = lazyWithRetry(() => import("./choose-variant.tsx"));

/** `ChooseVariant`, fetched for a line that needs it. */
export function ChooseVariantLater(props: { line: CartLine; index: number }) {
  return (
    <Suspense fallback={<div className="h-17" />}>
      <ChooseVariant {...props} />
    </Suspense>
  );
}
