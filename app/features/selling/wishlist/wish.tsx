import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

import { priceNow } from "#app/features/catalogue/inventory/price-now.ts";
import type { StockLevel } from "#app/features/catalogue/inventory/schemas.ts";
import { type BuyableProduct, fetchBuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { lowStockThreshold, productPath, type Variant } from "#app/features/catalogue/products/product.ts";
import { stockLimitMessage } from "#app/features/catalogue/products/use-variant-choice.ts";
import { cartLineOf, quantityInCart, shownOptions } from "#app/features/selling/cart/cart-line.ts";
import { addToCart, readCart } from "#app/features/selling/cart/cart-store.ts";
import { parsePriceText, toOre } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { showToast } from "#app/ui/toast.ts";

import { rememberedVariant } from "./remembered-variant.ts";
import { WishChoice } from "./wish-choice.tsx";
import type { WishlistItem } from "./wishlist-item.ts";
import { rememberChoice } from "./wishlist-store.ts";
import { wishlistTexts } from "./wishlist.texts.ts";

interface Props {
  item: WishlistItem;
  /** What is left of it and what it costs now; undefined until the shop has answered. */
  level: StockLevel | undefined;
  onRemove: () => void;
}

/** A row of the wishlist with one action, which says what comes next: the size is chosen here where it is not known. */
export function Wish({ item, level, onRemove }: Props) {
  const { id, name, image, size, color, source, currency } = item;
  const texts = wishlistTexts();
  const isLow = level !== undefined && level.quantity >= 1 && level.quantity <= lowStockThreshold;
  const next = item.variant !== null || (color && size) ? texts.addToCart : size ? texts.chooseColor : texts.chooseSize;
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState<BuyableProduct | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(false);
  useEffect(() => {
    // The form that had the focus is unmounted: the focus returns to the button that opened it.
    if (wasChoosing.current && !choosing) addButton.current?.focus();
    wasChoosing.current = choosing !== null;
  }, [choosing]);

  const put = (product: BuyableProduct, variant: Variant) => {
    const line = cartLineOf(product, variant, 1);
    const shown = shownOptions(line);
    if (quantityInCart(readCart(), line) >= variant.quantity) {
      setMessage(stockLimitMessage(variant.quantity, shown.size ?? "", shown.color ?? ""));
      return;
    }
    if (!addToCart(line)) return showToast("error", texts.cartFailed);
    const { sizeId, colorId, variantId } = line;
    rememberChoice(id, { ...shown, sizeId, colorId, variant: variantId });
    setChoosing(null);
    setMessage(null);
    showToast("success", texts.addedFromHere);
  };

  const add = async () => {
    setBusy(true);
    setMessage(null);
    try {
      const product = await fetchBuyableProduct(id);
      if (!product) return setMessage(texts.notSold);
      const variant = rememberedVariant(product, item);
      if (variant) return put(product, variant);
      const soldOut = product.variants.every(({ quantity }) => quantity === 0);
      if (soldOut) return setMessage(texts.outOfStock);
      if (color && size) setMessage(texts.choiceOutOfStock(`${size} ${color}`));
      setChoosing(product);
    } catch {
      showToast("error", texts.noData);
    } finally {
      setBusy(false);
    }
  };

  return (
    <li className="py-5">
      <div className="flex gap-4">
        <Link to={productPath({ id, source })} tabIndex={-1} aria-hidden="true" className="w-20 shrink-0">
          <ProductPicture url={image} alt="" width={320} className="aspect-4/5 w-full" />
        </Link>
        <div className="grid min-w-0 flex-1 content-start justify-items-start gap-1">
          <Link to={productPath({ id, source })} className="py-0.5 leading-5 font-semibold hover:underline">
            {name}
          </Link>
          {color || size ? <p className="text-sm text-muted">{[color, size].filter(Boolean).join(", ")}</p> : null}
          <Price
            priceOre={toOre(level ? priceNow(level, item.variant) : parsePriceText(item.price))}
            isFrom={item.variant === null && level?.prices?.some(({ price }) => price > level.price)}
            currency={level?.currency ?? currency}
            look="line"
            className="text-sm"
          />
          {isLow ? <Badge tone="warning">{texts.lowStock}</Badge> : null}
          <p role="status" className="text-sm font-semibold text-danger empty:hidden">
            {message}
          </p>
          {choosing ? null : (
            <Button
              ref={addButton}
              look="outline"
              size="small"
              className="mt-1.5"
              busy={busy}
              onClick={() => void add()}
            >
              {next}
              <span className="sr-only">{`: ${name}`}</span>
            </Button>
          )}
        </div>
        <CloseButton label={texts.remove(name)} onClick={onRemove} className="-m-2.5 text-muted" />
      </div>
      {choosing ? (
        <WishChoice
          product={choosing}
          remembered={item}
          onAdd={(variant) => put(choosing, variant)}
          onCancel={() => {
            setChoosing(null);
            setMessage(null);
          }}
        />
      ) : null}
    </li>
  );
}
