import { Fragment } from "react";
import { Link } from "react-router";

import { isSafeAddress, linkPattern } from "#app/shared/link-text.ts";
import { WholeNumbers } from "#app/ui/whole-numbers.tsx";

/** A text with its links, written as `[label](address)`. One that may lead nowhere safe is its label alone. */
export function RichText({ text }: { text: string }) {
  const parts = text.split(linkPattern);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <WholeNumbers key={index} text={part} />;
    const to = parts[index + 1] ?? "";
    if (index % 3 === 2) return null;
    return isSafeAddress(to) ? <TextLink key={index} to={to} label={part} /> : <Fragment key={index}>{part}</Fragment>;
  });
}

function TextLink({ to, label }: { to: string; label: string }) {
  const className = "underline decoration-line-strong underline-offset-4 hover:decoration-ink";
  return to.startsWith("/") ? (
    <Link to={to} className={className}>
      {label}
    </Link>
  ) : (
    <a href={to} rel="noopener" className={className}>
      {label}
    </a>
  );
}
