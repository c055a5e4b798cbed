import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link of a list's row, or back to the list: underlined, and high enough for a finger. */
export function RowLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      discover="none"
      className={`inline-flex min-h-11 items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink ${className}`}
      {...rest}
    />
  );
}
