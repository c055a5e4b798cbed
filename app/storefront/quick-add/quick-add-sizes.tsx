import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";

import { notifyOfferTexts } from "#app/features/catalogue/back-in-stock/notify-offer.texts.ts";
import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import { sizeHash } from "#app/features/catalogue/products/linked-size.ts";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { addVariant } from "#app/features/selling/cart/add-variant.ts";
import { CloseButton } from "#app/ui/close-button.tsx";
import { markPage } from "#app/ui/page-mark.ts";

import { type OfferedSize, offeredSizes } from "./offered-sizes.ts";
import { quickAddSizesTexts } from "./quick-add-sizes.texts.ts";

export interface SizesProps {
  product: BuyableProduct;
  /** The color whose sizes are offered. */
  colorId: string | null;
  className: string;
  /** `withFocus`: whether the focus was in here, and goes back to what opened this. */
  onClose: (withFocus: boolean) => void;
}

const firstToChoose = "button[data-size]:not([aria-disabled])";

/** Adds a product that comes in one size, if it can be had. False: its sizes are to be shown. */
export function addOnlySize(product: BuyableProduct, colorId: string | null): boolean {
  const { sizes } = offeredSizes(product, colorId);
  const only = sizes.length === 1 ? sizes[0]?.variant : null;
  return only ? addVariant(product, only, 1).kind !== "too-many" : false;
}

/** The sizes of a card's color, each added by a press. Those sold out tell so, and lead to where one waits for them. */
export default function QuickAddSizes({ product, colorId, className, onClose }: SizesProps) {
  const texts = quickAddSizesTexts();
  const place = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  /** The sold-out size that was asked for. */
  const [missed, setMissed] = useState<OfferedSize | null>(null);
  /** The size whose values of the third option are asked for. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** What the focus goes to once it is drawn; null leaves it where it is. */
  const focusNext = useRef<string | null>(firstToChoose);
  const { color, sizes } = offeredSizes(product, colorId);
  const size = sizes.find(({ name }) => name === chosen);
  const third = product.optionLabels?.thirdLabel ?? "";
  useLayoutEffect(() => markPage("data-corner-taken"), []);
  useEffect(() => {
    const { current } = place;
    if (focusNext.current === null) return;
    const meant = current?.querySelector<HTMLElement>(focusNext.current);
    focusNext.current = null;
    (meant ?? current?.querySelector("button"))?.focus();
  }, [chosen]);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      // The swatches of the same card choose the color whose sizes are shown.
      const card = place.current?.closest("article, li");
      if (target instanceof Node && !card?.contains(target)) onClose(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [onClose]);
  useEffect(() => {
    setMessage(null);
    setMissed(null);
    setChosen(null);
  }, [colorId]);

  const ask = (name: string | null, focusOn: string) => {
    focusNext.current = focusOn;
    setMessage(null);
    setMissed(null);
    setChosen(name);
  };
  const choose = (option: OfferedSize) => {
    const { name, variant, soldOut, thirds } = option;
    setMissed(soldOut ? option : null);
    if (soldOut) return setMessage(texts.sizeOutOfStock(name));
    if (!variant) return thirds.length > 0 ? ask(name, firstToChoose) : undefined;
    const added = addVariant(product, variant, 1);
    if (added.kind === "too-many") setMessage(added.message);
    else if (added.kind === "added") onClose(true);
  };
  /** The second press of a double click is meant for the plus, which is gone. */
  const closeByOne = ({ detail }: MouseEvent) => {
    if (detail <= 1) onClose(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose(true);
  };
  return (
    // Escape is listened for wherever the focus is within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={place}
      role="group"
      aria-label={[
        size ? texts.optionOf(third, product.name) : texts.sizesOf(product.name),
        color?.name ?? [],
        size?.name ?? [],
      ]
        .flat()
        .join(", ")}
      onKeyDown={onKeyDown}
      className={`overflow-y-auto bg-white p-2 transition duration-150 starting:opacity-0 ${className}`}
    >
      <ul className="flex flex-wrap gap-1">
        {(size?.thirds ?? sizes).map((option) => (
          <li key={option.name} className="min-w-12">
            <button
              type="button"
              data-size={option.id}
              aria-label={option.label}
              aria-disabled={option.soldOut || undefined}
              onClick={() => choose(option)}
              className="flex min-h-11 w-full flex-col items-center justify-center border border-line px-1 text-sm leading-4 font-medium transition-colors hover:border-ink hover:bg-volt aria-disabled:bg-paper-deep aria-disabled:text-muted aria-disabled:line-through"
            >
              {option.name}
              {option.left === null ? null : (
                <span className="text-2xs leading-3 font-normal">{texts.left(option.left)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 px-1 text-sm leading-5 font-semibold text-danger empty:hidden">
        {message}
      </p>
      {size ? (
        <button
          type="button"
          onClick={() => ask(null, `[data-size="${CSS.escape(size.id)}"]`)}
          className="inline-flex min-h-11 items-center px-1 text-sm underline underline-offset-4 hover:decoration-2"
        >
          {texts.back}
        </button>
      ) : null}
      {missed ? (
        <Link
          to={productPath(product, color?.id) + sizeHash(missed.id)}
          className="inline-flex min-h-11 items-center px-1 text-sm underline underline-offset-4 hover:decoration-2"
        >
          {notifyOfferTexts().offer}
        </Link>
      ) : null}
      {/* Last, so that the plus that opened this lies under the cross: a second press of it chooses no size. In sight where sizes scroll. */}
      <div className="sticky -bottom-2 -mb-2 flex items-center justify-between bg-white pb-2 pl-1">
        {size ? (
          <p className="min-w-0 text-sm leading-4 font-semibold">{texts.optionFor(third, size.name)}</p>
        ) : (
          <p className="min-w-0 truncate text-sm font-semibold">{color?.name ?? texts.choose}</p>
        )}
        <CloseButton label={texts.close} className="-my-1 -mr-1" onClick={closeByOne} />
      </div>
    </div>
  );
}
