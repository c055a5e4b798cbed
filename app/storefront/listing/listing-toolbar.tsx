import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

import type { ChipLinkFacts } from "./chip-links.ts";
import { listingTexts } from "./listing.texts.tsx";

/** The categories of a listing, in a row that scrolls sideways on a phone: what is chosen is in sight. */
export function ListingToolbar({ chips }: { chips: readonly ChipLinkFacts[] }) {
  if (chips.length === 0) return null;
  return (
    <HydrationBoundary>
      <nav
        aria-label={listingTexts().categories}
        className="scroll-quiet relative -mx-4 flex min-w-0 gap-1.5 overflow-x-auto max-lg:[mask:linear-gradient(90deg,#000_90%,#0000)] px-4 py-1 lg:-mx-1 lg:mb-3 lg:px-1"
      >
        {chips.map(({ to, label, current }) => (
          <ChipLink key={to} ref={current ? show : null} to={to} current={current}>
            {label}
          </ChipLink>
        ))}
      </nav>
    </HydrationBoundary>
  );
}

/** Scrolls a chip's row to it, unless a finger has scrolled it or is on it, and nothing else. Pixels of the chip before it stay in sight. */
function show(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (chip && row?.scrollLeft === 0 && !row.matches(":hover")) row.scrollLeft = chip.offsetLeft - 64;
}
