import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from "react";

import type { FormValues } from "./field-form.ts";
import type { SheetProduct } from "./read-sheet.server.ts";
import { nextCell, pastedCells, type ProductColumn, productColumnNames, type SheetGrid } from "./sheet-cells.ts";
import { cellField } from "./sheet-form.ts";

const columns = Object.keys(productColumnNames) as ProductColumn[];

/** The fields of the sheet as they are drawn: a product's row, then one of each variant. */
function gridOf(products: readonly SheetProduct[]): SheetGrid {
  const none = columns.map(() => undefined);
  return products.flatMap(({ id, variants }) => [
    [...columns.map((column) => cellField(id, column)), undefined],
    ...variants.map(({ cell }) => [...none, cellField(id, cell)]),
  ]);
}

/** What every cell of the sheet was when it was read, by its field. */
function storedOf(products: readonly SheetProduct[]): FormValues {
  return Object.fromEntries(
    products.flatMap(({ id, cells, variants }) => [
      ...columns.map((column) => [cellField(id, column), cells[column]]),
      ...variants.map(({ cell, units }) => [cellField(id, cell), units]),
    ]),
  );
}

/** What was typed into the sheet, and how its keys and the clipboard work. `typed` is what a save left unsaved. */
export function useSheet(products: readonly SheetProduct[], typed: FormValues, table: RefObject<HTMLElement | null>) {
  const [edits, setEdits] = useState(typed);
  const [told, setTold] = useState("");
  const grid = gridOf(products);
  const stored = storedOf(products);
  const valueOf = (name: string) => edits[name] ?? stored[name] ?? "";
  const isChanged = (name: string) => valueOf(name).trim() !== (stored[name] ?? "").trim();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field, key } = event;
    // Enter must not send the form.
    if (key === "Enter") event.preventDefault();
    if (event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && key !== "Enter")) return;
    if (!leavesField(field, key)) return;
    const next = nextCell(grid, field.name, key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    table.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(next)}"]`)?.focus();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = pastedCells(grid, event.currentTarget.name, event.clipboardData.getData("text/plain"));
    if (pasted === null) return;
    event.preventDefault();
    setEdits({ ...edits, ...pasted.cells });
    const count = Object.keys(pasted.cells).length;
    setTold(`${count} ${count === 1 ? "cell" : "cells"} pasted${pasted.left > 0 ? `, ${pasted.left} left out` : ""}`);
  };
  return {
    stored,
    told,
    valueOf,
    isChanged,
    changed: Object.keys(stored).filter(isChanged),
    /** What a save left unsaved stays; the rest is as it is stored. */
    settle: setEdits,
    cellProps: (name: string) => ({
      name,
      value: valueOf(name),
      onChange: ({ target }: { target: HTMLInputElement }) => setEdits({ ...edits, [name]: target.value }),
      onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
      onKeyDown,
      onPaste,
    }),
  };
}

/** Whether a key leaves the field: left and right move within its text first, unless all of it is selected. */
function leavesField({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  if (key === "ArrowLeft") return isAllSelected || (selectionStart === 0 && selectionEnd === 0);
  if (key === "ArrowRight") return isAllSelected || selectionStart === value.length;
  return true;
}
