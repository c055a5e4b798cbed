import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";

import { cardTexts } from "./card.texts.ts";
import { productCount } from "./product-count.ts";

/** Where shoppers read how products are ranked. */
export const rankingPath = "/how-we-rank";

type RankingSection = "sort" | "search" | "best-sellers" | "related";

interface NoteProps {
  /** Products in the whole listing; null while nobody knows. */
  total?: number | null;
  /** Their number as shown, which can be focused. */
  totalRef?: RefObject<HTMLParagraphElement | null>;
  /** What the list rests on. */
  note?: ReactNode;
  /** The controls for sort order and layout. */
  children?: ReactNode;
}

/** The line above a listing's products: how many, in which order; the narrowest phones have the number under the order. As tall in a skeleton as on the page. */
export function ListingNote({ total = null, totalRef, note, children }: NoteProps) {
  return (
    <div className="mb-2 flex min-h-11 items-center gap-x-3 text-xs text-muted">
      <p ref={totalRef} tabIndex={-1} role="status" className="text-sm whitespace-nowrap tabular-nums">
        {total === null ? "" : productCount(total)}
      </p>
      {note}
      <div className="ml-auto flex min-w-0 gap-2">{children}</div>
    </div>
  );
}

/** The way to how a list is ordered, small, at its end. `section` is the part of the page that tells of this list. */
export function HowRanked({ section }: { section: RankingSection }) {
  return (
    <Link
      to={`${rankingPath}#${section}`}
      className="inline-flex min-h-11 items-center text-xs whitespace-nowrap text-muted underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
    >
      {cardTexts().howSorted}
    </Link>
  );
}
