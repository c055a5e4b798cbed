import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import type { Product, Variant } from "#app/features/catalogue/products/product.ts";
import { stockLimitMessage } from "#app/features/catalogue/products/use-variant-choice.ts";
import { showToast } from "#app/ui/toast.ts";

import { announceAdded } from "./added-line.ts";
import { addedTexts } from "./added.texts.ts";
import { cartLineOf, quantityInCart, shownOptions } from "./cart-line.ts";
import { addToCart, readCart } from "./cart-store.ts";

/**
 * What became of adding. `too-many`: so many are not there, and there is room for `room` beside what the cart holds already.
 * `refused`: the browser could not store it.
 */
export type Added = { kind: "added" } | { kind: "too-many"; room: number; message: string } | { kind: "refused" };

/**
 * Puts units of a variant in the cart, no more than its stock together with those that are in there. What was added is told
 * by the drawer that opens, else by a toast (specification, section 8), as what could not be stored is; the caller shows the message of
 * `too-many`.
 */
export function addVariant(product: BuyableProduct | Product, variant: Variant, quantity: number): Added {
  const line = cartLineOf(product, variant, quantity);
  const room = variant.quantity - quantityInCart(readCart(), line);
  if (quantity > room) {
    const { size, color } = shownOptions(line);
    const limit = stockLimitMessage(variant.quantity, size ?? "", color ?? "");
    return { kind: "too-many", room, message: room > 0 ? limit : addedTexts().allInCart(limit) };
  }
  if (!addToCart(line)) {
    showToast("error", addedTexts().notUpdated);
    return { kind: "refused" };
  }
  // After the next paint: the press shows the new number in the cart before the toast and the bag are made.
  const { pathname } = location;
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Who has gone to another page meanwhile has left the drawer behind.
      const isShown = location.pathname === pathname && announceAdded(line);
      if (!isShown) showToast("success", addedTexts().added, addedTexts().addedProduct(product.name));
    }),
  );
  return { kind: "added" };
}
