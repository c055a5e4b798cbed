/* Text with a little form (`formatted-text.ts`) as HTML, as shop systems exchange descriptions, and HTML as such a text. */

import { type Inline, parseInline } from "./formatted-text.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };
/** Spaces that HTML would swallow: tabs and the like, several in a row, and those at either end of a line. */
const swallowed = /[\t\v\f\r]|^ | $|(?<= ) | (?= )/g;

/**
 * A text as HTML: headings (a `#` for each level), lists, bold, italics and links as such, else a paragraph for each empty line between
 * and a break for each line end. `htmlToText` reads the same text back.
 */
export function textToHtml(text: string): string {
  if (text === "") return "";
  const formatted = htmlOf(text, formattedBlock);
  // Where a mark would be read back otherwise, it stays a mark.
  return htmlToText(formatted) === text ? formatted : htmlOf(text, plainBlock);
}

function htmlOf(text: string, blockOf: (block: string) => string): string {
  return text.split("\n\n").map(blockOf).join("");
}

function plainBlock(block: string): string {
  return `<p>${block
    .split("\n")
    .map((line) => withSpaces(escaped(line)))
    .join("<br>")}</p>`;
}

function formattedBlock(block: string): string {
  const lines = block.split("\n");
  const level = lines.length === 1 ? (/^(#{1,6}) /.exec(block)?.[1]?.length ?? 0) : 0;
  if (level > 0) return `<h${level}>${inlineHtml(block.slice(level + 1))}</h${level}>`;
  if (lines.every((line) => line.startsWith("• "))) return listHtml("ul", lines, () => 2);
  if (lines.every((line, i) => line.startsWith(`${i + 1}. `))) return listHtml("ol", lines, (i) => `${i + 1}. `.length);
  return `<p>${lines.map(inlineHtml).join("<br>")}</p>`;
}

function listHtml(tag: string, lines: readonly string[], markLength: (index: number) => number): string {
  return `<${tag}>${lines.map((line, i) => `<li>${inlineHtml(line.slice(markLength(i)))}</li>`).join("")}</${tag}>`;
}

function inlineHtml(line: string): string {
  return withSpaces(parseInline(line).map(partHtml).join(""));
}

function partHtml(part: Inline): string {
  if (typeof part === "string") return escaped(part);
  if ("strong" in part) return `<strong>${escaped(part.strong)}</strong>`;
  if ("em" in part) return `<em>${escaped(part.em)}</em>`;
  return `<a href="${escaped(part.href).replaceAll('"', "&quot;")}">${escaped(part.label)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);
}

/** A line of HTML whose spaces all show. */
function withSpaces(line: string): string {
  return line.replace(swallowed, (space) => `&#${space.charCodeAt(0)};`);
}

/**
 * HTML as a text: headings, lists, bold, italics and links with their marks, paragraphs with an empty line between them, a line for
 * each break; scripts, styles and comments are dropped, and so is every other tag. Text without any tag is taken as it is.
 */
export function htmlToText(html: string): string {
  if (!/<[a-z!/]/i.test(html)) return decoded(html);
  const shown = withoutComments(html)
    .replace(unshown, "")
    .replace(/[ \t\r\n\f]+/g, " ");
  const text = withMarks(shown)
    .replace(/ ?<br\s*\/?> ?/gi, "\n")
    .replace(/^ ?<[uo]l\b[^<>]*> ?<li\b([^<>]*)> ?/i, (_, mark: string) => itemMark(mark))
    .replace(
      /(?: ?<\/(?:p|div|h[1-6]|[uo]l)\s*> ?)?<[uo]l\b[^<>]*> ?<li\b([^<>]*)> ?/gi,
      (_, mark: string) => `\n\n${itemMark(mark)}`,
    )
    .replace(/ ?(?:<\/li\s*>)? ?<li\b([^<>]*)> ?/gi, (_, mark: string) => `\n${itemMark(mark)}`)
    .replace(
      / ?<\/(?:p|div|h[1-6]|[uo]l|table|blockquote)\s*> ?(?:<(?:p|div|h[1-6]|table|blockquote)\b[^<>]*> ?)?/gi,
      "\n\n",
    )
    .replace(/<[a-z!/][^<>]*>/gi, "");
  return decoded(text.replace(/^ ?/, "").replace(/\n\n ?$/, ""));
}

/* Each pattern stops where another tag of its kind begins, so that a file of unclosed tags takes no longer than another. */
const unshown = /<(script|style)\b[^<]*(?:<(?!\/?\1\b)[^<]*)*<\/\1\s*>/gi;
const headings = /(<h([1-6])\b[^<>]*>)([^<]*(?:<(?!\/?h[1-6]\b)[^<>]*>[^<]*)*)(<\/h[1-6]\s*>)/gi;
const links = /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>([^<]*(?:<(?!\/?a\b)[^<>]*>[^<]*)*)<\/a\s*>/gi;

function withoutComments(html: string): string {
  const [first = "", ...rest] = html.split("<!--");
  return first + rest.map((part) => part.slice(part.includes("-->") ? part.indexOf("-->") + 3 : 0)).join("");
}

/** Puts the marks of a text beside the tags that mean them: the tags themselves are dropped later. */
function withMarks(html: string): string {
  return numbered(html)
    .replace(headings, (whole, open: string, level: string, inner: string, close: string) => {
      const words = inner.replace(/<[^<>]*>/g, "").trim();
      return words === "" ? whole : `${open}${"#".repeat(Number(level))} ${words}${close}`;
    })
    .replace(links, (_, one: string | undefined, two: string | undefined, inner: string) => {
      const label = inner.replace(/<[^<>]*>/g, "").trim();
      const link = `[${label}](${escaped(decoded(one ?? two ?? "").trim())})`;
      return isWhole(link, "href") ? link : inner;
    })
    .replace(/<(b|strong)>([^<]*)<\/\1\s*>/gi, (_, __, inner: string) => emphasized(inner, "**", "strong"))
    .replace(/<(i|em)>([^<]*)<\/\1\s*>/gi, (_, __, inner: string) => emphasized(inner, "*", "em"))
    .replace(/ {2,}/g, " ");
}

/** Notes in each item of a numbered list its number. */
function numbered(html: string): string {
  const counts: (number | null)[] = [];
  return html.replace(/<(\/?)(ol|ul|li)\b[^<>]*>/gi, (tag, slash: string, name: string) => {
    if (name.toLowerCase() !== "li") {
      if (slash) counts.pop();
      else counts.push(name.toLowerCase() === "ol" ? 0 : null);
      return tag;
    }
    const count = counts.at(-1) ?? null;
    if (slash || count === null) return tag;
    counts[counts.length - 1] = count + 1;
    return `<li ${count + 1}>`;
  });
}

/** Words between marks; what stands around them, and what no mark can say, stays as it is. */
function emphasized(inner: string, mark: string, kind: "strong" | "em"): string {
  const words = inner.trim();
  const text = `${mark}${words}${mark}`;
  return isWhole(text, kind) ? inner.replace(words, () => text) : inner;
}

/** Whether a piece of text is one thing of a kind when it's read again. */
function isWhole(text: string, kind: "strong" | "em" | "href"): boolean {
  const [part, ...rest] = parseInline(text);
  return rest.length === 0 && typeof part === "object" && kind in part;
}

/** What a list item begins with: a bullet, or its number where `marked` noted one. */
function itemMark(attributes: string): string {
  const number = /^ (\d+)$/.exec(attributes)?.[1];
  return number === undefined ? "• " : `${number}. `;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
