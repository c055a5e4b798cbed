import * as z from "zod/mini";

import type { PriceEdit } from "#app/features/catalogue/products/bulk-price.ts";
import { type BulkState, bulkStates } from "#app/features/catalogue/products/bulk-states.ts";
import { toOre } from "#app/shared/money.ts";

import { isBulkKind } from "./bulk-kinds.ts";
import { selectedPrefix } from "./selected-prefix.ts";

/** How the units of every variant of the chosen products change: to a number, or by one. */
export interface StockEdit {
  kind: "set" | "add";
  units: number;
}

export type BulkEdit =
  | { kind: "state"; state: BulkState }
  | { kind: "price"; edit: PriceEdit }
  | { kind: "stock"; edit: StockEdit }
  /** To a collection that is made by hand, by its id. */
  | { kind: "collection"; id: string }
  /** Set by way of a file, whose dry run is looked at first. */
  | { kind: "field"; field: "category" | "manufacturer"; value: string };

/** The bulk form: what to do, by how much, and to which products. */
export const bulkFormSchema = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((fields) => ({
    ids: Object.keys(fields)
      .filter((name) => name.startsWith(selectedPrefix))
      .map((name) => name.slice(selectedPrefix.length)),
    edit: parseBulkEdit(fields),
    /** Comes with the form, so that one press edits once: a percentage would be taken off a second time. */
    entryId: /^aud_[0-9a-z]{24}$/.test(fields.entryId ?? "") ? fields.entryId : undefined,
    /** Where the list was: its path and query. */
    returnTo: /^\/admin\?[\w/?&=.~%:+-]*$/.test(fields.returnTo ?? "") ? fields.returnTo : undefined,
  })),
);

/** The edit of a bulk form, or why there is none, for staff. Amounts are in kronor (dollars, euros), percent and units. */
export function parseBulkEdit({
  edit = "",
  value = "",
  sale,
  collection = "",
}: Record<string, string>): BulkEdit | string {
  if (!isBulkKind(edit)) return "Choose a change.";
  const state = bulkStates.find((known) => edit === `state-${known}`);
  if (state) return { kind: "state", state };
  if (edit === "end-sale") return { kind: "price", edit: { kind: "end-sale" } };
  if (edit === "add-to-collection")
    return collection === "" ? "Choose a collection." : { kind: "collection", id: collection };
  const name = value.trim();
  if (edit === "set-category")
    return name === "" || name.length > 100
      ? "Enter a category, for example Accessories."
      : { kind: "field", field: "category", value: name };
  if (edit === "set-manufacturer")
    return name === "" ? "Enter a manufacturer's name." : { kind: "field", field: "manufacturer", value: name };
  const text = value
    .replace(/[\s%]|kr/g, "")
    .replace(",", ".")
    .replace("−", "-");
  const amount = text === "" ? Number.NaN : Number(text);
  if (edit === "set-price")
    return amount >= 0 && amount <= 10_000_000
      ? { kind: "price", edit: { kind: "set", priceOre: toOre(amount) } }
      : "Enter a price.";
  if (edit === "percent")
    return amount >= -100 && amount <= 1000 && amount !== 0
      ? { kind: "price", edit: { kind: "percent", percent: amount, asSale: sale === "on" } }
      : "Enter a percentage, for example -20.";
  const isUnits = Number.isInteger(amount) && Math.abs(amount) <= 1_000_000 && (edit === "add-stock" || amount >= 0);
  if (!isUnits) return "Enter a whole number of units.";
  return { kind: "stock", edit: { kind: edit === "set-stock" ? "set" : "add", units: amount } };
}
