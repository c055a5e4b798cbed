import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { SourceBadge, SourceNote } from "#app/features/catalogue/products/source-badge.tsx";
import { TextButton } from "#app/ui/button.tsx";
import { QuantityControl } from "#app/ui/quantity-control.tsx";
import { showToast } from "#app/ui/toast.ts";

import { type CartLine, choiceOf, isChosen } from "./cart-line.ts";
import { cartTexts } from "./cart.texts.tsx";
import { ChooseVariantLater } from "./choose-variant-later.tsx";
import { lineChanges } from "./line-changes.ts";

interface Props {
  line: CartLine;
  index: number;
  /** Moves the focus to the line that is now at an index. */
  onMoved: (index: number) => void;
}

/** One line of the cart page. */
export function CartItem({ line, index, onMoved }: Props) {
  const path = productPath(line);
  const { priceOre } = line;
  const { change, remove } = lineChanges(line, index, onMoved);
  const changeAndTell = (wished: number) => {
    if (change(wished)) showToast("success", cartTexts().updated);
  };
  return (
    <li className="flex gap-4 border-b border-line py-6 sm:gap-6">
      <Link to={path} className="relative w-24 shrink-0 self-start sm:w-32">
        <ProductPicture url={line.image} alt={line.name} sizes="8rem" widest={400} className="aspect-4/5 w-full" />
        <SourceBadge source={line.source} className="absolute top-1.5 left-1.5" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          {/* A long name breaks its line rather than push the price below it, but where that would squeeze it. */}
          <div className="min-w-36 flex-1">
            <h2 className="leading-6 font-semibold">
              <Link to={path} className="hover:underline">
                {line.name}
              </Link>
            </h2>
            {isChosen(line) ? <p className="mt-1 text-sm text-muted">{choiceOf(line)}</p> : null}
            <SourceNote source={line.source} className="mt-1 block" />
            {line.quantity > 1 ? (
              <p className="mt-1 text-sm text-muted">
                {cartTexts().priceOfEach(<Price priceOre={priceOre} currency={line.currency} look="line" />)}
              </p>
            ) : null}
          </div>
          <p className="font-semibold sm:text-right">
            <Price priceOre={priceOre * line.quantity} currency={line.currency} />
          </p>
        </div>
        {isChosen(line) ? null : <ChooseVariantLater line={line} index={index} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <QuantityControl
            label={cartTexts().quantityOf(line.name)}
            quantity={line.quantity}
            onChange={changeAndTell}
          />
          <TextButton
            onClick={remove}
            data-remove-line
            aria-label={cartTexts().removeLine(line.name)}
            className="-mx-2 min-h-11 px-2"
          >
            {cartTexts().remove}
          </TextButton>
        </div>
      </div>
    </li>
  );
}
