import { useId } from "react";
import { Form, Link } from "react-router";

import type { KeysetPage } from "#app/db/keyset.server.ts";

import { listAddress, type ListShape, type ListView, rowChoices } from "./list-address.ts";

const step = "inline-flex min-h-11 items-center border px-4 text-sm font-semibold";

interface Props<Sort extends string, Filters extends Record<string, string>> {
  list: ListShape<Sort, Filters>;
  view: ListView<Sort, Filters>;
  page: KeysetPage<unknown>;
}

/** Links to the pages before and after this one, and how many rows a page has; nothing for a list that is one page however few those are. */
export function ListPages<Sort extends string, Filters extends Record<string, string>>({
  list,
  view,
  page,
}: Props<Sort, Filters>) {
  const { rows, previous, next } = page;
  if (!previous && !next && rows.length <= rowChoices[0]) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <RowsForm list={listAddress(list, { ...view, rows: undefined })} size={view.paging.size} />
      {previous || next ? (
        <nav aria-label="Pages" className="ml-auto flex gap-2">
          <Step name="Previous" to={previous && listAddress(list, view, { before: previous })} />
          <Step name="Next" to={next && listAddress(list, view, { after: next })} />
        </nav>
      ) : null}
    </div>
  );
}

/** Chooses how many rows a page has, by a press and without scripts alike. */
function RowsForm({ list, size }: { list: string; size: number }) {
  const label = useId();
  return (
    <Form method="post" action="/admin/rows" preventScrollReset className="flex items-center gap-3">
      <input type="hidden" name="list" value={list} />
      <span id={label} className="text-sm text-muted">
        Rows per page
      </span>
      <div role="group" aria-labelledby={label} className="flex">
        {rowChoices.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="rows"
            value={choice}
            aria-pressed={choice === size}
            className={`relative -ml-px min-h-11 min-w-11 border px-2.5 text-sm font-semibold tabular-nums first:ml-0 focus-visible:z-20 ${
              choice === size
                ? "z-10 border-ink bg-ink text-white"
                : "border-line-strong bg-white hover:z-10 hover:border-ink active:bg-paper-deep"
            }`}
          >
            {choice}
          </button>
        ))}
      </div>
    </Form>
  );
}

function Step({ name, to }: { name: string; to: string | null }) {
  if (to === null) return <span className={`${step} border-line text-muted`}>{name}</span>;
  return (
    <Link
      to={to}
      discover="none"
      className={`${step} border-ink transition hover:bg-ink hover:text-white active:[translate:0_1px]`}
    >
      {name}
    </Link>
  );
}
