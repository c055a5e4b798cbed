import { type ReactElement, type ReactNode, useState } from "react";

import { filterTexts } from "./filters.texts.ts";

interface Props {
  title: string;
  /** How many of it are chosen: with any it begins open. */
  chosen: number;
  /** Whether it begins open anyway. */
  open?: boolean;
  children: ReactNode;
}

/** A group of filters that can be folded. Later it is the shopper's: choosing neither opens nor closes it. */
export function FilterGroup({ title, chosen, open = false, children }: Props) {
  const [begins] = useState(open || chosen > 0);
  return (
    <details open={begins} className="border-t border-line">
      <summary className="fold-summary">
        {title} {chosen > 0 ? <ChosenCount count={chosen} /> : null}
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

/** How many filters are chosen, in a circle. */
export function ChosenCount({ count }: { count: number }) {
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1 text-2xs text-white tabular-nums">
      {count}
      <span className="sr-only">{` ${filterTexts().chosenCount}`}</span>
    </span>
  );
}

interface FoldedProps {
  label: string;
  className: string;
  /** How many are shown before the rest is folded away. */
  most?: number;
  children: ReactElement<{ chosen: boolean }>[];
}

/** The values of a group; those after `most` are folded until one of them is chosen or the shopper unfolds them. */
export function Folded({ label, className, most = 8, children }: FoldedProps) {
  // Two more take no more room than the line that would unfold them.
  const shown = children.length <= most + 2 ? children.length : most;
  const rest = children.slice(shown);
  const [unfolded] = useState(rest.some(({ props }) => props.chosen));
  return (
    <div role="group" aria-label={label}>
      <div className={className}>{children.slice(0, shown)}</div>
      {rest.length === 0 ? null : (
        <details open={unfolded} className="group/rest">
          <summary className="inline-flex min-h-11 list-none items-center text-sm underline decoration-line-strong underline-offset-4 group-open/rest:sr-only hover:decoration-current [&::-webkit-details-marker]:hidden">
            {filterTexts().showMore(rest.length)}
          </summary>
          <div className={className}>{rest}</div>
        </details>
      )}
    </div>
  );
}
