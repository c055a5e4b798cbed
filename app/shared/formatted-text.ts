/* Text with a little form, as staff type it and files bring it: headings, lists, bold, italics and links. Nothing in it is HTML. */

export type Inline = string | { strong: string } | { em: string } | { label: string; href: string };
export type TextBlock =
  | { kind: "heading"; text: Inline[] }
  | { kind: "paragraph"; lines: Inline[][] }
  | { kind: "list"; isNumbered: boolean; items: Inline[][] };

/** `## Heading` with a mark for each level, `- item` (or `•`, `*`), `1. item`. */
const line = /^(?:(#+) |([-•*]) |(\d{1,2}[.)]) )(?=\S)/;
/** `**bold**`, `*italics*`, `[label](address)`. An address is a page of the shop or a secure one elsewhere. */
const inline =
  /\*\*(\S(?:[^\n]*?\S)?)\*\*|\[([^\][\n]+)\]\(((?:https:\/\/|\/(?![/\\]))[^\s()\\]+)\)|(^|[\s(])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?=$|[\s).,;:!?])/g;

/** The blocks of a text. An empty line ends a paragraph or a list. */
export function parseFormatted(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r\n?|\n/)) {
    const row = raw.trim();
    const [mark = "", heading, bullet, number] = line.exec(row) ?? [];
    const parts = parseInline(row.slice(mark.length));
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = row !== "" && !heading;
    if (row === "") continue;
    if (heading) blocks.push({ kind: "heading", text: parts });
    else if (bullet || number) {
      const isNumbered = number !== undefined;
      if (last?.kind === "list" && last.isNumbered === isNumbered) last.items.push(parts);
      else blocks.push({ kind: "list", isNumbered, items: [parts] });
    } else if (last?.kind === "paragraph") last.lines.push(parts);
    else blocks.push({ kind: "paragraph", lines: [parts] });
  }
  return blocks;
}

/** The parts of a line. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, strong, label, href, before = "", em] = match;
    const start = match.index + before.length;
    if (start > from) parts.push(text.slice(from, start));
    if (strong !== undefined) parts.push({ strong });
    else if (label !== undefined && href !== undefined) parts.push({ label, href });
    else if (em !== undefined) parts.push({ em });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The words of a text alone, for search engines and feeds: a line for each of its lines. */
export function withoutFormat(text: string): string {
  const words = (parts: readonly Inline[]) =>
    parts
      .map((part) =>
        typeof part === "string" ? part : "strong" in part ? part.strong : "em" in part ? part.em : part.label,
      )
      .join("");
  return parseFormatted(text)
    .map((block) => {
      if (block.kind === "heading") return words(block.text);
      return (block.kind === "list" ? block.items : block.lines).map(words).join("\n");
    })
    .join("\n\n");
}
