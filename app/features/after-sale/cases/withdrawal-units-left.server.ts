import { type SQL, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { claimedUnits, claimsStatement } from "#app/features/selling/orders/claimed-units.server.ts";
import { unitsToRefund } from "#app/features/selling/orders/order-units.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";

/** Units of a notice that are not refunded yet, by the id of their order line. */
export interface UnitsLeft {
  /** Those that were not sent, and never will be. */
  unsent: Map<string, number>;
  /** Those that were. */
  sent: Map<string, number>;
  /** Those of the sent ones that came back already. */
  arrived: Map<string, number>;
  /** What comes back of lines whose return announces less: units that were sent while the notice came in. */
  unannounced: [line: string, quantity: number][];
}

/**
 * A notice that is open, with its order, the units that are left of it and how many were refunded; `isWhole` when nothing of the order
 * stays. Null when it is not open.
 */
export async function readOpenNotice(db: Database, id: string) {
  const [[notice], lines, counts, claims] = await db.batch([
    db
      .select({
        orderId: orders.id,
        orderNumber: orders.orderNumber,
        orderStatus: orders.status,
        paymentStatus: orders.paymentStatus,
        seen: orders.updatedAt,
        refundDueAt: withdrawals.refundDueAt,
      })
      .from(withdrawals)
      .innerJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(
        sql`${withdrawals.id} = ${id} AND ${withdrawals.status} IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })}`,
      ),
    db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, sql`(SELECT order_id FROM withdrawals WHERE id = ${id})`)),
    statement<{
      line: string;
      quantity: number;
      announced: number;
      refunded: number;
      returned: number;
      received: number;
      lossOre: number;
    }>(
      db,
      sql`SELECT w.order_line_id AS line, w.quantity,
        (SELECT coalesce(sum(l.quantity), 0) FROM returns r JOIN return_lines l ON l.return_id = r.id
          WHERE r.withdrawal_id = w.withdrawal_id AND l.order_line_id = w.order_line_id) AS announced,
        (SELECT coalesce(sum(l.quantity), 0) FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
          WHERE f.withdrawal_id = w.withdrawal_id AND l.order_line_id = w.order_line_id) AS refunded,
        (SELECT coalesce(sum(l.returned), 0) FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
          WHERE f.withdrawal_id = w.withdrawal_id AND l.order_line_id = w.order_line_id) AS returned,
        (SELECT coalesce(sum(u.quantity), 0) FROM received_units u WHERE u.order_line_id = w.order_line_id
          AND u.return_id = (SELECT id FROM returns WHERE withdrawal_id = w.withdrawal_id)) AS received,
        ${valueLossLeft(sql`w.withdrawal_id`, sql`w.order_line_id`)} AS lossOre
      FROM withdrawal_lines w WHERE w.withdrawal_id = ${id}`,
    ),
    claimsStatement(db, sql`(SELECT order_id FROM withdrawals WHERE id = ${id})`),
  ]);
  if (!notice) return null;
  const left: UnitsLeft = { unsent: new Map(), sent: new Map(), arrived: new Map(), unannounced: [] };
  const valueLoss = new Map<string, number>();
  // A cancelled order was refunded whole, and nothing of it is awaited.
  const { isCancelled } = orderStatusFacts[notice.orderStatus];
  let refundedUnits = 0;
  for (const count of counts) {
    const line = lines.find(({ id: lineId }) => lineId === count.line);
    if (!line) continue;
    refundedUnits += count.refunded;
    if (isCancelled) continue;
    const open = unitsToRefund(line, notice.orderStatus);
    const remaining = Math.min(count.quantity - count.refunded, open.unsent + open.sent);
    const onTheirWay = count.announced - count.returned;
    const unsent = Math.min(remaining - onTheirWay, open.unsent);
    if (unsent > 0) left.unsent.set(line.id, unsent);
    const sent = remaining - Math.max(0, unsent);
    if (sent > 0) left.sent.set(line.id, sent);
    const arrived = Math.min(sent, count.received - count.returned);
    if (arrived > 0) left.arrived.set(line.id, arrived);
    if (sent > onTheirWay) left.unannounced.push([line.id, count.returned + sent]);
    if (count.lossOre > 0) valueLoss.set(line.id, count.lossOre);
  }
  const isWhole = lines.every(
    (line) => line.quantity - line.cancelledQuantity - line.returnedQuantity <= claimedUnits(claims, line.id),
  );
  return { ...notice, left, valueLoss, refundedUnits, isWhole };
}

/**
 * What is still to be taken off for a line of a notice because its goods lost value, in öre, as SQL: what was told and not dropped,
 * less what its refunds took off and did not give back. Refunds of before that was kept took off all of it.
 */
export function valueLossLeft(withdrawalId: SQL | string, orderLineId: SQL | string): SQL<number> {
  const refunded = sql`FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
    WHERE f.withdrawal_id = ${withdrawalId} AND l.order_line_id = ${orderLineId} AND l.returned > 0`;
  return sql<number>`CASE WHEN EXISTS (SELECT 1 ${refunded} AND l.value_loss_ore IS NULL) THEN 0 ELSE max(0,
    (SELECT coalesce(sum(v.amount_ore), 0) FROM returns r JOIN value_losses v ON v.return_id = r.id
      WHERE r.withdrawal_id = ${withdrawalId} AND v.order_line_id = ${orderLineId} AND v.decision IS NOT 'dropped')
    - (SELECT coalesce(sum(l.value_loss_ore), 0) ${refunded})
    + (SELECT coalesce(sum(c.amount_ore), 0) FROM returns r JOIN value_losses v ON v.return_id = r.id
      JOIN refund_corrections c ON c.refund_id = v.id || ':dropped'
      WHERE r.withdrawal_id = ${withdrawalId} AND v.order_line_id = ${orderLineId})) END`;
}
