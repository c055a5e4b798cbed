import { useRef, useState } from "react";
import { useNavigate } from "react-router";

import { addToCart } from "#app/features/cart/cart-store.ts";
import { stockMessage } from "#app/features/inventory/stock.ts";
import { WishButton } from "#app/features/wishlist/wish-button.tsx";
import { formatPrice, toKronor } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QuantityControl } from "#app/ui/quantity-control.tsx";
import { showToast } from "#app/ui/toast.ts";

import { ColorPicker, SizePicker } from "./pickers.tsx";
import { Price } from "./price.tsx";
import type { Product } from "./product.ts";
import { wishOf } from "./product-card.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductPromises } from "./product-promises.tsx";
import { SourceBadge } from "./source-badge.tsx";
import { type Choice, useChoice } from "./use-choice.ts";

/** The upper half of a product page: pictures on one side, everything to choose and buy on the other. */
export function ProductPurchase({ product }: { product: Product }) {
  const choice = useChoice(product);
  const [pictureIndex, setPictureIndex] = useState(0);
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
    void showToast(stored ? "success" : "error", stored ? `${product.name} added to cart` : "Failed to update cart");
  };

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <BackButton />
        <ProductGallery pictures={pictures} index={pictureIndex} onShow={setPictureIndex} name={product.name} />
      </div>
      <div className="lg:sticky lg:top-24 lg:self-start lg:pt-11">
        <ProductTitle product={product} soldOut={soldOut} />
        <div ref={colorSection} className="mt-7 grid gap-6">
          <ColorPicker
            colors={product.colors}
            choice={choice}
            onChoose={(color) => {
              choice.chooseColor(color);
              setPictureIndex(0);
            }}
          />
          <SizePicker
            sizes={product.sizes}
            choice={choice}
            onChoose={(size) => {
              choice.chooseSize(size);
              setPictureIndex(0);
            }}
          />
          <StockLine choice={choice} soldOut={soldOut} />
        </div>
        <div className="mt-5 flex gap-3">
          <QuantityControl
            label={`Quantity of ${product.name}`}
            quantity={choice.quantity}
            onChange={choice.setQuantity}
          />
          <Button className="flex-1" disabled={soldOut || choice.stock === 0} onClick={add}>
            Add to Cart
          </Button>
          <WishButton item={wishOf(product)} className="shrink-0 border border-line-strong hover:border-ink" />
        </div>
        <ProductPromises />
      </div>
    </div>
  );
}

function ProductTitle({ product, soldOut }: { product: Product; soldOut: boolean }) {
  const { name, productType, category, shortDescription, isNew, source } = product;
  const { earlierPriceOre, lowestRecentPriceOre, currency } = product;
  return (
    <>
      <p className="text-sm text-muted">{productType || category}</p>
      <h1 className={`display mt-1.5 text-balance ${name.length > 48 ? "text-display-sm" : "text-display-md"}`}>
        {name}
      </h1>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <Price {...product} className="text-xl font-semibold" />
        {soldOut ? <Badge tone="ink">Sold out</Badge> : null}
        {isNew ? <Badge>New</Badge> : null}
        <SourceBadge source={source} />
        {earlierPriceOre === null ? null : <Badge tone="signal">Sale</Badge>}
      </p>
      {earlierPriceOre !== null && lowestRecentPriceOre !== null ? (
        <p className="mt-1.5 text-sm text-muted">
          Lowest price in the 30 days before: {formatPrice(lowestRecentPriceOre, currency)}
        </p>
      ) : null}
      {shortDescription ? <p className="mt-4 max-w-prose leading-7">{shortDescription}</p> : null}
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
      className={`min-h-6 text-sm ${urgent ? "font-semibold text-danger" : stock === null ? "text-muted" : "font-semibold"}`}
    >
      {said ?? "In stock"}
    </p>
  );
}

function BackButton() {
  const navigate = useNavigate();
  const back = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate("/shop"));
  return (
    <button
      type="button"
      onClick={back}
      className="mb-2 inline-flex min-h-9 items-center gap-2 text-sm font-medium hover:underline hover:underline-offset-4"
    >
      <Icon name="arrow-left" className="size-4" />
      Back
    </button>
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
