import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from "react";

import { mailColors } from "./mail-theme.ts";

/* What emails are made of. Each part reads well in the text version, too: `plain-text.ts` says how elements become text. */

/** A paragraph. */
export function MailText({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return <p style={{ margin: "0 0 16px", ...style }}>{children}</p>;
}

/** A paragraph in small print, below what the email asks to do. */
export function MailSmallPrint({ children }: { children: ReactNode }) {
  const style = { margin: "28px 0 0", fontSize: 14, lineHeight: "22px", color: mailColors.muted };
  return <p style={style}>{children}</p>;
}

/** The title of a part of an email. */
export function MailHeading({ children }: { children: ReactNode }) {
  return <h2 style={headingStyle}>{children}</h2>;
}

/** A link in a sentence. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={{ color: mailColors.ink }}>
      {children}
    </a>
  );
}

/** A link in a sentence, which is given the words that lead there: each language has them in a place of its own. */
export type InLink = (words: string) => ReactElement;

/** What a text with a link in it is given. */
export const linkTo =
  (href: string): InLink =>
  (words) => <MailLink href={href}>{words}</MailLink>;

/** The one thing an email asks to do. A table cell, so that Outlook gives it its color and room. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <MailTable style={{ margin: "28px 0 0" }}>
      <tr>
        <td style={{ background: mailColors.signal }}>
          <a href={href} style={buttonStyle}>
            {children}
          </a>
        </td>
      </tr>
    </MailTable>
  );
}

/** Characters of a fact that fit beside its name on a narrow phone. A longer one, such as a tracking number, stands below it. */
const mostBesideName = 19;

/** Short facts on a pale ground, a row each: side by side they are wider than a phone. */
export function MailFacts({ facts }: { facts: readonly { name: string; fact: string }[] }) {
  return (
    <MailTable
      purpose="data"
      width="100%"
      style={{ padding: "8px 0", background: mailColors.warmWhite, border: `1px solid ${mailColors.line}` }}
    >
      {facts.map(({ name, fact }) =>
        fact.length > mostBesideName ? (
          <tr key={name}>
            <MailCell colSpan={2} style={factStyle}>
              <dl style={{ margin: 0 }}>
                <dt style={{ color: mailColors.muted }}>{name}</dt>
                <dd style={{ margin: 0, fontWeight: 700 }}>{fact}</dd>
              </dl>
            </MailCell>
          </tr>
        ) : (
          <tr key={name}>
            <MailCell style={{ ...factStyle, color: mailColors.muted, overflowWrap: "normal" }}>{name}</MailCell>
            <MailCell align="right" style={{ ...factStyle, fontWeight: 700, whiteSpace: "nowrap" }}>
              {fact}
            </MailCell>
          </tr>
        ),
      )}
    </MailTable>
  );
}

/** A number with a hyphen, which no line breaks. */
export function MailNumber({ children }: { children: string }) {
  return <span style={{ whiteSpace: "nowrap" }}>{children}</span>;
}

interface MailImageProps {
  /** Absolute. */
  src: string;
  alt: string;
  /** In pixels. Without a height it keeps its own shape. */
  width: number;
  height?: number;
  style?: CSSProperties;
}

/** A picture. Its low priority keeps React from adding a preload to the head, which is no use in emails. */
export function MailImage({ alt, style, ...image }: MailImageProps) {
  return <img {...image} alt={alt} fetchPriority="low" style={{ display: "block", border: 0, ...style }} />;
}

/** Empty room. `height` in pixels. */
export function MailSpace({ height }: { height: number }) {
  return <div style={{ height }} />;
}

interface MailTableProps {
  /** `data` holds rows that belong together, each read as one line; `layout` only says where things stand. */
  purpose?: "layout" | "data";
  width?: string;
  style?: CSSProperties;
  /** Rows. */
  children: ReactNode;
}

export function MailTable({ purpose = "layout", width, style, children }: MailTableProps) {
  const role = purpose === "layout" ? "presentation" : undefined;
  return (
    <table role={role} width={width} cellPadding={0} cellSpacing={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A list of facts: each with its name, a line between them. */
export function MailRecord({ facts }: { facts: readonly (readonly [name: string, fact: string])[] }) {
  return (
    <MailTable purpose="data" width="100%" style={{ borderTop: `1px solid ${mailColors.ink}` }}>
      {facts.map(([name, fact]) => (
        <tr key={name}>
          <MailCell style={{ ...rowStyle(10), overflowWrap: "normal", paddingRight: 12, color: mailColors.muted }}>
            {name}
          </MailCell>
          <MailCell align="right" style={{ ...rowStyle(10), fontWeight: 700 }}>
            {fact}
          </MailCell>
        </tr>
      ))}
    </MailTable>
  );
}

/** The style of cells in rows with a line between them. `room` above and below in pixels. */
export const rowStyle = (room: number) =>
  ({
    padding: `${room}px 0`,
    borderBottom: `1px solid ${mailColors.line}`,
    verticalAlign: "top",
    fontSize: 15,
    lineHeight: "22px",
    // An address may be longer than a phone is wide.
    overflowWrap: "anywhere",
  }) as const;

/** A cell of a table. */
export function MailCell({ children, ...cell }: ComponentProps<"td">) {
  return <td {...cell}>{children}</td>;
}

const headingStyle = {
  margin: "32px 0 8px",
  fontSize: 12,
  lineHeight: "16px",
  fontWeight: 700,
  letterSpacing: ".08em",
  textTransform: "uppercase",
  color: mailColors.muted,
} as const;

const buttonStyle = {
  display: "inline-block",
  padding: "16px 28px",
  color: mailColors.ink,
  fontSize: 14,
  lineHeight: "16px",
  fontWeight: 700,
  letterSpacing: ".04em",
  textTransform: "uppercase",
  textDecoration: "none",
} as const;

const factStyle = {
  padding: "5px 14px",
  fontSize: 14,
  lineHeight: "20px",
  verticalAlign: "top",
  // A tracking number may be longer than a phone leaves room for.
  overflowWrap: "anywhere",
} as const;
