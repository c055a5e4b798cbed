/* Plain text of several lines as HTML, as shop systems exchange descriptions, and HTML as plain text. */

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };
/** Spaces that HTML would swallow: tabs and the like, several in a row, and those at either end of a line. */
const swallowed = /[\t\v\f\r]|^ | $|(?<= ) | (?= )/g;

/** A text as HTML: a paragraph for each empty line between, a break for each line end. `htmlToText` reads the same text back. */
export function textToHtml(text: string): string {
  if (text === "") return "";
  const paragraphs = text.split("\n\n").map((paragraph) => {
    const lines = paragraph
      .split("\n")
      .map((line) =>
        line
          .replace(/[&<>]/g, (letter) => escapes[letter] ?? letter)
          .replace(swallowed, (space) => `&#${space.charCodeAt(0)};`),
      );
    return `<p>${lines.join("<br>")}</p>`;
  });
  return paragraphs.join("");
}

/**
 * HTML as the text it shows: paragraphs with an empty line between them, a line for each break and list item; scripts, styles and
 * comments are dropped, and so is every other tag. Text without any tag is taken as it is.
 */
export function htmlToText(html: string): string {
  if (!/<[a-z!/]/i.test(html)) return decoded(html);
  const text = html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/[ \t\r\n\f]+/g, " ")
    .replace(/ ?<br\s*\/?> ?/gi, "\n")
    .replace(/^ ?<[uo]l\b[^>]*> ?<li\b[^>]*> ?/i, "• ")
    .replace(/(?: ?<\/(?:p|div|h[1-6])\s*> ?)?<[uo]l\b[^>]*> ?<li\b[^>]*> ?/gi, "\n\n• ")
    .replace(/ ?(?:<\/li\s*>)? ?<li\b[^>]*> ?/gi, "\n• ")
    .replace(
      / ?<\/(?:p|div|h[1-6]|[uo]l|table|blockquote)\s*> ?(?:<(?:p|div|h[1-6]|table|blockquote)\b[^>]*> ?)?/gi,
      "\n\n",
    )
    .replace(/<[a-z!/][^>]*>/gi, "");
  return decoded(text.replace(/^ ?/, "").replace(/\n\n ?$/, ""));
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
