import { Link } from "react-router";

const step = "inline-flex min-h-11 items-center border px-4 text-sm font-semibold";

interface Props {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
}

/** Links to the numbered pages before and after this one; nothing when there is one page. */
export function PageSteps({ label, page, pages, to }: Props) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label={label} className="mt-4 flex items-center justify-end gap-2">
      <span className="mr-2 text-sm text-muted tabular-nums">
        {page} of {Math.max(pages, 1)}
      </span>
      <Step name="Previous" to={page > 1 ? to(page - 1) : null} />
      <Step name="Next" to={page < pages ? to(page + 1) : null} />
    </nav>
  );
}

function Step({ name, to }: { name: string; to: string | null }) {
  if (to === null) return <span className={`${step} border-line text-muted`}>{name}</span>;
  return (
    <Link
      to={to}
      discover="none"
      preventScrollReset
      className={`${step} border-ink transition hover:bg-ink hover:text-white active:[translate:0_1px]`}
    >
      {name}
    </Link>
  );
}
