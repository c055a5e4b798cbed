import { useState } from "react";

import { clampQuantity, stockOf } from "#app/features/inventory/stock.ts";

import type { Product, ProductColor, ProductSize } from "./product.ts";

/** What a shopper has chosen of a product, and what may be said about it. */
export interface Choice {
  color: ProductColor | null;
  size: ProductSize | null;
  quantity: number;
  /** Units of the chosen color and size; null until both are chosen. */
  stock: number | null;
  message: string | null;
  isColorSoldOut: (color: ProductColor) => boolean;
  isSizeSoldOut: (size: ProductSize) => boolean;
  chooseColor: (color: ProductColor) => void;
  chooseSize: (size: ProductSize) => void;
  setQuantity: (wished: number) => void;
  say: (message: string) => void;
}

/** The choice on a product page, by the rules of the specification, sections 4 and 5. Nothing is chosen at first. */
export function useChoice(product: Product): Choice {
  const [color, setColor] = useState<ProductColor | null>(null);
  const [size, setSize] = useState<ProductSize | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [message, setMessage] = useState<string | null>(null);
  const stock = color && size ? stockOf(product.variants, color.id, size.id) : null;

  const isColorSoldOut = ({ id, available }: ProductColor) =>
    !available || !product.variants.some((variant) => variant.colorId === id && variant.quantity > 0);
  // Of the chosen color, so that every color can be looked at but no empty size can be chosen in it.
  const isSizeSoldOut = ({ id, available }: ProductSize) =>
    !available ||
    !product.variants.some(
      (variant) => variant.sizeId === id && variant.quantity > 0 && (!color || variant.colorId === color.id),
    );

  const chosen = (soldOut: boolean, name: string, choose: () => void) => {
    if (soldOut) {
      setMessage(`${name} is currently out of stock`);
      return;
    }
    choose();
    setQuantity(1);
    setMessage(null);
  };

  return {
    color,
    size,
    quantity,
    stock,
    message,
    isColorSoldOut,
    isSizeSoldOut,
    chooseColor: (next) => chosen(isColorSoldOut(next), next.name, () => setColor(next)),
    chooseSize: (next) => chosen(isSizeSoldOut(next), next.name, () => setSize(next)),
    setQuantity: (wished) => {
      if (stock !== null && wished > stock && color && size) {
        setMessage(`Only ${stock} items available in stock for ${size.name} ${color.name}`);
      } else {
        setMessage(null);
      }
      setQuantity(stock === null ? Math.max(1, Math.trunc(wished) || 1) : clampQuantity(wished, stock));
    },
    say: setMessage,
  };
}
