import { CellProblem, priceCell } from "./cells.ts";
import type { Draft } from "./product-columns.ts";
import type { LineProblem } from "./product-read.ts";
import type { SourceRow } from "./source-rows.ts";

/** Reads the one price of a product, which Shopify repeats with each variant, and the price before a sale. */
export function readPrices(rows: readonly SourceRow[], draft: Draft): LineProblem | null {
  const priced = rows.filter((row) => row.get("Variant Price") !== "");
  const [first] = priced;
  if (!first) return null;
  const price = sameOf(priced, "Variant Price");
  if (typeof price !== "number") return price ?? null;
  draft.priceOre = price;
  if (!first.has("Variant Compare At Price")) return null;
  const earlier = sameOf(priced, "Variant Compare At Price");
  if (earlier !== null && typeof earlier !== "number") return earlier;
  // Shopify keeps the same price there once a sale is over.
  draft.earlierPriceOre = earlier === price ? null : earlier;
  return null;
}

/** The amount that all rows have in a column, in öre; null where all have none. */
function sameOf(rows: readonly SourceRow[], column: string): number | null | LineProblem {
  let found: { amount: number | null; text: string } | null = null;
  for (const row of rows) {
    const text = row.get(column);
    const amount = text === "" ? null : priceCell.read(text);
    if (amount instanceof CellProblem) return { line: row.line, reason: `${column}: ${amount.text}` };
    if (found && found.amount !== amount)
      return {
        line: row.line,
        reason: `${column}: all variants of a product have one price here, not '${found.text}' and '${text}'`,
      };
    found = { amount, text };
  }
  return found?.amount ?? null;
}
