import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { SearchSort } from "#app/features/catalogue/search/search-sorts.ts";
import { formatDate } from "#app/shared/dates.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

import { PageSteps } from "./page-steps.tsx";
import type { ListedSearch, SearchesPage } from "./read-searches-page.server.ts";
import { allSize, missedSize, offeredDays, searchesAddress } from "./searches-view.ts";

const sortNames: Readonly<Record<SearchSort, string>> = {
  times: "Most searched",
  found: "Fewest results",
  opened: "Fewest clicks",
  place: "Low click position",
  latest: "Latest",
  words: "A to Z",
};

interface Props {
  page: SearchesPage;
  mayWrite: boolean;
}

/** What shoppers search for: first what they did not find, a press away from a synonym, then all of it. */
export function SearchesScreen({ page, mayWrite }: Props) {
  const { view, notFound, all } = page;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Searches</h1>
        <ButtonLink to="/admin/searches/synonyms" size="small" look="outline">
          Synonyms ({page.groups})
        </ButtonLink>
      </div>
      <nav aria-label="Period" className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {offeredDays.map((days) => (
            <li key={days}>
              <ChipLink to={searchesAddress(view, { days })} current={days === view.days} discover="none">
                {days} days
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <h2 id="missed" className="mb-3 text-lg font-semibold">
        No results
      </h2>
      <DataTable
        caption="No results"
        rows={notFound.rows}
        empty="Every search had results in this period."
        emptyIcon="search"
        columns={[words, times, lastDay, ...(mayWrite ? [synonym] : [])]}
      />
      <PageSteps
        label="Pages of searches without results"
        page={view.missedPage}
        pages={Math.ceil(notFound.total / missedSize)}
        to={(missedPage) => searchesAddress(view, { missedPage })}
      />
      <h2 id="all" className="mt-10 mb-3 text-lg font-semibold">
        All searches
      </h2>
      <nav aria-label="Sort order" className="mb-4">
        <ul className="flex flex-wrap gap-2">
          {(Object.keys(sortNames) as SearchSort[]).map((sort) => (
            <li key={sort}>
              <ChipLink
                to={searchesAddress(view, { sort })}
                current={sort === view.sort}
                discover="none"
                preventScrollReset
              >
                {sortNames[sort]}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <DataTable
        caption="All searches"
        rows={all.rows}
        empty="No searches in this period."
        emptyIcon="search"
        columns={[
          words,
          times,
          found,
          { ...opened, wide: true },
          { ...place, wide: true },
          { ...lastDay, wide: true },
          ...(mayWrite ? [synonym] : []),
        ]}
      />
      <PageSteps
        label="Pages of all searches"
        page={view.page}
        pages={Math.ceil(all.total / allSize)}
        to={(next) => searchesAddress(view, { page: next })}
      />
      <p className="mt-6 max-w-prose text-sm leading-6 text-muted">
        Counted by day, without who searched. We leave out anything that looks like an email, street address or personal
        number. Your own searches count. One-off searches are kept for a week, the rest for 13 months.
      </p>
    </>
  );
}

const words: Column<ListedSearch> = {
  title: "Search",
  lead: true,
  cell: (row) => (
    <RowLink to={`/shop?search=${encodeURIComponent(row.words)}`} reloadDocument className="wrap-anywhere">
      {row.words}
      <span className="sr-only">: search in the shop</span>
    </RowLink>
  ),
};
const times: Column<ListedSearch> = { title: "Searches", numeric: true, cell: (row) => row.times };
const found: Column<ListedSearch> = { title: "Results", numeric: true, cell: (row) => row.found };
const opened: Column<ListedSearch> = {
  title: "Clicks",
  numeric: true,
  cell: ({ clicks, times: searched }) => `${Math.round((100 * clicks) / searched)}%`,
};
const place: Column<ListedSearch> = {
  title: "Avg. position",
  numeric: true,
  cell: ({ averageRank }) => averageRank ?? <span className="text-muted">None</span>,
};
const lastDay: Column<ListedSearch> = {
  title: "Last searched",
  cell: (row) => (
    <time dateTime={row.lastDay} className="tabular-nums">
      {formatDate(row.lastDay)}
    </time>
  ),
};
const synonym: Column<ListedSearch> = {
  title: "Synonym",
  cell: (row) => (
    <RowLink
      to={
        row.groupId === null
          ? `/admin/searches/synonyms/new?words=${encodeURIComponent(row.words)}`
          : `/admin/searches/synonyms/${encodeURIComponent(row.groupId)}`
      }
    >
      {row.groupId === null ? "Add synonym" : "Has synonyms"}
      <span className="sr-only"> for {row.words}</span>
    </RowLink>
  ),
};
