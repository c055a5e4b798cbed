import { Link } from "react-router";

/** Where shoppers read how products are ranked. */
export const rankingPath = "/how-we-rank";

/** The way to how a list is ordered, small, beside it. `section` is the part of the page that tells of this list. */
export function HowRanked({ section }: { section: "sort" | "search" | "best-sellers" | "related" }) {
  return (
    <Link
      to={`${rankingPath}#${section}`}
      className="inline-flex min-h-11 items-center text-xs whitespace-nowrap text-muted underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
    >
      How is this sorted?
    </Link>
  );
}
