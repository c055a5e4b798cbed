import { type CodeKind, type DiscountCode, kindOf } from "#app/features/selling/discounts/discount-code.ts";
import type { DiscountMethod } from "#app/shared/states.ts";

import { linesCell, priceCell, timeCell } from "./cells.ts";

/** The columns of our file of discounts: Shopify's, and behind them those that only we know. */
export const discountColumns = [
  "Name",
  "Value",
  "Value Type",
  "Type",
  "Discount Class",
  "Minimum Purchase Requirements",
  "Times Used In Total",
  "Applies Once Per Customer",
  "Usage Limit Per Code",
  "Status",
  "Start",
  "End",
  "Method",
  "Title",
  "Usage Limit Per Customer",
  "Maximum Discount",
  "Products",
  "Buy Quantity",
  "Get Quantity",
  "Description",
  "Market",
] as const;
export type DiscountColumn = (typeof discountColumns)[number];

/** A column that another shop's file doesn't have: a file with it counts uses as we do. */
export const ownDiscountColumn = "Usage Limit Per Customer";

const typeNames: Record<CodeKind, string> = {
  percentage: "Amount off order",
  fixed: "Amount off order",
  "free-shipping": "Free shipping",
  "buy-x-get-y": "Buy X get Y",
};

const count = (number: number | null) => (number === null ? "" : String(number));
const amount = (hundredths: number | null) => (hundredths === null ? "" : priceCell.write(hundredths));

/** A discount as the cells of its row. Shopify writes values as what they take off: `-15.00`. */
export function discountCells(
  code: DiscountCode & { method: DiscountMethod; timesUsed: number | null },
): ReadonlyMap<DiscountColumn, string> {
  const kind = kindOf(code);
  const isForAll = code.productIds === null;
  const cells: Record<DiscountColumn, string> = {
    Name: code.code,
    Value: kind === "free-shipping" ? "" : `-${priceCell.write(code.valueHundredths)}`,
    "Value Type": kind === "fixed" ? "fixed_amount" : "percentage",
    Type: isForAll || kind === "free-shipping" ? typeNames[kind] : typeNames[kind].replace("order", "products"),
    "Discount Class": kind === "free-shipping" ? "shipping" : isForAll ? "order" : "product",
    "Minimum Purchase Requirements": code.minOrderOre === 0 ? "" : priceCell.write(code.minOrderOre),
    "Times Used In Total": count(code.timesUsed),
    "Applies Once Per Customer": code.maxUsesPerCustomer === 1 ? "1" : "0",
    "Usage Limit Per Code": count(code.maxUses),
    Status: code.isActive ? "Active" : "Disabled",
    Start: timeCell.write(code.startsAt),
    End: timeCell.write(code.expiryDate),
    Method: code.method,
    Title: code.title,
    "Usage Limit Per Customer": count(code.maxUsesPerCustomer),
    "Maximum Discount": amount(code.maxDiscountOre),
    Products: code.productIds === null ? "" : linesCell.write(code.productIds),
    "Buy Quantity": count(code.buyQuantity),
    "Get Quantity": count(code.getQuantity),
    Description: code.description,
    Market: code.market ?? "",
  };
  return new Map(discountColumns.map((column) => [column, cells[column]]));
}
