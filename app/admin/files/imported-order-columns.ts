import type {
  ImportedAddress,
  ImportedLine,
  ImportedOrder,
} from "#app/features/selling/order-history/imported-order.ts";

import { type Cell, noteCell, priceCell, textCell, timeCell, unitsCell } from "./cells.ts";

/** Where each field of something stands in Shopify's file of orders, and how it's written there. */
export type OrderColumns<Fields> = {
  readonly [Name in keyof Fields]: readonly [column: string, cell: Cell<Fields[Name]>];
};

/** An amount; an empty cell is nothing. */
const sumCell: Cell<number> = { write: priceCell.write, read: (text) => (text === "" ? 0 : priceCell.read(text)) };

/** Shopify writes an apostrophe before a postal code, so that a spreadsheet leaves it alone. */
const postalCodeCell: Cell<string> = { write: textCell.write, read: (text) => text.replace(/^'/, "") };

/** When it was placed; an order without that day can't be put in its place. */
const placedCell: Cell<string> = {
  write: noteCell.write,
  read: (text) => timeCell.read(text === "" ? "missing" : text) ?? "",
};

/** What is of the whole order: in the first of its rows. */
export const orderColumns: OrderColumns<Omit<ImportedOrder, "lines" | "name" | "shippingAddress" | "billingAddress">> =
  {
    number: ["Name", textCell],
    email: ["Email", textCell],
    paymentStatus: ["Financial Status", textCell],
    paidAt: ["Paid at", timeCell],
    fulfilment: ["Fulfillment Status", textCell],
    fulfilledAt: ["Fulfilled at", timeCell],
    currency: ["Currency", textCell],
    subtotalOre: ["Subtotal", sumCell],
    shippingOre: ["Shipping", sumCell],
    taxOre: ["Taxes", sumCell],
    totalOre: ["Total", sumCell],
    discountCode: ["Discount Code", textCell],
    discountOre: ["Discount Amount", sumCell],
    shippingMethod: ["Shipping Method", textCell],
    placedAt: ["Created at", placedCell],
    cancelledAt: ["Cancelled at", timeCell],
    paymentMethod: ["Payment Method", textCell],
    refundedOre: ["Refunded Amount", sumCell],
    note: ["Notes", textCell],
    tags: ["Tags", textCell],
  };

/** What is of one line: in a row each. */
export const lineColumns: OrderColumns<ImportedLine> = {
  quantity: ["Lineitem quantity", unitsCell],
  name: ["Lineitem name", textCell],
  priceOre: ["Lineitem price", sumCell],
  sku: ["Lineitem sku", textCell],
  discountOre: ["Lineitem discount", sumCell],
};

/** The columns of an address of the order. */
export function addressColumns(kind: "Shipping" | "Billing"): OrderColumns<ImportedAddress> {
  return {
    name: [`${kind} Name`, textCell],
    street: [`${kind} Street`, textCell],
    city: [`${kind} City`, textCell],
    postalCode: [`${kind} Zip`, postalCodeCell],
    country: [`${kind} Country`, textCell],
  };
}

/** Every column that is kept, in Shopify's order. */
export const importedOrderColumns: readonly string[] = [
  orderColumns,
  lineColumns,
  addressColumns("Billing"),
  addressColumns("Shipping"),
].flatMap((columns) => Object.values(columns).map(([column]) => column));

/** The rows of an order, each cell by its column: what is of the whole in the first, a line in each. */
export function importedOrderRows(order: ImportedOrder): Map<string, string>[] {
  const whole = [
    ...cellsOf(order, orderColumns),
    ...(order.billingAddress ? cellsOf(order.billingAddress, addressColumns("Billing")) : []),
    ...(order.shippingAddress ? cellsOf(order.shippingAddress, addressColumns("Shipping")) : []),
  ];
  const [first = [], ...rest] = order.lines.map((line) => cellsOf(line, lineColumns));
  const repeated = whole.filter(([column]) => column === "Name" || column === "Email");
  return [new Map([...whole, ...first]), ...rest.map((line) => new Map([...repeated, ...line]))];
}

/** What an order says, a line of it in a cell, for comparing two versions. */
export function importedOrderCells(order: ImportedOrder): Map<string, string> {
  const [first, ...rest] = importedOrderRows(order);
  const lines = rest.map((row, i) => [`Line ${i + 2}`, lineText(row)] as const);
  return new Map([...(first ?? []), ...lines]);
}

function lineText(row: ReadonlyMap<string, string>): string {
  return Object.values(lineColumns)
    .map(([column]) => row.get(column) ?? "")
    .join(", ");
}

function cellsOf<Fields>(fields: Fields, columns: OrderColumns<Fields>): [string, string][] {
  return (Object.keys(columns) as (keyof Fields)[]).map((name) => {
    const [column, cell] = columns[name];
    return [column, cell.write(fields[name])];
  });
}
