import type { Block, Section } from "#app/features/shop/content/document.ts";

import type { PdfBlock } from "./pdf-blocks.ts";

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Sections of a text page for printing; the addresses of links stand behind them. `origin` is the shop's address. */
export function printedSections(sections: readonly Section[], origin: string): PdfBlock[] {
  return sections.flatMap(({ title, blocks }): PdfBlock[] => [
    { kind: "heading", level: 2, text: title },
    ...blocks.map((block) => printedBlock(block, origin)),
  ]);
}

function printedBlock(block: Block, origin: string): PdfBlock {
  const plain = (text: string) => withAddresses(text, origin);
  if (typeof block === "string") return { kind: "text", text: plain(block) };
  if ("list" in block) return { kind: "list", items: block.list.map(plain) };
  const { head, rows } = block.table;
  return {
    kind: "table",
    columns: head.map((title) => ({ head: title, share: 1 })),
    rows: rows.map((row) => row.map(plain)),
  };
}

/** `[Returns](/returns)` as 'Returns (https://shop.example/returns)'; an address that is its own label stands once. */
export function withAddresses(text: string, origin: string): string {
  return text.replace(link, (_, label: string, to: string) => {
    if (to.startsWith("#")) return label;
    const address = to.startsWith("/") ? `${origin}${to}` : to.replace(/^(mailto|tel):/, "");
    return address === label ? label : `${label} (${address})`;
  });
}
