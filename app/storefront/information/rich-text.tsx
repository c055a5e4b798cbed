import { Fragment } from "react";
import { Link } from "react-router";

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A text with its links, written as `[label](address)`. */
export function RichText({ text }: { text: string }) {
  const parts = text.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>;
    return index % 3 === 1 ? <TextLink key={index} to={parts[index + 1] ?? ""} label={part} /> : null;
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
