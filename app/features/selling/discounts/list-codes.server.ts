import { getTableColumns, type SQL, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { defineListQuery, type QueryOf } from "#app/db/define-list-query.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import type { DiscountMethod } from "#app/shared/states.ts";

import type { CodeState } from "./code-state.ts";
import { normalizeCode } from "./evaluate-code.ts";

const { code, createdAt, isActive, startsAt, expiryDate, maxUses, timesUsed } = discountCodes;

/** The codes of a state, as `codeState` tells them apart. A shop has few codes: they are read one by one. */
function inState(state: CodeState, now: Date): SQL {
  const time = now.toISOString();
  const isExpired = sql`(${expiryDate} IS NOT NULL AND ${expiryDate} < ${time})`;
  const isUsedUp = sql`(${maxUses} IS NOT NULL AND ${timesUsed} >= ${maxUses})`;
  const isScheduled = sql`(${startsAt} IS NOT NULL AND ${startsAt} > ${time})`;
  const conditions: Record<CodeState, SQL> = {
    disabled: sql`${isActive} = 0`,
    expired: sql`${isActive} = 1 AND ${isExpired}`,
    "used-up": sql`${isActive} = 1 AND NOT ${isExpired} AND ${isUsedUp}`,
    scheduled: sql`${isActive} = 1 AND NOT ${isExpired} AND NOT ${isUsedUp} AND ${isScheduled}`,
    active: sql`${isActive} = 1 AND NOT ${isExpired} AND NOT ${isUsedUp} AND NOT ${isScheduled}`,
  };
  return conditions[state];
}

const readCodes = defineListQuery({
  table: discountCodes,
  id: code,
  search: (text) => {
    const typed = normalizeCode(text);
    // An automatic discount is known by its title: nobody knows its id.
    return sql`${code} IN (SELECT code FROM discount_codes WHERE method = 'code' AND ${typed} <> '' AND code >= ${typed} AND code < ${typed} || char(1114111)
      UNION ALL SELECT code FROM discount_codes WHERE method = 'automatic' AND instr(lower(title), lower(${text.trim()})) > 0)`;
  },
  sorts: { newest: [createdAt, "descending"], code: [code, "ascending"] },
  filters: { state: inState, method: (method: DiscountMethod) => sql`${discountCodes.method} = ${method}` },
  select: (db, sortValue) => db.select({ ...getTableColumns(discountCodes), id: code, sortValue }).from(discountCodes),
});

/** One page of the discount codes. A search is the beginning of a code or words of a title, and sorts by code. */
export function listCodes(db: Database, query: QueryOf<typeof readCodes>, now: Date) {
  return readCodes(db, query.search === "" ? query : { ...query, sort: "code" }, now);
}
