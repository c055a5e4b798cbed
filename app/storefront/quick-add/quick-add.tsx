import { type ComponentType, useRef, useState } from "react";

import { type BuyableProduct, fetchBuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { loadFailureTexts } from "#app/shared/load-failure.texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { onIntent } from "#app/ui/on-intent.ts";
import { showToast } from "#app/ui/toast.ts";

import type { SizesProps } from "./quick-add-sizes.tsx";
import { quickAddTexts } from "./quick-add.texts.ts";

interface Props {
  product: Pick<ProductCard, "id" | "name">;
  /** The color that the card shows; its sizes are offered. */
  colorId: string | null;
  className: string;
  sizesClassName: string;
}

interface Opened {
  product: BuyableProduct;
  Sizes: ComponentType<SizesProps>;
}

// Fetched when it is wanted: a listing must not wait for what most visits do not use.
const loadSizes = () => import("./quick-add-sizes.tsx");
const sizesIntent = onIntent(loadSizes);

/** The plus of a card: opens its sizes in place, with the stock of this moment; what has one size is added at once. */
export function QuickAdd({ product: { id, name }, colorId, className, sizesClassName }: Props) {
  const texts = quickAddTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const [product, { default: Sizes, addOnlySize }] = await Promise.all([fetchBuyableProduct(id), loadSizes()]);
      if (!product) showToast("error", texts.gone(name));
      else if (!addOnlySize(product, colorId)) setOpened({ product, Sizes });
    } catch {
      showToast("error", loadFailureTexts().product);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={texts.add(name)}
        aria-expanded={opened !== null}
        aria-busy={busy || undefined}
        {...sizesIntent}
        onClick={() => void press()}
        className={`inline-flex size-11 items-center justify-center ${className}`}
      >
        {/* On white: black cloth would swallow it. */}
        <span className="bg-white p-1.5">
          <Icon name="plus" className="size-5" />
        </span>
      </button>
      {opened ? (
        <opened.Sizes
          product={opened.product}
          colorId={colorId}
          className={sizesClassName}
          onClose={(withFocus) => {
            setOpened(null);
            if (withFocus) button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
