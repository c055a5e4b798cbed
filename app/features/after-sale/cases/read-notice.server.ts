import { asc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { type ReturnStatus, withdrawalStatusFacts } from "#app/shared/case-statuses.ts";

import { caseEventsStatement } from "./case-events.server.ts";
import { findCandidates } from "./find-order.server.ts";
import { readReceipt } from "./read-withdrawal-receipt.server.ts";
import { reevaluateWithdrawal } from "./reevaluate-withdrawal.server.ts";
import { readWithdrawable } from "./withdrawable-order.server.ts";

/** A notice as staff see it: its receipt, what was paid, what comes back, and orders that it may be of; null when there is none. */
export async function readNotice(db: Database, id: string) {
  const receipt = await readReceipt(db, id);
  if (!receipt) return null;
  const [[notice], paid, coming, [counts], deductions, events] = await db.batch([
    db.select().from(withdrawals).where(eq(withdrawals.id, id)),
    db
      .select({ id: refunds.id, amountOre: refunds.amountOre, status: refunds.status, paidOn: refunds.updatedAt })
      .from(refunds)
      .where(eq(refunds.withdrawalId, id))
      .orderBy(asc(refunds.createdAt)),
    db
      .select({
        id: returns.id,
        number: returns.number,
        state: sql<ReturnStatus>`${returns.status}`.as("return_status"),
      })
      .from(returns)
      .where(eq(returns.withdrawalId, id)),
    statement<{ arrived: number }>(
      db,
      sql`SELECT (SELECT coalesce(sum(quantity), 0) FROM received_units
          WHERE return_id = (SELECT id FROM returns WHERE withdrawal_id = ${id}))
        - (SELECT coalesce(sum(l.returned), 0) FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
          WHERE f.withdrawal_id = ${id}) AS arrived`,
    ),
    statement<{ id: string; amountOre: number; objectedAt: string | null; decision: string | null }>(
      db,
      sql`SELECT v.id, v.amount_ore AS amountOre, v.objected_at AS objectedAt, v.decision
        FROM returns r JOIN value_losses v ON v.return_id = r.id
        WHERE r.withdrawal_id = ${id} AND v.decision IS NOT 'dropped' ORDER BY v.told_at, v.id`,
    ),
    caseEventsStatement(db, id),
  ]);
  if (!notice) return null;
  const { waitsFor } = withdrawalStatusFacts[notice.status];
  const again =
    waitsFor === "decision" && notice.orderId !== null
      ? await reevaluateWithdrawal(db, id, notice.orderId, notice.receivedAt)
      : null;
  const candidates = receipt.matched
    ? []
    : await findCandidates(db, { reference: notice.typedReference, email: notice.receiptEmail });
  const suggested = candidates[0] && (await readWithdrawable(db, candidates[0].id));
  return {
    receipt,
    reference: notice.typedReference,
    proofOfPostingAt: notice.proofOfPostingAt,
    enteredBy: notice.enteredBy,
    matchedBy: notice.matchedBy,
    /** Whether it waits as late, and came in time by the delivery dates as they stand now. */
    isInTimeNow: again?.isInTime ?? false,
    /** What came in the way of its refund; null when nothing did. */
    trouble: waitsFor === "refund" ? notice.refundTrouble : null,
    /** Units that came back and are not refunded. */
    arrived: Math.max(0, counts?.arrived ?? 0),
    /** What is taken off for loss of value, in öre; without what was dropped after an objection. */
    deductions,
    paid,
    coming,
    events,
    candidates,
    suggested: suggested
      ? {
          orderNumber: suggested.orderNumber,
          lines: suggested.lines.map(({ id: line, name, color, size, available }) => ({
            id: line,
            name,
            color,
            size,
            available,
          })),
        }
      : null,
  };
}
export type NoticePage = NonNullable<Awaited<ReturnType<typeof readNotice>>>;
