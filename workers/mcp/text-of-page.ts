import type { Block, TextPage } from "#app/features/shop/content/document.ts";

/** A page of text as Markdown, its links with the shop's address. */
export function textOfPage({ title, intro, sections }: TextPage, origin: string): string {
  const parts = sections.flatMap((section) => [`## ${section.title}`, ...section.blocks.map(textOfBlock)]);
  return [`# ${title}`, intro, ...parts].filter(Boolean).join("\n\n").replaceAll("](/", `](${origin}/`);
}

function textOfBlock(block: Block): string {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
  const { caption, head, rows } = block.table;
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [`${caption}:`, "", row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}
