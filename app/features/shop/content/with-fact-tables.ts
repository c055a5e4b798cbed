import type { Block, StoredBlock, StoredDocument, TextPage } from "./document.ts";

/** A page that staff have edited, with the tables of facts that the built-in page has at present. */
export function withFactTables(page: StoredDocument, builtIn: TextPage): TextPage {
  const tables = builtIn.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === "object" && "table" in block ? [block] : [])),
  );
  const shown = (block: StoredBlock): Block[] => {
    if (typeof block === "string" || "list" in block) return [block];
    return tables.filter(({ table }) => table.caption === block.factTable);
  };
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(shown) })),
  };
}
