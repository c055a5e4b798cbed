import type { ReactNode } from "react";

import type { OrderedProduct } from "#app/features/catalogue/products/list-order.server.ts";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { positionField } from "./list-order-form.ts";

interface RowProps {
  product: OrderedProduct;
  /** From 0; null while it is not placed. */
  index: number | null;
  /** Without scripts, and until they have come, a number says where it goes; null for who may only look. */
  edit: "drag" | "number" | null;
  isDragged: boolean;
  /** The id of the form that its position is sent with. */
  form: string;
  children: ReactNode;
}

/** A product in the order of a list: its picture, name and price, and what moves it. */
export function OrderedProductRow({ product, index, edit, isDragged, form, children }: RowProps) {
  const { id, name, priceOre, currency, picture, listed } = product;
  const position = index === null ? "" : String(index + 1);
  return (
    <li
      data-key={id}
      data-index={index ?? undefined}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 border bg-white py-2 pr-2 pl-1 sm:flex-nowrap ${isDragged ? "border-ink opacity-70" : "border-line"} ${edit ? "cursor-grab select-none active:cursor-grabbing" : ""}`}
    >
      {/* As with scripts from the start: the rows keep their height when those come. */}
      {edit ? (
        <span
          data-handle
          aria-hidden="true"
          className="noscript:hidden inline-flex size-11 shrink-0 touch-none items-center justify-center"
        >
          <Icon name="menu" className="size-5 text-muted" />
        </span>
      ) : null}
      {edit === "number" ? (
        <input
          type="number"
          form={form}
          name={positionField(id)}
          min={1}
          defaultValue={position}
          aria-label={`Position of ${name}`}
          className="ml-1 hidden noscript:block min-h-11 w-16 shrink-0 border border-line-strong px-2"
        />
      ) : null}
      {edit === "drag" && index !== null ? (
        <input type="hidden" form={form} name={positionField(id)} value={position} />
      ) : null}
      {index === null ? null : (
        <span aria-hidden="true" className="w-6 shrink-0 text-right text-sm text-muted tabular-nums">
          {position}
        </span>
      )}
      <ProductPicture url={picture} alt="" width={160} className="aspect-4/5 w-11 shrink-0 text-2xs" />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-muted tabular-nums">
          {formatPrice(priceOre, currency)}
          {listed ? null : <Badge>Not in this list right now</Badge>}
        </span>
      </span>
      {edit ? <span className="ml-auto flex shrink-0 gap-1 noscript:hidden">{children}</span> : null}
    </li>
  );
}

interface MoveProps {
  /** Its picture, or its word. */
  sign: ReactNode;
  label: string;
  /** Says that it does nothing here, but keeps the focus. */
  isOff?: boolean;
  move: string;
  onClick: () => void;
}

/** A button that moves a product. */
export function MoveButton({ sign, label, isOff = false, move, onClick }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-move={move}
      onClick={isOff ? undefined : onClick}
      className="inline-flex min-h-11 min-w-11 items-center justify-center border border-line-strong px-2 text-sm font-medium hover:border-ink aria-disabled:opacity-45"
    >
      {sign}
    </button>
  );
}
