import type { ReactNode } from "react";
import { Link } from "react-router";

/** Where shoppers read how products are ranked. */
export const rankingPath = "/how-we-rank";

type RankingSection = "sort" | "search" | "best-sellers" | "related";

/** The line between a listing's toolbar and its products, as tall in a skeleton as on the page: `note` is what the list rests on. */
export function ListingNote({ section, note }: { section: RankingSection; note?: ReactNode }) {
  return (
    <p className="mb-2 flex flex-wrap items-center justify-between gap-x-6 text-xs text-muted">
      <span className="py-2">{note}</span>
      <HowRanked section={section} />
    </p>
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
