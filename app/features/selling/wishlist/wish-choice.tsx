import { useEffect, useRef } from "react";

import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import type { Variant } from "#app/features/catalogue/products/product.ts";
import { missingThird, useVariantChoice } from "#app/features/catalogue/products/use-variant-choice.ts";
import { ColorPicker, SizePicker } from "#app/features/catalogue/products/variant-pickers.tsx";
import { stockMessage } from "#app/features/catalogue/products/variant-stock.ts";
import { Button, TextButton } from "#app/ui/button.tsx";

import { wishlistTexts } from "./wishlist.texts.ts";

interface Props {
  product: BuyableProduct;
  remembered: { colorId: string | null; sizeId: string | null };
  onAdd: (variant: Variant) => void;
  onCancel: () => void;
}

/** Color and size of a wishlist item, chosen within its row. */
export function WishChoice({ product, remembered, onAdd, onCancel }: Props) {
  const choice = useVariantChoice(product, remembered);
  const texts = wishlistTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector("input")?.focus();
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { color, size, stock, message } = choice;
  const third = missingThird(product.optionLabels, choice);
  const add = () => {
    const variant = product.variants.find(({ colorId, sizeId }) => colorId === color?.id && sizeId === size?.id);
    if (variant) onAdd(variant);
    else choice.showMessage(third ? texts.selectOption(third) : texts.selectBoth);
  };
  return (
    <div
      ref={place}
      role="group"
      aria-label={texts.chooseFor(product.name)}
      className="mt-4 grid gap-4 bg-paper-deep p-4"
    >
      <ColorPicker colors={product.colors} choice={choice} onChoose={choice.chooseColor} />
      <SizePicker sizes={product.sizes} choice={choice} onChoose={choice.chooseSize} labels={product.optionLabels} />
      <p role="status" className={`text-sm empty:hidden ${message ? "font-semibold text-danger" : "text-muted"}`}>
        {message ?? stockMessage(stock ?? 0, size?.name ?? null, color?.name ?? null, third)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button look="signal" size="small" disabled={stock === 0} onClick={add}>
          {texts.addToCart}
        </Button>
        <TextButton className="min-h-11" onClick={onCancel}>
          {texts.cancel}
        </TextButton>
      </div>
    </div>
  );
}
