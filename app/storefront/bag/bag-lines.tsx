import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { type CartLine, choiceOf } from "#app/features/selling/cart/cart-line.ts";
import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { lineChanges } from "#app/features/selling/cart/line-changes.ts";
import { TextButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QuantityControl } from "#app/ui/quantity-control.tsx";

import { bagTexts } from "./bag.texts.ts";

interface Props {
  /** With their places in the cart. */
  lines: readonly { line: CartLine; index: number }[];
  onRemoved: () => void;
  justAdded?: boolean;
}

/** Lines of the cart in short; `justAdded` makes more of them. */
export function BagLines({ lines, onRemoved, justAdded = false }: Props) {
  if (lines.length === 0) return null;
  return (
    <ul className="ruled">
      {lines.map(({ line, index }) => (
        <BagLine
          key={`${line.id} ${line.color} ${line.size} ${line.colorId} ${line.sizeId}`}
          line={line}
          index={index}
          onRemoved={onRemoved}
          justAdded={justAdded}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  line: CartLine;
  index: number;
  onRemoved: () => void;
  justAdded: boolean;
}

function BagLine({ line, index, onRemoved, justAdded }: LineProps) {
  const { change, remove } = lineChanges(line, index, onRemoved);
  return (
    <li className="flex gap-4 py-4">
      <ProductPicture url={line.image} alt="" width={160} className="aspect-4/5 w-20 shrink-0 self-start" />
      <div className="min-w-0 flex-1 text-sm leading-5">
        {justAdded ? (
          <p className="mb-1 flex items-center gap-1.5 font-semibold text-success">
            <Icon name="check" className="size-4" />
            {bagTexts().justAdded}
          </p>
        ) : null}
        <Link
          to={productPath(line, line.colorId ?? undefined)}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {line.name}
        </Link>
        <p className="text-muted">{choiceOf(line)}</p>
        <Price priceOre={line.priceOre * line.quantity} currency={line.currency} look="line" />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
          <QuantityControl
            label={cartTexts().quantityOf(line.name)}
            quantity={line.quantity}
            onChange={(wished) => void change(wished)}
          />
          <TextButton onClick={remove} aria-label={cartTexts().removeLine(line.name)} className="-mx-2 min-h-11 px-2">
            {cartTexts().remove}
          </TextButton>
        </div>
      </div>
    </li>
  );
}
