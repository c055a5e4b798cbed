import { showToast } from "#app/ui/toast.ts";

import type { WishlistItem } from "./wishlist-item.ts";
import { toggleWish, useWishlist } from "./wishlist-store.ts";

const toasts = {
  added: { tone: "success", message: "Added to wishlist" },
  removed: { tone: "success", message: "Removed from wishlist" },
  failed: { tone: "error", message: "Your browser couldn't save this" },
} as const;

/** A product's wishlist toggle, a heart: pressed while the product is in the wishlist. */
export function WishButton({ item, className = "" }: { item: WishlistItem; className?: string }) {
  const isOnWishlist = useWishlist().some((other) => other.id === item.id);
  return (
    <button
      type="button"
      aria-pressed={isOnWishlist}
      aria-label={`Wishlist: ${item.name}`}
      className={`wish-button ${className}`}
      onClick={() => {
        const { tone, message } = toasts[toggleWish(item)];
        showToast(tone, message);
      }}
    />
  );
}
