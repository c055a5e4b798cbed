import { Fragment, type ReactNode } from "react";

import { type Inline, parseFormatted, type TextBlock } from "#app/shared/formatted-text.ts";

/** A product's description, with its headings, lists, bold, italics and links. */
export function ProductDescription({ text }: { text: string }) {
  return (
    <div className="grid max-w-prose content-start gap-4 leading-7">
      {parseFormatted(text).map((block, i) => (
        <Fragment key={i}>{blockOf(block)}</Fragment>
      ))}
    </div>
  );
}

function blockOf(block: TextBlock): ReactNode {
  if (block.kind === "heading") return <h3 className="font-semibold">{inlines(block.text)}</h3>;
  if (block.kind === "paragraph")
    return (
      <p>
        {block.lines.map((line, i) => (
          <Fragment key={i}>
            {i > 0 ? <br /> : null}
            {inlines(line)}
          </Fragment>
        ))}
      </p>
    );
  const List = block.isNumbered ? "ol" : "ul";
  return (
    <List className={`grid gap-1.5 pl-5 ${block.isNumbered ? "list-decimal" : "list-disc"}`}>
      {block.items.map((item, i) => (
        <li key={i}>{inlines(item)}</li>
      ))}
    </List>
  );
}

function inlines(parts: readonly Inline[]): ReactNode[] {
  return parts.map((part, i) => {
    if (typeof part === "string") return <Fragment key={i}>{part}</Fragment>;
    if ("strong" in part) return <strong key={i}>{part.strong}</strong>;
    if ("em" in part) return <em key={i}>{part.em}</em>;
    return (
      <a key={i} href={part.href} rel="noopener" className="underline underline-offset-4">
        {part.label}
      </a>
    );
  });
}
