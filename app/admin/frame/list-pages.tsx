import { Link } from "react-router";

import type { KeysetPage } from "#app/db/keyset.server.ts";

import { listAddress, type ListShape, type ListView } from "./list-address.ts";

const step = "inline-flex min-h-11 items-center border px-4 text-sm font-semibold";

interface Props<Sort extends string, Filter extends string> {
  shape: ListShape<Sort, Filter>;
  view: ListView<Sort, Filter>;
  page: Omit<KeysetPage<unknown>, "rows">;
}

/** Links to the pages before and after this one; nothing when the list is one page. */
export function ListPages<Sort extends string, Filter extends string>({ shape, view, page }: Props<Sort, Filter>) {
  const { previous, next } = page;
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex justify-end gap-2">
      <Step name="Previous" to={previous && listAddress(shape, view, { before: previous })} />
      <Step name="Next" to={next && listAddress(shape, view, { after: next })} />
    </nav>
  );
}

function Step({ name, to }: { name: string; to: string | null }) {
  if (to === null) return <span className={`${step} border-line text-muted`}>{name}</span>;
  return (
    <Link
      to={to}
      discover="none"
      className={`${step} border-ink transition hover:bg-ink hover:text-white active:translate-y-px`}
    >
      {name}
    </Link>
  );
}
