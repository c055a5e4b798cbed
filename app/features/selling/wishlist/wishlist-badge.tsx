import { CountBadge } from "#app/ui/count-badge.tsx";

import { useWishlist } from "./wishlist-store.ts";

/** The number of items on the wishlist. */
export function WishlistBadge() {
  return <CountBadge count={useWishlist().length} what="in the wishlist" />;
}
