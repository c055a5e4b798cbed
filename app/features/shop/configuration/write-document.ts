import type { Block, StoredBlock } from "./document.ts";

/** The sections of a page as staff edit them: the reverse of `parseDocument`. Tables of facts are named, not written out. */
export function writeDocument(
  sections: readonly { title: string; blocks: readonly (Block | StoredBlock)[] }[],
): string {
  return sections
    .map(({ title, blocks }) => [`## ${title}`, ...blocks.map(blockText)].join("\n\n"))
    .join("\n\n")
    .concat("\n");
}

function blockText(block: Block | StoredBlock): string {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
  return `{table: ${"table" in block ? block.table.caption : block.factTable}}`;
}
