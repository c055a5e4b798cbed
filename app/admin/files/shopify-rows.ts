import { acceptedImageUrl } from "#app/features/shop/storage/image-url.ts";
import { htmlToText, textToHtml } from "#app/shared/html-text.ts";

import { CellProblem, priceCell } from "./cells.ts";
import type { ImportNote, NoteKind } from "./import-note.ts";
import { handlePattern } from "./product-read.ts";
import { readCodes } from "./shopify-codes.ts";
import { arrangeOptions } from "./shopify-options.ts";
import { pictureColors } from "./shopify-pictures.ts";
import { type SourceRow, withCells } from "./source-rows.ts";

/** What the rows of a product say, as `readProductRows` takes it, and what that is otherwise than the file has it. */
export interface ProductRows {
  rows: SourceRow[];
  notes: ImportNote[];
}
/** One thing of another shop's product that is brought into the form that ours has. */
type Step = (rows: SourceRow[], note: (kind: NoteKind, text: string) => void) => SourceRow[];

/**
 * The rows of a product as another shop wrote them, in the form that ours has: handles that can stand in an address, options as ours, units
 * from 0. Rows of our own export stay as they are. Pure, so that the same file is the same product each time.
 */
export function fromShopify(rows: readonly SourceRow[]): ProductRows {
  const notes: ImportNote[] = [];
  const note = (kind: NoteKind, text: string) => notes.push({ kind, text });
  if (rows.some(({ problem }) => problem !== null)) return { rows: [...rows], notes };
  let read = [...rows];
  for (const step of steps) read = step(read, note);
  return { rows: read, notes };
}

/** Characters that tell handles apart which an address can't show. */
const markLength = 6;

const readHandle: Step = (rows, note) => {
  const handle = rows[0]?.get("Handle") ?? "";
  const own = ownHandle(handle);
  if (own === handle) return rows;
  note("handle", `'${handle}' becomes '${own}', and its old address leads there`);
  return rows.map((row) => withCells(row, { Handle: own }));
};

/** The handle that a product of another shop has here: its own where it can stand in an address. */
export function ownHandle(handle: string): string {
  if (handle === "" || handlePattern.test(handle)) return handle;
  const plain = handle.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const slug = plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 70);
  return [slug, markOf(handle)].filter((part) => part !== "").join("-");
}

/** A few letters that belong to one text (FNV-1a): the same each time, and another for another text. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(markLength, "0").slice(-markLength);
}

const readState: Step = (rows, note) => {
  const [first, ...rest] = rows;
  if (!first) return rows;
  const isGiftCard = first.get("Gift Card").toLowerCase() === "true";
  const isArchived = first.get("Status").toLowerCase() === "archived";
  if (isGiftCard) note("gift-card", "A gift card: this shop doesn't sell them");
  if (isArchived) note("archived", "Archived in the old shop: it comes in as a draft");
  return isGiftCard || isArchived ? [withCells(first, { Status: "draft" }), ...rest] : rows;
};

const maxLengths = { Title: 200, Type: 100, Collection: 100, "SEO Title": 200, "SEO Description": 500 } as const;
const maxDescription = 20_000;
const maxTags = { count: 50, length: 60 };

const cutTexts: Step = ([first, ...rest], note) => {
  if (!first) return rest;
  const cells: Record<string, string> = {};
  for (const [column, max] of Object.entries(maxLengths)) {
    const text = first.get(column);
    if (text.length <= max) continue;
    cells[column] = text.slice(0, max).trim();
    note("cut", `${column}: cut to ${max} characters, without '${text.slice(max, max + 60)}'`);
  }
  const html = first.get("Body (HTML)");
  const text = htmlToText(html);
  if (/<(img|iframe|video|table|object)\b/i.test(html))
    note("description", "Pictures, videos and tables in the description aren't kept");
  if (text.length > maxDescription) {
    cells["Body (HTML)"] = textToHtml(text.slice(0, maxDescription).trim());
    note("cut", `The description: cut to ${maxDescription.toLocaleString("en")} characters`);
  }
  const tags = first
    .get("Tags")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  const kept = tags.filter((tag) => tag.length <= maxTags.length).slice(0, maxTags.count);
  if (!first.get("Tags").startsWith("[") && kept.length < tags.length) {
    cells.Tags = kept.join(", ");
    note("cut", `Tags left out: ${tags.filter((tag) => !kept.includes(tag)).join(", ")}`.slice(0, 300));
  }
  return [withCells(first, cells), ...rest];
};

const readUnits: Step = (rows, note) => {
  const short: string[] = [];
  const read = rows.map((row) => {
    const units = row.get("Variant Inventory Qty");
    if (!/^-\d+$/.test(units)) return row;
    short.push(units);
    return withCells(row, { "Variant Inventory Qty": "0" });
  });
  if (short.length > 0) note("stock", `Stock of ${short.join(", ")} in the old shop: it starts at 0`);
  const knowsStock = ["Variant Inventory Tracker", "Variant Inventory Qty"].some((column) => rows[0]?.has(column));
  const uncounted = rows.filter(
    (row) => knowsStock && row.get("Variant Price") !== "" && row.get("Variant Inventory Qty") === "",
  );
  if (uncounted.length > 0)
    note("no-stock", `No stock in the file for ${uncounted.length} of its variants: new ones start at 0`);
  return read;
};

const earlier = "Variant Compare At Price";

/** Shopify keeps any number there: what is no more than the price is no reduction. Each variant has a price of its own, here as there. */
const readSales: Step = (rows, note) => {
  const left: string[] = [];
  const read = rows.map((row) => {
    const text = row.get(earlier);
    const [now, before] = [priceCell.read(row.get("Variant Price")), priceCell.read(text)];
    if (now instanceof CellProblem || before instanceof CellProblem || before > now) return row;
    if (before !== 0 && before < now) left.push(text);
    return withCells(row, { [earlier]: "" });
  });
  if (left.length > 0) note("sale", `Compare-at prices ${[...new Set(left)].join(", ")} aren't a reduction`);
  return read;
};

const maxPictures = 100;
const maxAlt = 300;

const readPictures: Step = (rows, note) => {
  // Ours are this shop's own addresses, which a shop on this machine has too.
  if (rows[0]?.has("Color Id")) return rows;
  let count = 0;
  return rows.map((row) => {
    const source = row.get("Image Src");
    if (source === "") return row;
    const url = source.startsWith("//") ? `https:${source}` : source;
    count += 1;
    const problem = acceptedImageUrl(url) === null || url.length > 2_000 ? "it isn't the address of a picture" : "";
    const reason = count > maxPictures ? `a product has up to ${maxPictures} pictures` : problem;
    if (reason !== "") {
      note("picture", `${source.slice(0, 120)}: ${reason}`);
      return withCells(row, { "Image Src": "" });
    }
    const alt = row.get("Image Alt Text");
    if (alt.length > maxAlt) note("cut", `A picture's text: cut to ${maxAlt} characters`);
    return withCells(row, {
      ...(url === source ? {} : { "Image Src": url }),
      ...(alt.length > maxAlt ? { "Image Alt Text": alt.slice(0, maxAlt).trim() } : {}),
    });
  });
};

const steps: readonly Step[] = [
  readHandle,
  readState,
  cutTexts,
  arrangeOptions,
  readCodes,
  readUnits,
  readSales,
  readPictures,
  pictureColors,
];
export type { Step };
