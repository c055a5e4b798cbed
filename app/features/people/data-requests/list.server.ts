import { and, eq, getTableColumns, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { keysetClauses, type KeysetPaging, keysetPage } from "#app/db/keyset.server.ts";
import { dataRequests } from "#app/db/schema/people.server.ts";
import type { DataRequestState } from "#app/shared/states.ts";

export type DataRequestSort = "due" | "newest";
export type DataRequestFilter = "state";

interface RequestQuery {
  search: string;
  sort: DataRequestSort;
  filters: Partial<Record<DataRequestFilter, string>>;
  paging: KeysetPaging;
}

const { id, kind, email, state, receivedAt, dueAt } = dataRequests;

/** One page of people's requests about their data. A search is a whole number or a whole address. */
export async function listDataRequests(db: Database, { search, sort, filters, paging }: RequestQuery) {
  const column = sort === "due" ? dueAt : receivedAt;
  const order = keysetClauses({ column, id, descending: sort === "newest" }, paging);
  const rows = await db
    .select({ id, kind, email, state, receivedAt, dueAt })
    .from(dataRequests)
    .where(
      and(
        filters.state === undefined ? undefined : eq(state, filters.state as DataRequestState),
        search === "" ? undefined : or(eq(id, search.toUpperCase()), sql`${email} = ${search} COLLATE NOCASE`),
        order.where,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(order.limit);
  return keysetPage(rows, paging, (row) => ({ value: sort === "due" ? row.dueAt : row.receivedAt, id: row.id }));
}

export type ListedRequest = Awaited<ReturnType<typeof listDataRequests>>["rows"][number];

/** One request, whole; undefined for an unknown number. */
export async function readDataRequest(db: Database, requestId: string) {
  const [request] = await db.select(getTableColumns(dataRequests)).from(dataRequests).where(eq(id, requestId));
  return request;
}

export type DataRequest = NonNullable<Awaited<ReturnType<typeof readDataRequest>>>;
