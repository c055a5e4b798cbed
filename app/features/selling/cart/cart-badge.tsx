import { CountBadge } from "#app/ui/count-badge.tsx";

import { useCart } from "./cart-store.ts";

/** The number of lines in the cart, not of units (R6). */
export function CartBadge() {
  return <CountBadge count={useCart().length} what="in the cart" />;
}
