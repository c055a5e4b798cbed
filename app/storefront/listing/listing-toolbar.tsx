import { useLayoutEffect, useRef } from "react";

import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

import type { ChipLinkFacts } from "./chip-links.ts";

interface Props {
  chips: readonly ChipLinkFacts[];
}

/** The categories of a listing, in a row that scrolls sideways on a phone. */
export function ListingToolbar({ chips }: Props) {
  if (chips.length === 0) return null;
  return (
    <HydrationBoundary>
      <ChipRow chips={chips} />
    </HydrationBoundary>
  );
}

function ChipRow({ chips }: Props) {
  const row = useRef<HTMLElement>(null);
  const chosen = chips.find(({ current }) => current)?.to;
  useLayoutEffect(() => {
    const { current } = row;
    const chip = current?.querySelector<HTMLElement>("[aria-current]");
    // The row alone is scrolled: the page stays where it is.
    if (current && chip) current.scrollLeft = chip.offsetLeft - (current.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav
      ref={row}
      aria-label="Categories"
      className="scroll-quiet relative -mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-1 lg:-mx-1 lg:mb-3 lg:px-1"
    >
      {chips.map(({ to, label, current }) => (
        <ChipLink key={to} to={to} current={current}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
