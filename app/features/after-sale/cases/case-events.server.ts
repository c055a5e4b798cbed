import { and, asc, eq, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderEvents } from "#app/db/schema/orders.server.ts";

export type CaseEvent = typeof orderEvents.$inferSelect;

/** The events of a withdrawal or a return, oldest first. Those of a withdrawal include the events of its returns. */
export function caseEventsStatement(db: Database, caseId: string) {
  const { orderId, data, createdAt } = orderEvents;
  return db
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(
          orderId,
          sql`(SELECT order_id FROM withdrawals WHERE id = ${caseId} UNION ALL SELECT order_id FROM returns WHERE id = ${caseId})`,
        ),
        or(
          sql`${data} ->> 'withdrawalId' = ${caseId}`,
          sql`${data} ->> 'returnId' = ${caseId}`,
          sql`${data} ->> 'returnId' IN (SELECT id FROM returns WHERE withdrawal_id = ${caseId})`,
        ),
      ),
    )
    .orderBy(asc(createdAt), asc(sql`order_events.rowid`));
}
