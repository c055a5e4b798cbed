import type { PdfBlock } from "#app/features/shop/documents/pdf-blocks.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { CustomsLine } from "./customs-lines.ts";

/** What a label says for customs, on a page of its own where there is no room; nothing inside the EU. */
export function customsBlocks(lines: readonly CustomsLine[], title: string): PdfBlock[] {
  if (lines.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: title },
    {
      kind: "list",
      items: lines.map(({ description, hsCode, originCountry, quantity, unitOre, currency, weightGrams }) => {
        const facts = [
          hsCode === null ? "" : `HS ${hsCode}`,
          originCountry === null ? "" : `origin ${originCountry}`,
          `${formatPrice(unitOre * quantity, currency)} ${currency}`,
          weightGrams === null ? "" : `${weightGrams * quantity} g`,
        ];
        return `${quantity} × ${description}: ${facts.filter((fact) => fact !== "").join(", ")}`;
      }),
    },
  ];
}
