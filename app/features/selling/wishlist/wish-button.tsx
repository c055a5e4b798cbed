import { showToast } from "#app/ui/toast.ts";

import { wishButtonTexts } from "./wish-button.texts.ts";
import type { WishlistItem } from "./wishlist-item.ts";
import { toggleWish, useWishlist } from "./wishlist-store.ts";

/** A product's wishlist toggle, a heart: pressed while the product is in the wishlist. */
export function WishButton({ item, className = "" }: { item: WishlistItem; className?: string }) {
  const isOnWishlist = useWishlist().some((other) => other.id === item.id);
  return (
    <button
      type="button"
      aria-pressed={isOnWishlist}
      aria-label={wishButtonTexts().wish(item.name)}
      className={`wish-button ${className}`}
      onClick={() => {
        const outcome = toggleWish(item);
        showToast(outcome === "failed" ? "error" : "success", wishButtonTexts()[outcome]);
      }}
    />
  );
}
