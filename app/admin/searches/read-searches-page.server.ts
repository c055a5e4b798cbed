import type { Database } from "#app/db/client.server.ts";
import { listSynonyms } from "#app/features/catalogue/search/edit-synonyms.server.ts";
import { normalizeSearch } from "#app/features/catalogue/search/query.ts";
import { type LoggedSearch, readSearchLog } from "#app/features/catalogue/search/read-search-log.server.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";

import { allSize, missedSize, parseSearchesView } from "./searches-view.ts";

/** A search with the staff's group that has its words, if there is one. */
export type ListedSearch = LoggedSearch & { id: string; groupId: string | null };

/** What the page of searches shows for its URL. */
export async function readSearchesPage(db: Database, params: URLSearchParams, now: Date) {
  const view = parseSearchesView(params);
  const last = stockholmDay(now);
  const period = { first: addToDay(last, 1 - view.days), last };
  const [{ notFound, all }, groups] = await Promise.all([
    readSearchLog(db, period, {
      notFound: { page: view.missedPage, size: missedSize },
      all: { page: view.page, size: allSize },
      sort: view.sort,
    }),
    listSynonyms(db),
  ]);
  const groupOf = new Map(groups.flatMap(({ id, words }) => words.map((word) => [normalizeSearch(word), id])));
  const listed = (rows: LoggedSearch[]): ListedSearch[] =>
    rows.map((row) => ({ ...row, id: row.words, groupId: groupOf.get(row.words) ?? null }));
  return {
    view,
    notFound: { rows: listed(notFound.rows), total: notFound.total },
    all: { rows: listed(all.rows), total: all.total },
    groups: groups.length,
  };
}
export type SearchesPage = Awaited<ReturnType<typeof readSearchesPage>>;
