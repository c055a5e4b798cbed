import { useEffect } from "react";

import { rememberViewed } from "#app/features/catalogue/recently-viewed-store.ts";
import { loadWhenNear } from "#app/storefront/frame/load-when-near.tsx";

import type { BelowFoldProps } from "./below-fold.tsx";

const BelowFold = loadWhenNear(() => import("./below-fold.tsx"));

/** What a product page shows under the product, with scripts once the shopper comes near it. */
export function BelowFoldWhenNear(props: BelowFoldProps) {
  const { id } = props.product;
  // The part that lists them may never come.
  useEffect(() => void rememberViewed(id), [id]);
  return <BelowFold {...props} />;
}
