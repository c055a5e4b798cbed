import { type SQL, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { exchanges, returns } from "#app/db/schema/returns.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { ReturnStatus } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";
import type { ReturnKind } from "#app/shared/states.ts";

import { returnThatTookOver } from "./exchange-facts.server.ts";

/** What waits for staff: goods that are there, exchanges that lapse soon without theirs, and objections to deductions. */
type ReturnWork = "settle" | "lapsing" | "objected";

/** Days before an exchange lapses from which staff are warned. */
const warningDays = 3;

/** The condition that a return waits for staff, at `now`, along the index of its kind of work. A complaint's goods wait there. */
export function workCondition(work: ReturnWork, now: Date): SQL {
  if (work === "settle")
    return sql`returns.status IN ${caseStatusesWhere("return", { isOpen: true, hasGoods: true })} AND returns.kind <> 'complaint'`;
  if (work === "objected")
    return sql`returns.id IN (SELECT return_id FROM value_losses INDEXED BY value_losses_objected
      WHERE objected_at IS NOT NULL AND decision IS NULL)`;
  return sql`returns.status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })} AND returns.id IN (SELECT return_id FROM exchanges INDEXED BY exchanges_held
    WHERE status = ${caseStatusLiteral("exchange", "held")} AND held_until < ${addDays(now, warningDays).toISOString()})`;
}

/** One page of the returns. A search is of a return's number, an order's, a notice's or a parcel's. */
export const listReturns = defineListQuery({
  table: returns,
  id: returns.id,
  search: (text) => isFound(text.toUpperCase()),
  sorts: { newest: [returns.createdAt, "descending"], oldest: [returns.createdAt, "ascending"] },
  filters: {
    status: (value: ReturnStatus) => eq(returns.status, value),
    kind: (value: ReturnKind) => eq(returns.kind, value),
    work: workCondition,
  },
  select: (db, sortValue) =>
    db
      .select({
        id: returns.id,
        number: returns.number,
        kind: returns.kind,
        status: returns.status,
        createdAt: returns.createdAt,
        orderNumber: orders.orderNumber,
        heldUntil: exchanges.heldUntil,
        announced: sql<number>`(SELECT coalesce(sum(quantity), 0) FROM return_lines WHERE return_id = ${returns.id})`,
        received: sql<number>`(SELECT coalesce(sum(quantity), 0) FROM received_units WHERE return_id = ${returns.id})`,
        hasObjection: sql<number>`EXISTS (SELECT 1 FROM value_losses WHERE return_id = ${returns.id}
          AND objected_at IS NOT NULL AND decision IS NULL)`,
        sortValue,
      })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .leftJoin(exchanges, eq(exchanges.returnId, returns.id)),
});

export type ReturnRow = Awaited<ReturnType<typeof listReturns>>["rows"][number];

/** Each part has its index: looking for one of them in every return would take longer with each day. */
function isFound(text: string): SQL {
  return sql`${returns.id} IN (SELECT id FROM returns WHERE number = ${text}
    UNION ALL SELECT r.id FROM orders o JOIN returns r ON r.order_id = o.id WHERE o.order_number = ${text}
    UNION ALL SELECT id FROM returns WHERE withdrawal_id = ${text}
    UNION ALL SELECT return_id FROM return_labels WHERE tracking_id <> '' AND tracking_id = ${text} COLLATE NOCASE)`;
}

/**
 * The id of the return with a number, as it is scanned or typed; null when there is none. The goods of an exchange that a notice of
 * withdrawal ended are the notice's: its return is found.
 */
export async function findReturn(db: Database, scanned: string): Promise<string | null> {
  const digits = /^(?:RT)?[- ]?(\d{8})$/i.exec(scanned.trim())?.[1];
  if (digits === undefined) return null;
  const [found] = await statement<{ id: string }>(
    db,
    sql`SELECT coalesce((SELECT t.id ${returnThatTookOver(sql`r.id`)}), r.id) AS id FROM returns r WHERE r.number = ${`RT-${digits}`}`,
  );
  return found?.id ?? null;
}
