import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import type { refundCorrectionReasons } from "#app/shared/states.ts";
import { vatOf } from "#app/shared/vat.ts";

/** Money that goes back for a line of an order while its units stay with the buyer, or after they were refunded. */
export interface RefundCorrection {
  /** The refund's id: the provider's idempotency key. */
  id: string;
  orderId: string;
  orderLineId: string;
  amountOre: number;
  /** Hundredths of a percent, as the order has it: prices and what goes back hold this VAT. */
  vatRateHundredths: number;
  reason: (typeof refundCorrectionReasons)[number];
  /** What the order's events say of it. */
  text: string;
  actor: string;
  /** It is written only if this holds at its place in the batch. */
  condition: SQL;
}

/**
 * Writes a correction, for the batch of its cause; settle it after that (`settleRefund`), or let the scheduled job do so. It writes
 * nothing when no payment is left to refund; more than the payment has left aborts the batch (`refunds_within_payment`).
 */
export function correctionStatements(db: Database, correction: RefundCorrection, now: Date) {
  const { id, orderId, orderLineId, amountOre, vatRateHundredths, reason, text, actor, condition } = correction;
  const time = now.toISOString();
  const taxOre = vatOf(amountOre, amountOre, { mode: "included", rateHundredths: vatRateHundredths });
  const isDone = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${id})`;
  const data = { refundId: id, amountOre: String(amountOre), units: "0", reason: text };
  return [
    statement(
      db,
      sql`INSERT INTO refunds (id, order_id, payment_id, amount_ore, shipping_ore, tax_ore, reason, created_by, created_at, updated_at)
      SELECT ${id}, order_id, id, ${amountOre}, 0, ${taxOre}, ${text}, ${actor}, ${time}, ${time} FROM payments
      WHERE order_id = ${orderId} AND status IN ${attemptsWithMoney("here")} AND ${amountOre} > 0 AND ${condition}`,
    ),
    statement(
      db,
      sql`INSERT INTO refund_corrections (refund_id, order_line_id, reason, amount_ore)
      SELECT ${id}, ${orderLineId}, ${reason}, ${amountOre} WHERE ${isDone} ON CONFLICT (refund_id) DO NOTHING`,
    ),
    eventStatement(db, { orderId, type: "refund requested", actor, data, condition: sql`changes() > 0` }, now),
  ] as const;
}

/** What went back for the lines of an order whose units stayed with the buyer, as a statement for a batch. Amounts in öre. */
export function correctedStatement(db: Database, orderId: SQL | string) {
  return statement<{ orderLineId: string; amountOre: number }>(
    db,
    sql`SELECT orderLineId, sum(amountOre) AS amountOre FROM (
      SELECT c.order_line_id AS orderLineId, c.amount_ore AS amountOre FROM order_lines l
      JOIN refund_corrections c ON c.order_line_id = l.id
      WHERE l.order_id = ${orderId} AND c.reason IN ('exchange-difference', 'price-reduction')
      UNION ALL SELECT s.order_line_id, s.amount_ore FROM order_lines l JOIN refund_shares s ON s.order_line_id = l.id
      WHERE l.order_id = ${orderId}) GROUP BY orderLineId`,
  );
}

/** The lines of an order as refunds are counted from them, with what `correctedStatement` found. */
export function refundableLines<Line extends { id: string; cancelledQuantity: number; returnedQuantity: number }>(
  lines: readonly Line[],
  corrected: readonly { orderLineId: string; amountOre: number }[],
) {
  const correctedOf = new Map(corrected.map(({ orderLineId, amountOre }) => [orderLineId, amountOre]));
  return lines.map((line) => ({
    ...line,
    refundedQuantity: line.cancelledQuantity + line.returnedQuantity,
    correctedOre: correctedOf.get(line.id) ?? 0,
  }));
}

/** What `correctedStatement` finds, of the order of a return. */
export function correctedOfReturn(db: Database, returnId: string) {
  return correctedStatement(db, sql`(SELECT order_id FROM returns WHERE id = ${returnId})`);
}

/** The refunds of an order that are corrections, and of which line each is, as a statement for a batch. */
export function correctionsOfOrder(db: Database, orderId: string) {
  return statement<{ refundId: string; orderLineId: string; reason: RefundCorrection["reason"] }>(
    db,
    sql`SELECT c.refund_id AS refundId, c.order_line_id AS orderLineId, c.reason
      FROM order_lines l JOIN refund_corrections c ON c.order_line_id = l.id WHERE l.order_id = ${orderId}`,
  );
}
