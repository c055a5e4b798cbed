import { eq, getTableColumns, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { dataRequests } from "#app/db/schema/people.server.ts";
import type { DataRequestState } from "#app/shared/states.ts";

const { id, kind, email, state, receivedAt, dueAt } = dataRequests;

/** One page of people's requests about their data. A search is a whole number or a whole address. */
export const listDataRequests = defineListQuery({
  table: dataRequests,
  id,
  search: (text) => sql`(${id} = ${text.toUpperCase()} OR ${email} = ${text} COLLATE NOCASE)`,
  sorts: { due: [dueAt, "ascending"], newest: [receivedAt, "descending"] },
  filters: { state: (value: DataRequestState) => eq(state, value) },
  select: (db, sortValue) => db.select({ id, kind, email, state, receivedAt, dueAt, sortValue }).from(dataRequests),
});

/** One request, whole; undefined for an unknown number. */
export async function readDataRequest(db: Database, requestId: string) {
  const [request] = await db.select(getTableColumns(dataRequests)).from(dataRequests).where(eq(id, requestId));
  return request;
}

export type DataRequest = NonNullable<Awaited<ReturnType<typeof readDataRequest>>>;
