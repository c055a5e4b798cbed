import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
import type { StockMovement } from "#app/features/catalogue/inventory/shown-stock.ts";
import { movementStatement } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import type { RefundAmount } from "#app/features/selling/orders/refund-amount.ts";
import { soldCountStatements } from "#app/features/selling/orders/sold-count.server.ts";
import { updateFulfilmentStatements } from "#app/features/selling/orders/update-fulfilment.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import type { RefundRequest } from "./refund-request.ts";

interface NewRefund {
  request: RefundRequest;
  order: { orderNumber: string; currency: string };
  paymentId: string;
  amount: RefundAmount;
  /** Statements that belong to it, for the end of the same batch. */
  also?: readonly BatchItem<"sqlite">[];
}

/**
 * Writes a refund with its units, in one batch: the units no longer count as sold, go back into stock by choice, and the
 * order's status follows. Returns the movements of stock. Throws when the order changed since it was read (a
 * `violatedConstraint`), and when D1 fails.
 */
export async function writeRefund(
  db: Database,
  { request, order, paymentId, amount, also = [] }: NewRefund,
  now: Date,
): Promise<{ moves: StockMovement[] }> {
  const { id, orderId, returned, restock, reason, seen, actor, withdrawalId } = request;
  const time = now.toISOString();
  const isDone = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${id})`;
  const isOpen = sql`EXISTS (SELECT 1 FROM orders o JOIN payments p ON p.order_id = o.id
    WHERE o.id = ${orderId} AND o.updated_at = ${seen} AND p.id = ${paymentId} AND p.status IN ${attemptsWithMoney("here")})`;
  const lines = amount.lines.map((line) => ({ ...line, returned: returned.get(line.id) ?? 0 }));
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const units = sql`SELECT l.product_id, l.variant_id, r.quantity AS units FROM refund_lines r
    JOIN order_lines l ON l.id = r.order_line_id WHERE r.refund_id = ${id}`;
  const cause = {
    reason: lines.some((line) => line.returned > 0) ? "returned" : "order-released",
    orderId,
    actor,
  } as const;
  const data = {
    refundId: id,
    amountOre: String(amount.amountOre),
    currency: order.currency,
    units: String(count),
    reason,
  };
  const audited = {
    actor,
    action: "order.refunded" as const,
    subject: { type: "order", id: orderId, name: order.orderNumber },
    after: { refundId: id, amountOre: amount.amountOre, units: count, restocked: restock },
  };
  const [, , , , , , moved, , , , , moves] = await db.batch([
    abortBatchWhen(db, "order changed", sql`NOT ${isOpen}`),
    db.insert(refunds).values({
      id,
      orderId,
      paymentId,
      amountOre: amount.amountOre,
      shippingOre: amount.shippingOre,
      taxOre: amount.taxOre,
      reason,
      restocked: restock,
      createdBy: actor,
      createdAt: time,
      updatedAt: time,
      withdrawalId,
    }),
    statement(
      db,
      sql`INSERT INTO refund_lines (refund_id, order_line_id, quantity, returned, amount_ore, value_loss_ore)
      SELECT ${id}, value ->> 'id', value ->> 'quantity', value ->> 'returned', value ->> 'amountOre', value ->> 'valueLossOre'
      FROM json_each(${JSON.stringify(lines)})`,
    ),
    statement(
      db,
      sql`INSERT INTO refund_shares (refund_id, order_line_id, amount_ore)
      SELECT ${id}, value ->> 'id', value ->> 'amountOre' FROM json_each(${JSON.stringify(amount.shares)})`,
    ),
    ...soldCountStatements(db, units, "taken back"),
    movementStatement(
      db,
      sql`SELECT variant_id, sum(units) AS delta FROM (${units}) GROUP BY variant_id`,
      cause,
      now,
      sql`${restock ? 1 : 0}`,
    ),
    eventStatement(db, { orderId, type: "refund requested", actor, data, condition: isDone }, now),
    auditStatement(db, audited, now),
    ...updateFulfilmentStatements(db, { orderId, actor, isDone }, now),
    statement<StockMovement>(
      db,
      sql`SELECT v.product_id AS productId, v.quantity AS "left", sum(u.units) AS moved,
        (SELECT sum(quantity) FROM product_variants WHERE product_id = v.product_id) AS productLeft
      FROM (${units}) u JOIN product_variants v ON v.id = u.variant_id GROUP BY v.id`,
    ),
    ...also,
  ]);
  return { moves: moved.length > 0 ? moves : [] };
}
