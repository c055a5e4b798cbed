import { eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { auditStatement } from "#app/features/audit/record.server.ts";

import { refundMadeStatements } from "./record-refund.server.ts";

/** A bank transfer that staff made in place of a refund: its Swedish day, and the bank's reference. */
export interface RefundByHand {
  orderId: string;
  refundId: string;
  transferOn: string;
  reference: string;
  actor: string;
}

/** `changed-meanwhile`: the provider may still make it or has made it, or somebody has recorded it before. */
export type PaidByHand = "recorded" | "changed-meanwhile" | "unknown-refund";

/**
 * Records that staff sent the money of a refund another way, because the provider refused it for good. Final: nobody asks the provider
 * for it again, and its findings are resolved. One that is being tried again cannot be recorded, and the other way round: both change
 * the same row on condition of its status. Throws when D1 fails.
 */
export async function payRefundByHand(
  db: Database,
  { orderId, refundId, transferOn, reference, actor }: RefundByHand,
  now: Date,
): Promise<PaidByHand> {
  const [refund] = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      amountOre: refunds.amountOre,
      refusals: refunds.refusals,
      createdAt: refunds.createdAt,
      currency: payments.currency,
      orderNumber: orders.orderNumber,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  if (!refund || refund.orderId !== orderId) return "unknown-refund";
  const isRefused = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId} AND status = 'failed' AND refusals > 0
    AND provider_reference IS NULL)`;
  const subject = { type: "order", id: orderId, name: refund.orderNumber };
  const after = { refundId, amountOre: refund.amountOre, transferOn };
  const findings = `refund-failed:${refundId}:`;
  const change = sql`transfer_on = ${transferOn}, transfer_reference = ${reference}`;
  try {
    await db.batch([
      abortBatchWhen(db, "refund not refused", sql`NOT ${isRefused}`),
      auditStatement(db, { actor, action: "order.refund-paid-by-hand", subject, after }, now),
      ...refundMadeStatements(db, refund, { actor, change, told: { transferOn } }, now),
      statement(
        db,
        sql`UPDATE payment_findings SET resolved_at = ${now.toISOString()}, resolved_by = ${actor}, note = 'Paid by hand'
        WHERE payment_id = ${refund.paymentId} AND resolved_at IS NULL
          AND substr(id, 1, ${findings.length}) = ${findings}`,
      ),
    ]);
    return "recorded";
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    return "changed-meanwhile";
  }
}
