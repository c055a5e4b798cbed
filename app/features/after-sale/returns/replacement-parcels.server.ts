import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";

/** What is in the parcel of a replacement: parcels of that kind have no lines of their order. */
export interface ReplacementUnits {
  fulfilmentId: string;
  returnId: string;
  number: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
}

/** The replacements that were sent for an order, as a statement for a batch. */
export function replacementsOfOrder(db: Database, orderId: string) {
  return statement<ReplacementUnits>(
    db,
    sql`SELECT e.fulfilment_id AS fulfilmentId, r.id AS returnId, r.number, l.name, e.color, e.size, e.quantity
    FROM returns r JOIN exchanges e ON e.return_id = r.id JOIN order_lines l ON l.id = e.order_line_id
    WHERE r.order_id = ${orderId} AND e.status IN ${caseStatusesWhere("exchange", { isSent: true })}`,
  );
}
