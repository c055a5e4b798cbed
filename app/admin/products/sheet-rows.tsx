import { type ComponentProps, useId } from "react";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";

import type { SheetProduct } from "./read-sheet.server.ts";
import { type ProductColumn, productColumnNames } from "./sheet-cells.ts";
import { cellField, versionField, wasField } from "./sheet-form.ts";
import type { useSheet } from "./use-sheet.ts";

interface Props {
  product: SheetProduct;
  sheet: ReturnType<typeof useSheet>;
  /** Why it was not saved. */
  refusal: string | undefined;
}

const cells: Record<ProductColumn, ComponentProps<"input">> = {
  price: { inputMode: "decimal", maxLength: 14, className: "text-right tabular-nums" },
  category: { maxLength: 100, list: "sheet-collections" },
  tags: { maxLength: 2_000 },
};
const row =
  "border-b border-line max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:border-b-0 lg:last:border-b-line-strong";
const cellBox =
  "p-0 max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:items-center max-lg:gap-2 lg:border-l lg:border-line";

/** A product's row and those of its variants; on small screens a card. */
export function SheetRows({ product, sheet, refusal }: Props) {
  const { id, name, picture, version, currency, variants } = product;
  return (
    <tbody
      role="rowgroup"
      className="max-lg:mb-3 max-lg:grid max-lg:gap-2 max-lg:border max-lg:border-line max-lg:bg-white max-lg:p-4"
    >
      <tr role="row" className={row}>
        <th role="rowheader" scope="row" className="px-3 py-1.5 text-left font-medium max-lg:px-0">
          <input type="hidden" name={versionField(id)} value={version} />
          <span className="flex items-center gap-3">
            <ProductPicture url={picture} alt="" width={160} className="aspect-4/5 w-9 shrink-0 text-2xs" />
            <RowLink to={`/admin/products/${encodeURIComponent(id)}`}>{name}</RowLink>
          </span>
          {refusal === undefined ? null : (
            <p role="alert" className="mt-1 text-sm font-normal text-danger">
              Not saved. {refusal}.
            </p>
          )}
        </th>
        {(Object.keys(productColumnNames) as ProductColumn[]).map((column) => (
          <SheetCell
            key={column}
            productId={id}
            cell={column}
            label={`${productColumnNames[column]}${column === "price" ? ` (${currency})` : ""}`}
            of={name}
            sheet={sheet}
            {...cells[column]}
          />
        ))}
        <td role="cell" className="max-lg:hidden lg:border-l lg:border-line">
          <span className="sr-only">By variant below</span>
        </td>
      </tr>
      {variants.map((variant) => (
        <tr key={variant.cell} role="row" className={row}>
          <th role="rowheader" scope="row" className="px-3 py-1 pl-15 text-left font-normal text-muted max-lg:hidden">
            {variant.name}
          </th>
          <td role="cell" colSpan={3} className="max-lg:hidden lg:border-l lg:border-line">
            <span className="sr-only">As its product</span>
          </td>
          <SheetCell
            productId={id}
            cell={variant.cell}
            label={variant.name}
            of={`${name}: units`}
            sheet={sheet}
            inputMode="numeric"
            maxLength={7}
            className="text-right tabular-nums"
          />
        </tr>
      ))}
    </tbody>
  );
}

interface CellProps extends Omit<ComponentProps<"input">, "form"> {
  productId: string;
  cell: string;
  label: string;
  /** What it is a cell of, for those who don't see its row. */
  of: string;
  sheet: Props["sheet"];
}

function SheetCell({ productId, cell, label, of, sheet, className = "", ...rest }: CellProps) {
  const name = cellField(productId, cell);
  const was = sheet.stored[name] ?? "";
  const isChanged = sheet.isChanged(name);
  const noteId = useId();
  return (
    <td role="cell" className={`${cellBox} ${isChanged ? "bg-warning-pale" : ""}`}>
      <span aria-hidden="true" className="text-sm text-muted lg:hidden">
        {label}
      </span>
      <input type="hidden" name={wasField(productId, cell)} value={was} />
      <input
        aria-label={`${label}, ${of}`}
        aria-describedby={isChanged ? `${noteId}-was` : undefined}
        autoComplete="off"
        className={`h-11 w-full min-w-20 border border-transparent bg-transparent px-2 -outline-offset-2 hover:bg-paper max-lg:border-line-strong ${isChanged ? "font-semibold" : ""} ${className}`}
        {...rest}
        {...sheet.cellProps(name)}
      />
      {isChanged ? (
        <span id={`${noteId}-was`} className="sr-only">
          Changed. It was {was || "empty"}
        </span>
      ) : null}
    </td>
  );
}
