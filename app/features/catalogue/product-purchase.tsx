import { useRef, useState } from "react";

import { addToCart } from "#app/features/cart/cart-store.ts";
import { stockMessage } from "#app/features/inventory/stock.ts";
import { WishButton } from "#app/features/wishlist/wish-button.tsx";
import { toKronor } from "#app/shared/money.ts";
import type { Rating } from "#app/features/reviews/review.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { QuantityControl } from "#app/ui/quantity-control.tsx";
import { showToast } from "#app/ui/toast.ts";

import { ColorPicker, SizePicker } from "./pickers.tsx";
import { BuyBar } from "./buy-bar.tsx";
import type { Product } from "./product.ts";
import { wishOf } from "./product-card.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductPath } from "./product-path.tsx";
import { ProductPromises } from "./product-promises.tsx";
import { ProductTitle } from "./product-title.tsx";
import { SizeGuideLink } from "#app/features/size-guide/size-guide-link.tsx";
import { type Choice, useChoice } from "./use-choice.ts";

/** The upper half of a product page: pictures on one side, everything to choose and buy on the other. */
export function ProductPurchase({ product, rating }: { product: Product; rating: Rating }) {
  const choice = useChoice(product);
  const [added, setAdded] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const colorSection = useRef<HTMLDivElement>(null);
  const ofColor = product.pictures.filter(({ colorId }) => colorId === null || colorId === choice.color?.id);
  const pictures = choice.color && ofColor.length > 0 ? ofColor : product.pictures;
  const soldOut = product.variants.every((variant) => variant.quantity === 0);

  const add = () => {
    if (!choice.color || !choice.size) {
      choice.say("Please select a color and size");
      colorSection.current?.scrollIntoView({ behavior: "smooth", block: "center" });
      return;
    }
    const stored = addToCart(cartLineOf(product, choice, pictures[0]?.url ?? ""));
    setAdded(stored);
    void showToast(stored ? "success" : "error", stored ? `${product.name} added to cart` : "Failed to update cart");
  };

  const canAdd = !soldOut && choice.stock !== 0;
  return (
    <>
      <ProductPath product={product} />
      <div className="grid gap-x-8 gap-y-7 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-14">
        <ProductGallery pictures={pictures} resetKey={`${choice.color?.id} ${choice.size?.id}`} name={product.name} />
        <div className="md:sticky md:top-24 md:self-start">
          <ProductTitle product={product} soldOut={soldOut} rating={rating} />
          <div ref={colorSection} className="mt-7 grid gap-6">
            <ColorPicker colors={product.colors} choice={choice} onChoose={choice.chooseColor} />
            <div className="relative">
              <SizePicker sizes={product.sizes} choice={choice} onChoose={choice.chooseSize} />
              <SizeGuideLink product={product} className="absolute top-0 right-0" />
            </div>
          </div>
          <div className="mt-6 grid grid-cols-[auto_1fr_auto] items-center gap-3">
            <QuantityControl
              label={`Quantity of ${product.name}`}
              quantity={choice.quantity}
              onChange={choice.setQuantity}
            />
            <StockLine choice={choice} soldOut={soldOut} />
            <WishButton
              item={wishOf(product)}
              className="col-start-3 border border-line-strong bg-white hover:border-ink"
            />
            <Button ref={addButton} className="col-span-3 min-h-14" disabled={!canAdd} onClick={add}>
              Add to Cart
            </Button>
            {added ? (
              <ButtonLink look="outline" to="/cart" className="col-span-3" data-keep-clear>
                View cart
              </ButtonLink>
            ) : null}
          </div>
          <ProductPromises source={product.source} />
        </div>
      </div>
      {canAdd ? <BuyBar product={product} after={addButton} onAdd={add} /> : null}
    </>
  );
}

function StockLine({ choice, soldOut }: { choice: Choice; soldOut: boolean }) {
  const { color, size, stock, message } = choice;
  const said =
    message ?? (soldOut ? "Currently out of stock" : stockMessage(stock ?? 0, size?.name ?? null, color?.name ?? null));
  const urgent = message !== null || soldOut || stock === 0;
  return (
    <p
      role="status"
      className={`text-sm leading-5 max-sm:order-first max-sm:col-span-3 ${urgent ? "font-semibold text-danger" : stock === null ? "text-muted" : "font-semibold"}`}
    >
      {said ?? "In stock"}
    </p>
  );
}

function cartLineOf(product: Product, { color, size, quantity }: Choice, image: string) {
  const variant = product.variants.find(({ colorId, sizeId }) => colorId === color?.id && sizeId === size?.id);
  return {
    id: product.id,
    originalId: product.originalId,
    name: product.name,
    price: toKronor(product.priceOre),
    image,
    size: size?.name ?? null,
    color: color?.name ?? null,
    sizeId: size?.id ?? null,
    colorId: color?.id ?? null,
    variantId: variant?.id ?? null,
    quantity,
    currency: product.currency,
    source: product.source,
  };
}
