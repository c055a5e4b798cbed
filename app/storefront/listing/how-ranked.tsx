import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";

import { productCount } from "./product-count.ts";

/** Where shoppers read how products are ranked. */
export const rankingPath = "/how-we-rank";

type RankingSection = "sort" | "search" | "best-sellers" | "related";

interface NoteProps {
  section: RankingSection;
  /** Products in the whole listing; null while nobody knows. */
  total?: number | null;
  /** Their number as shown, which can be focused. */
  totalRef?: RefObject<HTMLParagraphElement | null>;
  /** What the list rests on. */
  note?: ReactNode;
}

/** The line between a listing's toolbar and its products, as tall in a skeleton as on the page. */
export function ListingNote({ section, total = null, totalRef, note }: NoteProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p ref={totalRef} tabIndex={-1} role="status" className="py-1 text-sm whitespace-nowrap tabular-nums">
          {total === null ? "" : productCount(total)}
        </p>
        {note}
      </div>
      <HowRanked section={section} />
    </div>
  );
}

/** The way to how a list is ordered, small, beside it. `section` is the part of the page that tells of this list. */
export function HowRanked({ section }: { section: RankingSection }) {
  return (
    <Link
      to={`${rankingPath}#${section}`}
      className="inline-flex min-h-11 items-center text-xs whitespace-nowrap text-muted underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
    >
      How is this sorted?
    </Link>
  );
}
