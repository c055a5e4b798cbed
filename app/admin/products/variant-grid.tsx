import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";

import type { ProductColor, ProductSize } from "#app/features/catalogue/products/product.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { TextButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";

import {
  type Cells,
  fillColumn,
  fillRow,
  fillWith,
  nextPlace,
  parseBlock,
  type Place,
  pasteBlock,
} from "./grid-edit.ts";
import type { EditedPicture } from "./picture-list.ts";
import { loadedField, unitsField } from "./product-form.ts";
import type { DetailCells } from "./use-product-draft.ts";
import { detailField, type Measure, measures } from "./variant-measures.ts";

interface Props {
  colors: readonly ProductColor[];
  sizes: readonly ProductSize[];
  cells: Cells;
  onChange: (cells: Cells) => void;
  /** The units of each variant when the form was loaded. */
  loaded: Cells;
  details: DetailCells;
  onDetails: (details: DetailCells) => void;
  pictures: readonly EditedPicture[];
  error?: string | undefined;
}

const cell =
  "h-11 w-full min-w-14 border-0 bg-transparent px-2 text-right tabular-nums -outline-offset-2 hover:bg-paper focus:bg-white";

/**
 * The units of every color in every size, or another measure of them, filled like a spreadsheet: arrow keys and Enter move, a block copied from a
 * spreadsheet is pasted from the focused cell on, a row or column is filled with its first cell. Without scripts they are fields.
 */
export function VariantGrid({
  colors,
  sizes,
  cells: units,
  onChange,
  loaded,
  details,
  onDetails,
  pictures,
  error,
}: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [shown, setShown] = useState<Measure>("units");
  const measure = measures[shown];
  const cells = shown === "units" ? units : details[shown];
  const setCells = (next: Cells) => (shown === "units" ? onChange(next) : onDetails({ ...details, [shown]: next }));
  const [told, setTold] = useState("");
  const hydrated = useHydrated();
  const keys = colors.map((color) => sizes.map((size) => `${color.id} ${size.id}`));
  const total = keys.flat().reduce((sum, key) => sum + (Number(units[key]) || 0), 0);

  const focus = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLInputElement>(`[data-place="${row}-${column}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: Place) => {
    if (event.key === "Enter") event.preventDefault();
    if (event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== "Enter")) return;
    if (!leavesField(event.currentTarget, event.key)) return;
    const next = nextPlace(place, event.key, keys, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    focus(next);
  };
  const onPaste = (event: ClipboardEvent, place: Place) => {
    const block = parseBlock(event.clipboardData.getData("text/plain"));
    event.preventDefault();
    const { cells: filled, pasted, refused } = pasteBlock(cells, keys, place, block, measure.clean);
    setCells(filled);
    setTold(`${pasted} ${pasted === 1 ? "cell" : "cells"} pasted${refused > 0 ? `, ${refused} left out` : ""}`);
  };
  const fill = (filled: Cells, text: string) => {
    setCells(filled);
    setTold(text);
  };

  if (keys.flat().length === 0)
    return <p className="text-sm text-muted">Add a color and a size to sell this product.</p>;
  return (
    <div data-field="variants" className="min-w-0">
      {hydrated ? (
        <SelectField
          label="Show for each variant"
          value={shown}
          onChange={({ target }) => setShown(target.value as Measure)}
          // What is shown is no edit of the product.
          onInput={(event) => event.stopPropagation()}
          className="mb-3 max-w-56"
        >
          {Object.entries(measures).map(([name, { title }]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </SelectField>
      ) : null}
      <HiddenCells shown={shown} keys={keys.flat()} units={units} details={details} loaded={loaded} />
      <div className="overflow-x-auto">
        <table ref={table} className="w-full border border-line bg-white text-sm">
          <caption className="sr-only">{measure.title} of each color in each size</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="p-2 text-left font-medium">
                {measure.title}
              </th>
              {sizes.map((size, column) => (
                <th key={size.id} scope="col" className="border-l border-line p-2 text-right font-medium">
                  <span className="block">{size.name}</span>
                  <Fill
                    label={`Fill column ${size.name}`}
                    onClick={() => fill(fillColumn(cells, keys, column), `Column ${size.name} filled`)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colors.map((color, row) => (
              <tr key={color.id} className="border-b border-line last:border-b-0">
                <th scope="row" className="p-2 text-left font-medium">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    {color.name}
                    <Fill
                      label={`Fill row ${color.name}`}
                      onClick={() => fill(fillRow(cells, keys, row), `Row ${color.name} filled`)}
                    />
                  </span>
                </th>
                {sizes.map((size, column) => {
                  const key = `${color.id} ${size.id}`;
                  return (
                    <td key={size.id} className="border-l border-line p-0">
                      {shown === "picture" ? (
                        <PictureCell
                          name={cellName(shown, key)}
                          label={`${color.name}, ${size.name}: ${measure.cell}`}
                          value={cells[key] ?? ""}
                          pictures={pictures}
                          onChange={(url) => setCells({ ...cells, [key]: url })}
                        />
                      ) : (
                        <input
                          name={cellName(shown, key)}
                          aria-label={`${color.name}, ${size.name}: ${measure.cell}`}
                          data-place={`${row}-${column}`}
                          inputMode={measure.inputMode}
                          maxLength={measure.maxLength}
                          autoComplete="off"
                          value={cells[key] ?? ""}
                          onChange={({ target }) => setCells({ ...cells, [key]: typedText(shown, target.value) })}
                          onFocus={({ target }) => target.select()}
                          onKeyDown={(event) => onKeyDown(event, { row, column })}
                          onPaste={(event) => onPaste(event, { row, column })}
                          className={cell}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <p>
          <span className="tabular-nums">{total}</span> units in total.{" "}
          {shown === "units" ? "Leave a cell blank if not sold. " : null}
          You can paste cells from a spreadsheet.
        </p>
        <TextButton
          onClick={() => fill(fillWith(cells, keys.flat(), cells[keys[0]?.[0] ?? ""] ?? ""), "All cells filled")}
        >
          Fill all with the first cell
        </TextButton>
      </div>
      {error ? <p className="mt-1 text-sm text-danger">{error}</p> : null}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}

const cellName = (measure: Measure, key: string) => (measure === "units" ? unitsField(key) : detailField(measure, key));

/** Units and grams are digits alone, as they are typed. */
const typedText = (measure: Measure, text: string) =>
  measure === "units" || measure === "weightGrams" ? text.replaceAll(/\D/g, "") : text;

interface HiddenProps {
  shown: Measure;
  keys: readonly string[];
  units: Cells;
  details: DetailCells;
  loaded: Cells;
}

/** The form sends what the grid does not show at the moment, too. */
function HiddenCells({ shown, keys, units, details, loaded }: HiddenProps) {
  const others = (Object.keys(measures) as Measure[]).filter((measure) => measure !== shown);
  const hidden = keys.flatMap((key) => [
    [loadedField(key), loaded[key]] as const,
    ...others.map(
      (measure) => [cellName(measure, key), (measure === "units" ? units : details[measure])[key]] as const,
    ),
  ]);
  return hidden.map(([name, text]) =>
    text === undefined || text === "" ? null : <input key={name} type="hidden" name={name} value={text} />,
  );
}

interface PictureProps {
  name: string;
  label: string;
  /** The URL of the picture; empty for the color's. */
  value: string;
  pictures: readonly EditedPicture[];
  onChange: (url: string) => void;
}

/** Which of the product's pictures shows a variant. One that is still to be uploaded can be chosen once it is saved. */
function PictureCell({ name, label, value, pictures, onChange }: PictureProps) {
  return (
    <select
      name={name}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="h-11 w-full min-w-28 border-0 bg-transparent px-2 -outline-offset-2 hover:bg-paper focus:bg-white"
    >
      <option value="">Color's</option>
      {pictures.map(({ key, url }, i) =>
        !url.startsWith("blob:") ? (
          <option key={key} value={url}>
            Picture {i + 1}
          </option>
        ) : null,
      )}
    </select>
  );
}

function Fill({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <TextButton aria-label={label} className="text-xs font-normal text-muted" onClick={onClick}>
      Fill
    </TextButton>
  );
}

/** Whether a key leaves the field: left and right move within its text first, unless all of it is selected. */
function leavesField({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  if (key === "ArrowLeft") return isAllSelected || (selectionStart === 0 && selectionEnd === 0);
  if (key === "ArrowRight") return isAllSelected || selectionStart === value.length;
  return true;
}
