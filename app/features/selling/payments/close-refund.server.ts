import { eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { resolveRefusalsStatement } from "./discrepancies.server.ts";
import { refundMadeStatements } from "./record-refund.server.ts";
import { mayBeClosed, wasClosed } from "./refund-elsewhere.server.ts";
import { readRefundOfOrder } from "./refund-of-order.server.ts";

/** `not-allowed`: the provider may still make it or has made it, somebody sends it by bank, or nobody says that the buyer has the money. */
export type ClosedRefund = "closed" | "not-allowed" | "unknown-refund";

/**
 * Records for a member of staff that the buyer has the money of a refused refund by the provider: by a refund in its dashboard, or by a
 * dispute that was lost. Final: no money is sent, nobody asks the provider for it again, and its discrepancies are resolved; so are those of
 * refunds in the dashboard once all of the payment went back. Throws when D1 fails; repeating it is safe.
 */
export async function closeRefund(
  db: Database,
  { orderId, refundId, actor }: { orderId: string; refundId: string; actor: string },
  now: Date,
): Promise<ClosedRefund> {
  const refund = await readRefundOfOrder(db, { orderId, refundId });
  if (!refund) return "unknown-refund";
  const may = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId} AND ${mayBeClosed})`;
  const subject = { type: "order", id: orderId, name: refund.orderNumber };
  const after = { refundId, amountOre: refund.amountOre };
  const note = "The buyer has the money by the provider";
  const change = sql`refusal = coalesce(refusal, 'disputed')`;
  try {
    await db.batch([
      abortBatchWhen(db, "refund not to be closed", sql`NOT ${may}`),
      auditStatement(db, { actor, action: "order.refund-closed", subject, after }, now),
      ...refundMadeStatements(db, refund, { actor, change, told: { by: "provider" } }, now),
      resolveRefusalsStatement(db, refund, { actor, note }, now),
      statement(
        db,
        sql`UPDATE payment_findings SET resolved_at = ${now.toISOString()}, resolved_by = ${actor}, note = ${note}
        WHERE payment_id = ${refund.paymentId} AND resolved_at IS NULL AND kind = 'refund-at-provider'
          AND (SELECT status FROM payments WHERE id = ${refund.paymentId}) IN ${attemptsWithMoney("returned")}`,
      ),
    ]);
    return "closed";
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    const isClosed = wasClosed().mapWith(Boolean);
    const [found] = await db.select({ isClosed }).from(refunds).where(eq(refunds.id, refundId));
    return found?.isClosed ? "closed" : "not-allowed";
  }
}
