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

/**
 * A ref that scrolls a chip's row (the positioned element it stands in) to it, unless a finger has scrolled it or is on it, and nothing
 * else. Pixels of the chip before it stay in sight.
 */
export function showChip(chip: HTMLElement | null): void {
  const row = chip?.offsetParent;
  if (chip && row?.scrollLeft === 0 && !row.matches(":hover")) row.scrollLeft = chip.offsetLeft - 64;
}
