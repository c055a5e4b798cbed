import { and, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { keysetClauses, keysetPage } from "#app/db/keyset.server.ts";
import type { ListQuery } from "#app/db/list-clauses.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";

import type { CodeState } from "./code-state.ts";
import { normalizeCode } from "./evaluate-code.ts";

export type CodeSort = "newest" | "code";
export type CodeFilter = "state";

const { code, createdAt, isActive, startsAt, expiryDate, maxUses, timesUsed } = discountCodes;

/** The codes of a state, as `codeState` tells them apart. A shop has few codes: they are read one by one. */
function inState(state: string, now: Date) {
  const time = now.toISOString();
  const isExpired = sql`(${expiryDate} IS NOT NULL AND ${expiryDate} < ${time})`;
  const isUsedUp = sql`(${maxUses} IS NOT NULL AND ${timesUsed} >= ${maxUses})`;
  const isScheduled = sql`(${startsAt} IS NOT NULL AND ${startsAt} > ${time})`;
  const conditions: Record<CodeState, ReturnType<typeof sql>> = {
    disabled: sql`${isActive} = 0`,
    expired: sql`${isActive} = 1 AND ${isExpired}`,
    "used-up": sql`${isActive} = 1 AND NOT ${isExpired} AND ${isUsedUp}`,
    scheduled: sql`${isActive} = 1 AND NOT ${isExpired} AND NOT ${isUsedUp} AND ${isScheduled}`,
    active: sql`${isActive} = 1 AND NOT ${isExpired} AND NOT ${isUsedUp} AND NOT ${isScheduled}`,
  };
  return conditions[state as CodeState];
}

/** One page of the discount codes. A search is the beginning of a code, and sorts by code. */
export async function listCodes(db: Database, query: ListQuery<CodeSort, CodeFilter>, now: Date) {
  const { search, filters, paging } = query;
  const byCode = search !== "" || query.sort === "code";
  const column = byCode ? code : createdAt;
  const { where, orderBy, limit } = keysetClauses({ column, id: code, descending: !byCode }, paging);
  const typed = normalizeCode(search);
  const found = typed === "" ? undefined : sql`${code} >= ${typed} AND ${code} < ${typed} || char(1114111)`;
  const rows = await db
    .select()
    .from(discountCodes)
    .where(and(where, found, filters.state ? inState(filters.state, now) : undefined))
    .orderBy(...orderBy)
    .limit(limit);
  return keysetPage(rows, paging, (row) => ({ value: byCode ? row.code : row.createdAt, id: row.code }));
}
