import type { ImportedAddress, ImportedOrder } from "#app/features/selling/order-history/imported-order.ts";

import { CellProblem } from "./cells.ts";
import { addressColumns, lineColumns, orderColumns, type OrderColumns } from "./imported-order-columns.ts";
import type { SourceRow } from "./source-rows.ts";

type ReadOrder = { kind: "read"; order: ImportedOrder } | { kind: "refused"; reason: string };

/** The order that rows of Shopify's file say: what is of the whole in the first, a line in each. Pure. */
export function readImportedOrder(rows: readonly [SourceRow, ...SourceRow[]]): ReadOrder {
  const [first] = rows;
  const problem = rows.find((row) => row.problem !== null)?.problem;
  if (problem) return { kind: "refused", reason: problem };
  if (first.get("Name") === "") return { kind: "refused", reason: "The order has no number" };
  const whole = readCells(first, orderColumns);
  if (whole instanceof CellProblem) return { kind: "refused", reason: whole.text };
  const lines: ImportedOrder["lines"] = [];
  for (const row of rows.filter((one) => one.get("Lineitem name") !== "")) {
    const line = readCells(row, lineColumns);
    if (line instanceof CellProblem) return { kind: "refused", reason: `Line ${row.line}, ${line.text}` };
    lines.push(line);
  }
  const [shippingAddress, billingAddress] = [readAddress(first, "Shipping"), readAddress(first, "Billing")];
  const order: ImportedOrder = {
    ...whole,
    name: shippingAddress?.name || billingAddress?.name || "",
    shippingAddress,
    billingAddress,
    lines,
  };
  return { kind: "read", order };
}

function readAddress(row: SourceRow, kind: "Shipping" | "Billing"): ImportedAddress | null {
  const address = readCells(row, addressColumns(kind));
  return address instanceof CellProblem || Object.values(address).every((text) => text === "") ? null : address;
}

/** The fields that a row says; the first that can't be read, with its column, when there is one. */
function readCells<Fields>(row: SourceRow, columns: OrderColumns<Fields>): Fields | CellProblem {
  const fields: Partial<Fields> = {};
  for (const name of Object.keys(columns) as (keyof Fields & string)[]) {
    const [column, cell] = columns[name];
    const value = cell.read(row.get(column));
    if (value instanceof CellProblem) return new CellProblem(`${column}: ${value.text}`);
    fields[name] = value;
  }
  return fields as Fields;
}
