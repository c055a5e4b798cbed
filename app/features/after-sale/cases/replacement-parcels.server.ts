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

/** What is in the parcel of a complaint's replacement: parcels of that kind have no lines of their order. */
interface ComplaintParcel {
  fulfilmentId: string;
  complaintId: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
}

/** The replacements that were sent for complaints about an order, as a statement for a batch. */
export function complaintParcelsOfOrder(db: Database, orderId: string) {
  return statement<ComplaintParcel>(
    db,
    sql`SELECT r.fulfilment_id AS fulfilmentId, r.complaint_id AS complaintId, l.name, c.name AS color, s.name AS size, r.quantity
    FROM complaints p JOIN complaint_replacements r ON r.complaint_id = p.id JOIN order_lines l ON l.id = r.order_line_id
      JOIN product_variants v ON v.id = r.variant_id
      JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
      JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
    WHERE p.order_id = ${orderId}`,
  );
}
