import { type Block, lineProblem, type StoredBlock, type TextPage } from "./document.ts";

/** What cannot be read in a text, and on which of its lines (from 1). */
export interface LineProblem {
  line: number;
  message: string;
}

interface ParsedSection {
  id: string;
  title: string;
  blocks: StoredBlock[];
}

const factTable = /^\{table: (.+)\}$/;

/**
 * Reads the sections of a page from what staff typed: `## ` begins a section, `- ` an item of a list, `{table: Caption}` puts in
 * a table of facts of the built-in page; a blank line ends a paragraph. Anything else is a problem, told with its line.
 */
export function parseDocument(text: string, builtIn: TextPage): { sections: ParsedSection[]; problems: LineProblem[] } {
  const sections: ParsedSection[] = [];
  const problems: LineProblem[] = [];
  const captions = tableCaptions(builtIn);
  let paragraph: string[] = [];

  const endParagraph = () => {
    if (paragraph.length > 0) sections.at(-1)?.blocks.push(paragraph.join(" "));
    paragraph = [];
  };
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    const tell = (message: string) => problems.push({ line: index + 1, message });
    const table = factTable.exec(line)?.[1];
    const wrong = table === undefined ? lineProblem(line) : null;
    if (wrong) return void tell(wrong);
    if (line.startsWith("## ")) {
      endParagraph();
      return void sections.push({
        id: sectionId(line.slice(3).trim(), builtIn, sections),
        title: line.slice(3).trim(),
        blocks: [],
      });
    }
    if (line.startsWith("#")) return void tell("Start a heading with ## and a space");
    if (line === "") return endParagraph();
    const section = sections.at(-1);
    if (!section) return void tell("Start with a heading: ## and its text");
    if (table !== undefined) {
      endParagraph();
      if (captions.includes(table)) return void section.blocks.push({ factTable: table });
      return void tell(
        captions.length > 0 ? `Unknown table '${table}'. Use: ${captions.join(", ")}` : "This page has no tables",
      );
    }
    if (!line.startsWith("- ")) return void paragraph.push(line);
    endParagraph();
    const last = section.blocks.at(-1);
    const item = line.slice(2).trim();
    if (typeof last === "object" && "list" in last) last.list.push(item);
    else section.blocks.push({ list: [item] });
  });
  endParagraph();
  if (sections.length === 0 && problems.length === 0) problems.push({ line: 1, message: "Add at least one section" });
  return { sections, problems };
}

/** The captions of the tables that a built-in page makes of facts. */
export function tableCaptions({ sections }: TextPage): string[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === "object" && "table" in block ? [block.table.caption] : [])),
  );
}

/** The id of a section: that of the built-in one of the same title, so that links to it stay; else made of its words. Once each. */
function sectionId(title: string, builtIn: TextPage, taken: readonly { id: string }[]): string {
  const known = builtIn.sections.find((section) => section.title === title)?.id;
  const made = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  const wanted = known ?? (made || "section");
  const free = (id: string) => !taken.some((section) => section.id === id);
  return free(wanted) ? wanted : `${wanted}-${taken.length + 1}`;
}

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
