import { useEffect } from "react";

import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import type { Picture, Product } from "#app/features/catalogue/product.ts";
import { Swatch } from "#app/features/catalogue/swatches.tsx";
import type { Choice } from "#app/features/catalogue/use-variant-choice.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";
import { priceWithVat } from "#app/shared/vat.ts";
import { Button } from "#app/ui/button.tsx";
import { selectArrow } from "#app/ui/field.tsx";

export interface ChoiceBarProps {
  product: Product;
  choice: Choice;
  picture: Picture | undefined;
  onAdd: () => void;
}

interface Props extends ChoiceBarProps {
  onFocusWithin: (isWithin: boolean) => void;
}

/**
 * What is about to be bought, along the window's foot: picture, name, price, color, the size to change, and the button. The page keeps
 * its height free below its end (theme.css), so that it hides nothing for good, and above it what gets the focus.
 */
export default function ChoiceBarContent({ product, choice, picture, onAdd, onFocusWithin }: Props) {
  const { vat } = useSite();
  const { color, message } = choice;
  useEffect(() => {
    // The support button measures where it has room.
    window.dispatchEvent(new Event("resize"));
    return () => void window.dispatchEvent(new Event("resize"));
  }, []);
  return (
    // It only learns whether the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="Your choice"
      data-keep-clear
      data-choice-bar
      onFocus={() => onFocusWithin(true)}
      onBlur={({ currentTarget, relatedTarget }) => onFocusWithin(currentTarget.contains(relatedTarget))}
      className="fixed inset-x-0 bottom-[var(--bottom-taken,0px)] z-30 border-t border-ink bg-paper pb-[env(safe-area-inset-bottom)] transition duration-200 print:hidden starting:translate-y-full motion-reduce:transition-none"
    >
      {message ? (
        // The page's own line says it to screen readers.
        <p aria-hidden="true" className="page border-b border-line py-2 text-sm font-semibold text-danger">
          {message}
        </p>
      ) : null}
      <div className="page grid grid-cols-[auto_1fr] items-center gap-x-3 py-2 md:flex md:gap-6">
        <ProductPicture url={picture?.url} alt="" width={160} className="row-span-2 aspect-4/5 w-14 md:w-11" />
        <p className="flex min-w-0 items-baseline gap-3 pb-1 text-sm leading-5 md:flex-1 md:flex-col md:gap-0 md:pb-0">
          <span className="min-w-0 truncate font-semibold max-md:flex-1">{product.name}</span>
          <span className="shrink-0 tabular-nums">
            {formatPrice(priceWithVat(product.priceOre, vat), product.currency)}
          </span>
        </p>
        <div className="flex min-w-0 items-center gap-3 md:gap-6">
          {color ? (
            <p className="flex shrink-0 items-center gap-2 text-sm">
              <Swatch hex={color.hex} className="size-6" />
              <span className="max-md:sr-only">{color.name}</span>
            </p>
          ) : null}
          {product.sizes.length > 1 ? <SizeSelect product={product} choice={choice} /> : null}
          <Button
            look="signal"
            className="flex-1 whitespace-nowrap px-4! hover:bg-ink! hover:text-white! md:px-8!"
            onClick={onAdd}
          >
            Add to Cart
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The sizes as the browser's own list, which opens above the bar wherever there is room. */
function SizeSelect({ product: { sizes }, choice }: Pick<Props, "product" | "choice">) {
  return (
    <select
      aria-label="Size"
      value={choice.size?.id ?? ""}
      onChange={({ target }) => {
        const next = sizes.find(({ id }) => id === target.value);
        if (next) choice.chooseSize(next);
      }}
      className={`min-h-12 max-w-24 md:max-w-36 shrink-0 border border-line-strong bg-white pl-3 text-sm font-medium hover:border-ink ${selectArrow}`}
    >
      <option value="" disabled>
        Size
      </option>
      {sizes.map((size) => {
        const soldOut = choice.isSizeSoldOut(size);
        return (
          <option key={size.id} value={size.id} disabled={soldOut}>
            {size.name}
            {soldOut ? " (sold out)" : ""}
          </option>
        );
      })}
    </select>
  );
}
