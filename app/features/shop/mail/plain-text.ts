import { Children, type CSSProperties, isValidElement, type ReactNode } from "react";

interface Link {
  text: string;
  href: string;
}

interface Place {
  /** Links of the paragraph, heading or cell around this place. */
  links: Link[];
  inDataTable: boolean;
}

interface Props {
  children?: ReactNode;
  style?: CSSProperties;
  role?: string;
  href?: string;
  alt?: string;
}

/**
 * The text version of an email, from the same elements as its HTML. A link is its text and its address (`Shop: https://…`),
 * under the sentence it stands in; a row of a data table is one line. Components are called as functions: no hooks in emails.
 */
export function plainText(node: ReactNode): string {
  const text = textOf(node, { links: [], inDataTable: false });
  return text.replace(/\n{3,}/g, "\n\n").trim();
}

function textOf(node: ReactNode, place: Place): string {
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child, place)).join("");
  if (!isValidElement<Props>(node)) return typeof node === "string" || typeof node === "number" ? String(node) : "";
  const { type, props } = node;
  if (typeof type === "function") return textOf((type as (props: Props) => ReactNode)(props), place);
  if (type === "head" || props.style?.display === "none") return "";

  const text = (at: Place = place) => textOf(props.children, at);
  const withLinks = () => {
    const at = { ...place, links: [] };
    return linesOf(text(at), at.links);
  };
  switch (type) {
    case "img":
      return props.alt ?? "";
    case "br":
      return "\n";
    case "a":
      place.links.push({ text: text(), href: props.href ?? "" });
      return text();
    case "h1":
    case "h2":
    case "p":
      return `\n\n${withLinks()}\n\n`;
    case "li":
      return `- ${withLinks()}\n`;
    case "dt":
      return `${text()}: `;
    case "ul":
      return `\n\n${text()}\n\n`;
    case "table":
      return `\n\n${text({ ...place, inDataTable: props.role !== "presentation" })}\n\n`;
    case "tr":
      return place.inDataTable ? `${rowOf(props.children, place)}\n` : text();
    case "td":
      return place.inDataTable ? text() : `${withLinks()}\n`;
    default:
      return text();
  }
}

/** A row of a data table: `2 × Tee, Black: 598 kr`. Lines of a cell are parted by commas, empty cells left out. */
function rowOf(cells: ReactNode, place: Place): string {
  const texts = Children.toArray(cells).map((cell) => textOf(cell, place).trim().replaceAll("\n", ", "));
  return texts.filter((text) => text !== "").join(": ");
}

/** A text with the addresses of its links below; only these where the text is nothing but links. */
function linesOf(text: string, links: readonly Link[]): string {
  const isSelfEvident = ({ text: name, href }: Link) => href === `mailto:${name}`;
  const named = (link: Link) => (isSelfEvident(link) ? link.text : `${link.text}: ${link.href}`);
  const rest = links.reduce((left, link) => left.replace(link.text, ""), text);
  if (links.length > 0 && !/[\p{L}\p{N}]/u.test(rest)) return links.map(named).join("\n");
  return [text, ...links.filter((link) => !isSelfEvident(link)).map(named)].join("\n");
}
