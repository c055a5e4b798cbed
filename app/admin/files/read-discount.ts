import { maxNamedProducts } from "#app/features/catalogue/products/product-list.ts";
import {
  automaticIdSchema,
  checkCode,
  codeFieldNames,
  type CodeFields,
  codeSchema,
} from "#app/features/selling/discounts/code-form.ts";
import type { CodeKind } from "#app/features/selling/discounts/discount-code.ts";
import { marketIds } from "#app/shared/market-ids.ts";

import { CellProblem, flagCell, linesCell, priceCell, timeCell, unitsCell } from "./cells.ts";
import { type DiscountColumn, ownDiscountColumn } from "./discount-columns.ts";
import type { ImportNote } from "./import-note.ts";
import type { SourceRow } from "./source-rows.ts";

export type DiscountRead =
  | { kind: "discount"; code: string; fields: CodeFields; notes: ImportNote[] }
  | { kind: "refused"; reason: string };

/** What only our own file says of a discount. */
type OwnFields = Pick<CodeFields, "title" | "description" | "maxDiscountOre" | "market">;
/** Notes why a discount can't come in, for staff; the first counts. */
type Refuse = (reason: string) => void;

/**
 * What a row says of a discount, of our own file or Shopify's; what only ours says stays as it is where the file doesn't. A discount
 * that would give more here than in the other shop, because the file doesn't say for what or for whom it is, is refused.
 */
export function readDiscount(row: SourceRow, current: OwnFields | null, now: Date): DiscountRead {
  const problems: string[] = [];
  const refuse: Refuse = (reason) => void problems.push(reason);
  const method = row.get("Method") === "automatic" ? "automatic" : "code";
  const code = readName(row.get("Name"), method, refuse);
  const { maxUses, notes } = readLimit(row, refuse);
  const fields: CodeFields = {
    method,
    ...readOwn(row, current, refuse),
    ...readOffer(row, refuse),
    minOrderOre: readMinimum(row.get("Minimum Purchase Requirements"), refuse),
    maxUses,
    maxUsesPerCustomer: readPerCustomer(row, refuse),
    ...readDates(row, now, refuse),
  };
  const [reason] = [...problems, ...problemsTogether(fields)];
  return reason === undefined ? { kind: "discount", code, fields, notes } : { kind: "refused", reason };
}

function problemsTogether(fields: CodeFields): string[] {
  const payload: Parameters<typeof checkCode>[0] = { value: fields, issues: [] };
  checkCode(payload);
  return payload.issues.map(({ path, message }) => `${codeFieldNames[path?.[0] as keyof CodeFields]}: ${message}`);
}

function readName(name: string, method: CodeFields["method"], refuse: Refuse): string {
  const parsed = (method === "automatic" ? automaticIdSchema : codeSchema).safeParse(name);
  if (parsed.success) return parsed.data;
  refuse(
    name === ""
      ? "Name is missing: it's the code that shoppers enter"
      : "This can't be a code here, which has 2 to 40 letters, digits, hyphens or underscores. Add it under Discounts by another name",
  );
  return "";
}

type Offer = Pick<CodeFields, "discountType" | "valueHundredths" | "productIds" | "buyQuantity" | "getQuantity">;

/** What a discount takes off, and of what. */
function readOffer(row: SourceRow, refuse: Refuse): Offer {
  const isOwn = row.has(ownDiscountColumn);
  const valueType = row.get("Value Type").toLowerCase();
  const kind = readKind(row, refuse);
  const isShipping = kind === "free-shipping";
  const productIds = isOwn ? readProducts(row.get("Products"), refuse) : null;
  const isForAll = ["", "order", "shipping"].includes(row.get("Discount Class").toLowerCase());
  if (!isForAll && productIds === null && !(isOwn && kind === "buy-x-get-y"))
    refuse("It's for certain products, and the file doesn't say which. Add it under Discounts");
  const audience = row.get("Customer Selection").toLowerCase();
  if (!["", "all", "all customers", "everyone"].includes(audience))
    refuse("It's for certain customers. Codes here are for everyone");
  const value = readAmount("Value", row.get("Value").replace(/^-/, ""), 0, refuse);
  if (isShipping && valueType === "percentage" && value !== 0 && value !== 100_00)
    refuse("It takes only a part off shipping. Codes here make standard delivery free");
  const units = (column: DiscountColumn) => (kind === "buy-x-get-y" ? readCount(row, column, refuse) : null);
  return {
    discountType: kind,
    valueHundredths: isShipping ? 0 : value,
    productIds,
    buyQuantity: units("Buy Quantity"),
    getQuantity: units("Get Quantity"),
  };
}

function readKind(row: SourceRow, refuse: Refuse): CodeKind {
  const type = row.get("Type").toLowerCase();
  const valueType = row.get("Value Type").toLowerCase();
  if (valueType === "app" || /\bapp\b/.test(type))
    refuse("An app of the other shop works it out. Add it under Discounts");
  else if (type.includes("buy") && !row.has(ownDiscountColumn))
    refuse("Buy X, get Y: the file doesn't say how many of which products. Add it under Discounts");
  else if (row.get("Discount Class").toLowerCase() === "shipping" || type.includes("shipping")) return "free-shipping";
  else if (type.includes("buy")) return "buy-x-get-y";
  else if (valueType === "fixed_amount") return "fixed";
  else if (valueType !== "percentage") refuse("Value Type: use percentage or fixed_amount");
  return "percentage";
}

function readProducts(text: string, refuse: Refuse): string[] | null {
  const ids = linesCell.read(text);
  if (ids instanceof CellProblem || ids.length === 0) return null;
  if (ids.length > maxNamedProducts) refuse(`Products: name up to ${maxNamedProducts}`);
  return ids;
}

function readOwn(row: SourceRow, current: OwnFields | null, refuse: Refuse): OwnFields {
  const text = (column: "Title" | "Description", longest: number, before = "") => {
    if (row.get(column).length > longest) refuse(`${column}: use up to ${longest} characters`);
    return row.has(column) ? row.get(column) : before;
  };
  const cap = row.get("Maximum Discount");
  const named = row.get("Market").toLowerCase();
  const market = marketIds.find((id) => id === named) ?? null;
  if (named !== "" && market === null) refuse(`Market: use ${marketIds.join(", ")}, or leave it blank for all`);
  return {
    title: text("Title", 60, current?.title),
    description: text("Description", 200, current?.description),
    market: row.has("Market") ? market : (current?.market ?? null),
    maxDiscountOre: row.has("Maximum Discount")
      ? readAmount("Maximum Discount", cap, null, refuse)
      : (current?.maxDiscountOre ?? null),
  };
}

/** The least that an order must come to, in öre. A least number of items has no place here. */
function readMinimum(text: string, refuse: Refuse): number {
  if (/item|quantit/i.test(text)) refuse("It needs a least number of items. Codes here have a least amount");
  return readAmount("Minimum Purchase Requirements", text.replace(/[^\d.,]/g, ""), 0, refuse);
}

function readAmount<Empty>(column: DiscountColumn, text: string, empty: Empty, refuse: Refuse): number | Empty {
  if (text === "") return empty;
  const read = priceCell.read(text);
  if (!(read instanceof CellProblem) && read <= 9_999_999_99) return read;
  refuse(`${column}: enter an amount, for example 50.00`);
  return empty;
}

function readCount(row: SourceRow, column: DiscountColumn, refuse: Refuse): number | null {
  const text = row.get(column).replace(/\.0$/, "");
  if (text === "") return null;
  const read = unitsCell.read(text);
  if (!(read instanceof CellProblem)) return read;
  refuse(`${column}: enter a whole number`);
  return null;
}

/** How often it can be used here. What was used in the other shop is used up. */
function readLimit(row: SourceRow, refuse: Refuse): { maxUses: number | null; notes: ImportNote[] } {
  const limit = readCount(row, "Usage Limit Per Code", refuse);
  const used = readCount(row, "Times Used In Total", refuse) ?? 0;
  if (limit === null || used === 0 || row.has(ownDiscountColumn)) return { maxUses: limit, notes: [] };
  const left = Math.max(0, limit - used);
  return { maxUses: left, notes: [{ kind: "uses", text: `Used ${used} of ${limit} times: ${left} left here` }] };
}

function readPerCustomer(row: SourceRow, refuse: Refuse): number | null {
  if (row.has(ownDiscountColumn)) return readCount(row, ownDiscountColumn, refuse);
  const text = row.get("Applies Once Per Customer");
  if (text === "") return null;
  const once = flagCell.read(text);
  if (once instanceof CellProblem) refuse("Applies Once Per Customer: use 1 or 0");
  return once === true ? 1 : null;
}

/** From when to when it can be used. One that is over stays over; of the others those work that Shopify calls active or scheduled. */
function readDates(
  row: SourceRow,
  now: Date,
  refuse: Refuse,
): Pick<CodeFields, "startsAt" | "expiryDate" | "isActive"> {
  const time = (column: "Start" | "End") => {
    const read = timeCell.read(row.get(column));
    if (!(read instanceof CellProblem)) return read;
    refuse(`${column}: ${read.text}`);
    return null;
  };
  const [startsAt, expiryDate] = [time("Start"), time("End")];
  const status = row.get("Status").toLowerCase();
  const isOver = expiryDate !== null && expiryDate < now.toISOString();
  const isActive = ["", "active", "scheduled"].includes(status) || (status === "expired" && isOver);
  return { startsAt, expiryDate, isActive };
}
