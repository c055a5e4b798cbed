import { type SQL, eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { returns, valueLosses } from "#app/db/schema/returns.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import { correctedOfReturn, refundableLines } from "#app/features/selling/payments/refund-correction.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { returnStatusFacts } from "#app/shared/case-statuses.ts";

import { valueLossTold } from "./value-loss-email.server.tsx";
import { valueLossLeft } from "./withdrawal-units-left.server.ts";

/** A deduction for loss of value, as staff enter it. */
export interface NewValueLoss {
  /** Comes with the form, and is the key that its pictures were stored under: the same id is deducted once. */
  id: string;
  returnId: string;
  orderLineId: string;
  amountOre: number;
  reason: string;
  actor: string;
}

export type ValueLossOutcome =
  | { kind: "recorded"; outboxId: string | null; repeated: boolean }
  | { kind: "unknown-return" }
  /** The buyer was never told about the right of withdrawal: then nothing may be deducted (Distance Contracts Act, 2:15). */
  | { kind: "not-informed" }
  /** Not a withdrawal, or nothing of the line is there and not refunded yet. */
  | { kind: "not-open" }
  /** More than goes back for the line. */
  | { kind: "too-much"; mostOre: number }
  | { kind: "changed-meanwhile" };

/** Units of a line that are there and not refunded yet; `r` is the return, both are values or columns. */
export const unitsHeld = ({
  returnId,
  orderLineId,
}: {
  returnId: SQL | string;
  orderLineId: SQL | string;
}) => sql<number>`(
  (SELECT coalesce(sum(u.quantity), 0) FROM received_units u WHERE u.return_id = ${returnId} AND u.order_line_id = ${orderLineId})
  - (SELECT coalesce(sum(x.returned), 0) FROM refunds f JOIN refund_lines x ON x.refund_id = f.id
    WHERE f.withdrawal_id = r.withdrawal_id AND x.order_line_id = ${orderLineId}))`;

/**
 * Records what a returned line lost in value, and tells the buyer, in one batch; its refund is reduced by it. Only for goods that are
 * there and not refunded yet, of a buyer who was informed, and never by more than goes back for the line.
 */
export async function recordValueLoss(db: Database, loss: NewValueLoss, now: Date): Promise<ValueLossOutcome> {
  const [[found], [known], [order], lines, corrected, [counts]] = await db.batch([
    db.select().from(returns).where(eq(returns.id, loss.returnId)),
    db.select({ returnId: valueLosses.returnId }).from(valueLosses).where(eq(valueLosses.id, loss.id)),
    db
      .select()
      .from(orders)
      .where(sql`id = (SELECT order_id FROM returns WHERE id = ${loss.returnId})`),
    db
      .select()
      .from(orderLines)
      .where(sql`order_id = (SELECT order_id FROM returns WHERE id = ${loss.returnId})`)
      .orderBy(orderLines.position),
    correctedOfReturn(db, loss.returnId),
    statement<{ units: number; earlierOre: number }>(
      db,
      sql`SELECT ${unitsHeld(loss)} AS units, ${valueLossLeft(sql`r.withdrawal_id`, loss.orderLineId)} AS earlierOre
        FROM returns r WHERE r.id = ${loss.returnId}`,
    ),
  ]);
  if (!found || !order) return { kind: "unknown-return" };
  if (known)
    return known.returnId === loss.returnId
      ? { kind: "recorded", outboxId: null, repeated: true }
      : { kind: "changed-meanwhile" };
  if (order.withdrawalInfoShownAt === null && order.withdrawalInfoMailedAt === null) return { kind: "not-informed" };
  const units = counts?.units ?? 0;
  // While goods are awaited, those that came already may have lost value.
  if (found.kind !== "withdrawal" || !returnStatusFacts[found.status].isOpen || units <= 0) return { kind: "not-open" };
  const refundable = refundableLines(lines, corrected);
  const line = refundable.find(({ id }) => id === loss.orderLineId);
  if (!line || line.quantity - line.refundedQuantity < units) return { kind: "not-open" };
  const { amountOre } = refundAmount(
    { ...order, lines: refundable, refundedShippingOre: 0 },
    { units: new Map([[loss.orderLineId, units]]), shipping: 0 },
  );
  const mostOre = Math.max(0, amountOre - (counts?.earlierOre ?? 0));
  if (loss.amountOre > mostOre) return { kind: "too-much", mostOre };
  try {
    const outboxId = await writeLoss(db, loss, { order, number: found.number ?? loss.returnId }, now);
    return { kind: "recorded", outboxId, repeated: false };
  } catch (error) {
    const rule = violatedConstraint(error);
    if (rule === null) throw error;
    return rule === "value_losses.id"
      ? { kind: "recorded", outboxId: null, repeated: true }
      : { kind: "changed-meanwhile" };
  }
}

async function writeLoss(
  db: Database,
  { id, returnId, orderLineId, amountOre, reason, actor }: NewValueLoss,
  { order, number }: { order: typeof orders.$inferSelect; number: string },
  now: Date,
) {
  const time = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = ${returnId}
    AND r.status IN ${caseStatusesWhere("return", { isOpen: true })} AND o.updated_at = ${order.updatedAt} AND ${unitsHeld({ returnId, orderLineId })} > 0)`;
  const [, , , [mail]] = await db.batch([
    abortBatchWhen(db, "return changed", sql`NOT ${isOpen}`),
    db.insert(valueLosses).values({ id, returnId, orderLineId, amountOre, reason, createdBy: actor, toldAt: time }),
    // A refund that was counted without it is refused, and counted anew.
    statement(db, sql`UPDATE orders SET updated_at = ${time} WHERE id = ${order.id}`),
    outboxStatement(
      db,
      valueLossTold,
      sql`SELECT email AS recipient, ${id} AS cause_id FROM orders WHERE id = ${order.id} AND email <> ''`,
      now,
    ),
    eventStatement(
      db,
      {
        orderId: order.id,
        type: "value loss told",
        actor,
        data: { returnId, number, amountOre: String(amountOre), currency: order.currency },
        condition: sql`TRUE`,
      },
      now,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "return.value-loss",
        subject: { type: "return", id: returnId, name: number },
        after: { valueLossId: id, amountOre },
      },
      now,
    ),
  ]);
  return mail?.id ?? null;
}
