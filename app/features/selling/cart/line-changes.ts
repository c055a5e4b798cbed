import { showToast } from "#app/ui/toast.ts";

import { addedTexts } from "./added.texts.ts";
import { type CartLine, maxQuantity } from "./cart-line.ts";
import { removeLine, setQuantity } from "./cart-store.ts";
import { cartTexts } from "./cart.texts.tsx";
import { restoreLine } from "./restore-cart.ts";

interface LineChanges {
  /** Sets the quantity, within what can be ordered. Returns whether the cart has what was wished now. */
  change: (wished: number) => boolean;
  /** Takes the line out, with Undo. */
  remove: () => void;
}

/** What a shopper can do with a line of the cart. `onMoved` is called with the line's index once it has left or is back. */
export function lineChanges(line: CartLine, index: number, onMoved: (index: number) => void): LineChanges {
  const undo = () => {
    if (restoreLine(line, index)) onMoved(index);
    else showToast("error", addedTexts().notUpdated);
  };
  return {
    change: (wished) => {
      const quantity = Math.min(Math.max(1, wished || 1), maxQuantity);
      if (wished > maxQuantity) showToast("error", cartTexts().upTo(maxQuantity));
      if (quantity === line.quantity) return false;
      const stored = setQuantity(index, quantity);
      if (!stored) showToast("error", addedTexts().notUpdated);
      return stored && quantity === wished;
    },
    remove: () => {
      if (!removeLine(index)) return showToast("error", cartTexts().notRemoved);
      onMoved(index);
      showToast("success", cartTexts().removed, { action: { label: cartTexts().undo, onPress: undo } });
    },
  };
}
