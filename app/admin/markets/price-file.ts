import { byteOrderMark, csvLine } from "#app/shared/csv-cell.ts";
import { CsvReader } from "#app/shared/csv-reader.ts";
import { isBlank, sniffCsv } from "#app/shared/csv-sniff.ts";

import { amountText, type SentPrice } from "./price-fields.ts";
import type { ProposedPrice } from "./price-view.ts";

const idColumn = "Id";
const priceColumn = "Price";
const earlierColumn = "Earlier price";
const versionColumn = "Version";

/** Prices as a CSV file: they come in again with their version, so that what was changed meanwhile isn't overwritten. */
export function pricesFile(prices: readonly ProposedPrice[]): string {
  const head = [
    idColumn,
    "Product",
    "Variant",
    "Shop's price",
    "Shop's currency",
    "Proposal",
    priceColumn,
    earlierColumn,
  ];
  const lines = prices.map((price) =>
    csvLine(
      [
        price.id,
        price.name,
        price.variant ?? "",
        amountText(price.ownOre),
        price.ownCurrency,
        amountText(price.proposedOre),
        amountText(price.priceOre),
        amountText(price.earlierPriceOre),
        price.updatedAt ?? "",
      ],
      ";",
    ),
  );
  return byteOrderMark + csvLine([...head, versionColumn], ";") + lines.join("");
}

/** The largest file of prices. */
export const maxFileBytes = 2_000_000;

/** The rows of a file of prices, each with its line; or why it can't be read. */
export function readPricesFile(bytes: Uint8Array): { rows: (SentPrice & { line: number })[] } | { problem: string } {
  const head = sniffCsv(bytes);
  if (head.kind !== "csv") return { problem: "This isn't a CSV file in UTF-8." };
  const at = (name: string) => head.columns.indexOf(name);
  const [id, price, earlier, version] = [idColumn, priceColumn, earlierColumn, versionColumn].map(at);
  if ([id, price, version].some((column) => column === -1))
    return {
      problem: `The file needs the columns ${idColumn}, ${priceColumn} and ${versionColumn}. Download it to see them.`,
    };
  const reader = new CsvReader(head.separator, { offset: head.offset, line: head.line });
  const rows: (SentPrice & { line: number })[] = [];
  for (const row of reader.read(bytes.subarray(head.offset), true)) {
    if (isBlank(row)) continue;
    if (row.problem) return { problem: `Line ${row.line} can't be read.` };
    const cell = (column: number | undefined) => (row.cells[column ?? -1] ?? "").trim();
    rows.push({
      id: cell(id),
      price: cell(price),
      earlier: cell(earlier),
      version: cell(version) || null,
      line: row.line,
    });
  }
  return { rows };
}

/** What is told of prices that a file has more than once: which of them is meant, nobody can say. */
export function repeatedPrices(rows: readonly { id: string; line: number }[]): string[] {
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, same]) => {
    const lines = same.map(({ line }) => line);
    if (lines.length === 1) return [];
    return [`Lines ${lines.slice(0, -1).join(", ")} and ${lines.at(-1)} have the same id, ${id}. Keep one of them.`];
  });
}
