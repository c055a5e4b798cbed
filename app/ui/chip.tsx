import type { Ref } from "react";
import { Link, type LinkProps } from "react-router";

/** A filter as a link: its state is in the URL. `current` marks the active one. */
export function ChipLink({
  current,
  className = "",
  ...rest
}: LinkProps & { current: boolean; ref?: Ref<HTMLAnchorElement> }) {
  return (
    <Link
      aria-current={current ? "true" : undefined}
      className={`chip ${
        current ? "border-ink bg-ink text-white" : "border-line bg-white hover:border-ink active:bg-paper-deep"
      } ${className}`}
      {...rest}
    />
  );
}
