import { addToCart } from "#app/features/cart/cart-store.ts";
import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import { parsePriceText } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";

import type { WishlistItem } from "./wishlist-item.ts";
import { removeWish } from "./wishlist-store.ts";

/** One wish: to look at, to put in the cart, or to take out. */
export function Wish({ item, lowStock }: { item: WishlistItem; lowStock: boolean }) {
  const { id, name, image, size, color, variant } = item;
  const remove = () => {
    removeWish(id);
    void showToast("success", "Removed from wishlist");
  };
  const add = () => {
    const price = parsePriceText(item.price);
    const chosen = { size, color, sizeId: null, colorId: null, variantId: variant };
    addToCart({ id, originalId: null, name, price, image, ...chosen, quantity: 1, currency: "SEK", source: "test" });
    void showToast("success", "Added to cart from wishlist");
  };
  return (
    <li className="flex gap-4 py-5">
      <ProductPicture url={image} alt="" sizes="5rem" className="aspect-4/5 w-20 shrink-0" />
      <div className="grid flex-1 content-start justify-items-start gap-1">
        <a href={`/product/${encodeURIComponent(id)}`} className="leading-5 font-semibold hover:underline">
          {name}
        </a>
        <p className="text-sm tabular-nums">{item.price}</p>
        {lowStock ? <Badge tone="warning">Low Stock</Badge> : null}
        <div className="mt-2 flex flex-wrap gap-x-5">
          <TextButton onClick={add}>Add to Cart</TextButton>
          <TextButton onClick={remove}>Remove</TextButton>
        </div>
      </div>
    </li>
  );
}
