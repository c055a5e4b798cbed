import type { ReactNode } from "react";

import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

interface Props {
  chips: readonly { to: string; label: string; current: boolean }[];
  /** The controls for sort order and layout. */
  children: ReactNode;
}

/** The toolbar of a listing: its categories, its sort order and layout. */
export function ListingToolbar({ chips, children }: Props) {
  return (
    <div className="flex items-center justify-between gap-x-4 gap-y-3 border-y border-line py-3 max-lg:flex-wrap">
      <HydrationBoundary>
        <nav
          aria-label="Categories"
          className="scroll-quiet -mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-1 lg:-mx-1 lg:px-1"
        >
          {chips.map(({ to, label, current }) => (
            <ChipLink key={to} to={to} current={current}>
              {label}
            </ChipLink>
          ))}
        </nav>
      </HydrationBoundary>
      <div className="ml-auto flex min-w-0 items-center gap-2 max-lg:w-full sm:gap-4">{children}</div>
    </div>
  );
}
