import type { ReactNode } from "react";
import { Link } from "react-router";

/** A name and its value, in a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** A link within a fact. */
export function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      discover="none"
      className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
