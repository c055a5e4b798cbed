import { eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { readComplaintOrder } from "./complaint-order.server.ts";
import { faultsUntil } from "./complaint-period.ts";
import { stepStatement } from "./complaint-step.server.ts";
import { orderNumberIn } from "./order-number.ts";
import { lineStatement } from "./receive-complaint.server.ts";

export type Matched =
  | "done"
  /** It is matched already, its items are named, or it is closed. */
  | "changed-meanwhile"
  | "unknown-order"
  /** The order has not so many of them. */
  | "too-many";

/**
 * Matches a complaint to its order, with the items that staff found it to mean; none when that is not known yet. Until when the law lets
 * faults be told is noted with it.
 */
export async function matchComplaint(
  db: Database,
  {
    id,
    orderNumber,
    units,
    actor,
  }: { id: string; orderNumber: string; units: ReadonlyMap<string, number>; actor: string },
  now: Date,
): Promise<Matched> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumberIn(orderNumber) ?? ""));
  const order = found ? await readComplaintOrder(db, found.id) : null;
  if (!order) return "unknown-order";
  return orRefusal(() =>
    db.batch([
      abortBatchWhen(
        db,
        "matched before",
        sql`NOT EXISTS (SELECT 1 FROM complaints WHERE id = ${id} AND order_id IS NULL AND status IN ${caseStatusesWhere("complaint", { isClosed: false })})`,
      ),
      statement(
        db,
        sql`UPDATE complaints SET order_id = ${order.id}, faults_until = ${faultsUntil(order.deliveredAt)}, updated_at = ${now.toISOString()}
          WHERE id = ${id}`,
      ),
      lineStatement(db, id, [...units]),
      stepStatement(db, { complaintId: id, type: "matched", actor, text: "", condition: sql`TRUE` }, now),
      entry(db, { id, actor, action: "complaint.matched" }, now),
      eventStatement(
        db,
        { orderId: order.id, type: "complaint received", actor, data: { complaintId: id }, condition: sql`TRUE` },
        now,
      ),
    ]),
  );
}

/** Names the items of a matched complaint that was typed without them. */
export async function nameItems(
  db: Database,
  { id, units, actor }: { id: string; units: ReadonlyMap<string, number>; actor: string },
  now: Date,
): Promise<Matched> {
  if (units.size === 0) return "too-many";
  return orRefusal(() =>
    db.batch([
      abortBatchWhen(
        db,
        "items named before",
        sql`NOT EXISTS (SELECT 1 FROM complaints WHERE id = ${id} AND order_id IS NOT NULL AND status IN ${caseStatusesWhere("complaint", { isClosed: false })})
          OR EXISTS (SELECT 1 FROM complaint_lines WHERE complaint_id = ${id})`,
      ),
      lineStatement(db, id, [...units]),
      stepStatement(db, { complaintId: id, type: "lines-added", actor, condition: sql`TRUE` }, now),
      entry(db, { id, actor, action: "complaint.lines-added" }, now),
    ]),
  );
}

function entry(
  db: Database,
  { id, actor, action }: { id: string; actor: string; action: "complaint.matched" | "complaint.lines-added" },
  now: Date,
) {
  return auditStatement(db, { actor, action, subject: { type: "complaint", id, name: id } }, now);
}

async function orRefusal(write: () => Promise<unknown>): Promise<Matched> {
  try {
    await write();
    return "done";
  } catch (error) {
    const rule = violatedConstraint(error);
    if (rule === null) throw error;
    return rule === "complaint_lines_of_order" ? "too-many" : "changed-meanwhile";
  }
}
