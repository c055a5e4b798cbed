import { gtinText, skuText } from "#app/features/catalogue/products/variant-details.ts";

import type { NoteKind } from "./import-note.ts";
import { type SourceRow, withCells } from "./source-rows.ts";

/** Shopify takes any text for a SKU or barcode, as often as one likes: one that can't be a variant's own code is left out, and told. */
export function readCodes(rows: SourceRow[], note: (kind: NoteKind, text: string) => void): SourceRow[] {
  const read = {
    "Variant SKU": codeReader(rows, (text) => skuText.safeParse(text).success),
    "Variant Barcode": codeReader(rows, (text) => gtinText.safeParse(text).success),
  };
  return rows.map((row) => {
    const cells: Record<string, string> = {};
    for (const [column, reader] of Object.entries(read)) {
      const text = row.get(column);
      const { code, problem } = reader(text);
      if (code !== text) cells[column] = code;
      if (problem !== "") note("code", `${column} '${text.slice(0, 80)}': ${problem}`);
    }
    const grams = row.get("Variant Grams");
    if (/^\d+\.\d+$/.test(grams)) cells["Variant Grams"] = String(Math.round(Number(grams)));
    return withCells(row, cells);
  });
}

function codeReader(rows: readonly SourceRow[], isCode: (text: string) => boolean) {
  // Our own export has one row for each variant, and its codes are checked as they are.
  const isOwn = rows.some((row) => row.get("Color Id") !== "");
  const seen = new Set<string>();
  return (text: string): { code: string; problem: string } => {
    const code = text.replace(/^'/, "").trim();
    if (code === "" || isOwn) return { code: text, problem: "" };
    if (!isCode(code)) return { code: "", problem: "it can't be a code here" };
    if (seen.has(code.toLowerCase())) return { code: "", problem: "another variant of the product has it" };
    seen.add(code.toLowerCase());
    return { code, problem: "" };
  };
}
