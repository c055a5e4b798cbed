import { useEffect, useLayoutEffect, useRef } from "react";

import { notifyOfferTexts } from "#app/features/catalogue/back-in-stock/notify-offer.texts.ts";
import { optionTexts } from "#app/features/catalogue/products/option.texts.ts";
import type { PriceRange } from "#app/features/catalogue/products/price-range.ts";
import { priceTexts } from "#app/features/catalogue/products/price.texts.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import type { Picture, Product } from "#app/features/catalogue/products/product.ts";
import { Swatch } from "#app/features/catalogue/products/swatches.tsx";
import type { Choice } from "#app/features/catalogue/products/use-variant-choice.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";
import { priceWithVat } from "#app/shared/vat.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { markPage } from "#app/ui/page-mark.ts";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { choiceBarTexts } from "./choice-bar.texts.ts";
import { productPageTexts } from "./product-page.texts.ts";

export interface ChoiceBarProps {
  product: Product;
  choice: Choice;
  /** What is chosen costs this. */
  price: PriceRange;
  picture: Picture | undefined;
  /** Nothing of it can be bought: the bar leads to who tells when it is back. */
  soldOut: boolean;
  /** False when a color or a size is still to be chosen. */
  onAdd: () => boolean;
}

interface Props extends ChoiceBarProps {
  onFocusWithin: (isWithin: boolean) => void;
}

/**
 * What is about to be bought, along the window's foot: picture, name, price, color and size to choose, and the button. The page keeps
 * its height free below its end (theme.css), so that it hides nothing for good, and above it what gets the focus.
 */
export default function ChoiceBarContent({ product, choice, price, picture, soldOut, onAdd, onFocusWithin }: Props) {
  const { vat } = useSite();
  const { color, message } = choice;
  const paid = formatPrice(priceWithVat(price.priceOre, vat), product.currency);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => markPage("data-choice-bar"), []);
  useEffect(() => {
    // The support button measures where it has room: a message makes the bar taller.
    window.dispatchEvent(new Event("resize"));
    return () => void window.dispatchEvent(new Event("resize"));
  }, [message]);
  return (
    // It only learns whether the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={bar}
      aria-label={choiceBarTexts().yourChoice}
      data-keep-clear
      onFocus={() => onFocusWithin(true)}
      onBlur={({ currentTarget, relatedTarget }) => onFocusWithin(currentTarget.contains(relatedTarget))}
      className="fixed inset-x-0 bottom-[var(--bottom-taken,0px)] z-30 border-t border-ink bg-paper pb-[env(safe-area-inset-bottom)] transition duration-200 print:hidden starting:[translate:0_100%]"
    >
      {message ? (
        // The page's own line says it to screen readers.
        <p aria-hidden="true" className="page border-b border-line py-2 text-sm font-semibold text-danger">
          {message}
        </p>
      ) : null}
      <div className="page grid grid-cols-[auto_1fr] items-center py-2 md:flex md:gap-6">
        <ProductPicture
          url={picture?.url}
          alt=""
          width={160}
          // On the narrowest phones the dot of its color has the place.
          className={`row-span-2 mr-3 aspect-4/5 w-14 md:mr-0 md:w-11 ${product.colors.length > 1 ? "max-[26rem]:hidden" : ""}`}
        />
        <p className="flex min-w-0 items-baseline max-md:col-start-2 gap-3 pb-1 text-sm leading-5 md:flex-1 md:flex-col md:gap-0 md:pb-0">
          <span className="min-w-0 truncate font-semibold max-md:flex-1">{product.name}</span>
          <span className="shrink-0 tabular-nums">
            {price.isFrom ? priceTexts().from(paid) : paid}
            {vat.mode === "added" ? <span className="text-xs text-muted">{` ${priceTexts().inclVat}`}</span> : null}
          </span>
        </p>
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:col-start-2 md:gap-4">
          {soldOut ? null : product.colors.length > 1 ? (
            <ColorSelect product={product} choice={choice} />
          ) : color ? (
            <p className="flex shrink-0 items-center gap-2 text-sm">
              <Swatch hex={color.hex} className="size-6" />
              <span className="max-md:sr-only">{color.name}</span>
            </p>
          ) : null}
          {!soldOut && product.sizes.length > 1 ? <SizeSelect product={product} choice={choice} /> : null}
          {soldOut ? (
            <ButtonLink look="signal" className={button} to={`/notify-me?id=${encodeURIComponent(product.id)}`}>
              {notifyOfferTexts().offer}
            </ButtonLink>
          ) : (
            <Button
              look="signal"
              className={button}
              onClick={() => {
                if (!onAdd()) bar.current?.querySelector<HTMLElement>("select:invalid")?.focus();
              }}
            >
              {productPageTexts().addToCart}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

const button = "flex-1 whitespace-nowrap px-4! max-xs:px-2! hover:bg-ink! hover:text-white! md:px-8!";

/** The colors as the browser's own list. On a phone a dot of what is chosen stands for it; until then, dots of what there is. */
function ColorSelect({ product: { colors }, choice }: Pick<Props, "product" | "choice">) {
  const { color } = choice;
  return (
    <span className="relative flex shrink-0">
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 flex items-center">
        {(color ? [color] : colors.slice(0, 2)).map(({ id, hex }) => (
          <Swatch key={id} hex={hex} className="size-5 not-first:-ml-2.5" />
        ))}
      </span>
      <select
        aria-label={optionTexts().color}
        required
        value={color?.id ?? ""}
        onChange={({ target }) => {
          const next = colors.find(({ id }) => id === target.value);
          if (next) choice.chooseColor(next);
        }}
        className={`${look} w-18 text-transparent ${phoneArrow} max-md:pr-0 md:w-44 md:pl-12 md:text-ink`}
      >
        <Offered options={colors} label={optionTexts().color} isSoldOut={choice.isColorSoldOut} />
      </select>
    </span>
  );
}

/**
 * The sizes as the browser's own list, which opens above the bar wherever there is room. Those of a third option have longer names: on the
 * narrowest phones the button goes below.
 */
function SizeSelect({ product: { sizes, optionLabels }, choice }: Pick<Props, "product" | "choice">) {
  const label = optionLabels?.sizeLabel ?? optionTexts().size;
  return (
    <select
      aria-label={optionLabels?.thirdLabel ? `${label}, ${optionLabels.thirdLabel}` : label}
      required
      value={choice.size?.id ?? ""}
      onChange={({ target }) => {
        const next = sizes.find(({ id }) => id === target.value);
        if (next) choice.chooseSize(next);
      }}
      className={`${look} md:max-w-36 ${optionLabels?.thirdLabel ? `max-w-34 max-md:pr-7 ${phoneArrow}` : "max-w-24 max-xs:max-w-21"}`}
    >
      <Offered options={sizes} label={label} isSoldOut={choice.isSizeSoldOut} />
    </select>
  );
}

const phoneArrow = "max-md:bg-[position:right_0.5rem_center]!";
const look = `min-h-12 shrink-0 border border-line-strong bg-white pl-3 text-sm font-medium hover:border-ink ${selectArrow}`;

interface OfferedProps<Option> {
  options: readonly Option[];
  /** Stands for no choice. */
  label: string;
  isSoldOut: (option: Option) => boolean;
}

/** What a list offers; what is sold out is told, and cannot be chosen. */
function Offered<Option extends { id: string; name: string }>({ options, label, isSoldOut }: OfferedProps<Option>) {
  return (
    <>
      <option value="" disabled className="text-ink">
        {label}
      </option>
      {options.map((option) => {
        const soldOut = isSoldOut(option);
        return (
          <option key={option.id} value={option.id} disabled={soldOut} className="text-ink">
            {soldOut ? choiceBarTexts().soldOut(option.name) : option.name}
          </option>
        );
      })}
    </>
  );
}
