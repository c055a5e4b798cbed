import { CountBadge } from "#app/ui/count-badge.tsx";

import { useCart } from "./cart-store.ts";

/** The number of lines in the cart, not of pieces (specification, section 4). */
export function CartBadge() {
  return <CountBadge count={useCart().length} what="in the cart" />;
}
