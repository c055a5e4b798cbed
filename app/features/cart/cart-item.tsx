import { Link } from "react-router";

import { Price } from "#app/features/catalogue/price.tsx";
import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import { productPath } from "#app/features/catalogue/product.ts";
import { toOre } from "#app/shared/money.ts";
import { SourceBadge, SourceNote } from "#app/features/catalogue/source-badge.tsx";
import { TextButton } from "#app/ui/button.tsx";
import { QuantityControl } from "#app/ui/quantity-control.tsx";
import { showToast } from "#app/ui/toast.ts";

import type { CartLine } from "./cart-line.ts";
import { removeLine, setQuantity } from "./cart-store.ts";

/** One line of the cart page. */
export function CartItem({ line, index }: { line: CartLine; index: number }) {
  const path = productPath(line.id, line.source);
  const priceOre = toOre(line.price);
  const change = (quantity: number) => {
    const stored = setQuantity(index, quantity);
    void showToast(stored ? "success" : "error", stored ? "Cart updated" : "Failed to update cart");
  };
  const remove = () => {
    const stored = removeLine(index);
    void showToast(stored ? "success" : "error", stored ? "Item removed from cart" : "Failed to remove item");
  };
  return (
    <li className="flex gap-4 border-b border-line py-6 sm:gap-6">
      <Link to={path} className="relative w-24 shrink-0 sm:w-32">
        <ProductPicture url={line.image} alt={line.name} sizes="8rem" className="aspect-4/5 w-full" />
        <SourceBadge source={line.source} className="absolute top-1.5 left-1.5" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <h2 className="leading-5 font-semibold">
              <Link to={path} className="hover:underline">
                {line.name}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-muted">
              {[line.color, line.size].filter(Boolean).join(", ") || "Choose color and size"}
            </p>
            <SourceNote source={line.source} className="mt-1 block" />
            {line.quantity > 1 ? (
              <p className="mt-1 text-sm text-muted">
                <Price priceOre={priceOre} currency={line.currency} look="line" /> each
              </p>
            ) : null}
          </div>
          <p className="font-semibold sm:text-right">
            <Price priceOre={priceOre * line.quantity} currency={line.currency} />
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <QuantityControl
            label={`Quantity of ${line.name}`}
            quantity={line.quantity}
            onChange={(wished) => change(Math.max(1, wished || 1))}
          />
          <TextButton onClick={remove} aria-label={`Remove ${line.name}`}>
            Remove
          </TextButton>
        </div>
      </div>
    </li>
  );
}
