import { eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { resolveRefusalsStatement } from "./discrepancies.server.ts";
import { refundMadeStatements } from "./record-refund.server.ts";
import { readRefundOfOrder } from "./refund-of-order.server.ts";
import { noteRefundTwice } from "./refund-twice.server.ts";

/** A bank transfer that staff made in place of a refund: its Swedish day, and the bank's reference. */
export interface RefundByHand {
  orderId: string;
  refundId: string;
  transferOn: string;
  reference: string;
  actor: string;
}

/**
 * `not-begun`: nobody said before that they are sending it. `sent-twice`: the provider made it, or somebody else sends or has sent it: the
 * buyer may have the money twice, which is a discrepancy.
 */
export type PaidByHand = "recorded" | "not-begun" | "sent-twice" | "unknown-refund";

/**
 * Records that a member of staff sent the money of a refund by bank, having begun that (`beginTransfer`). Final: nobody asks the provider
 * for it again, and its discrepancies are resolved. Throws when D1 fails; repeating it is safe.
 */
export async function payRefundByHand(
  db: Database,
  { orderId, refundId, transferOn, reference, actor }: RefundByHand,
  now: Date,
): Promise<PaidByHand> {
  const refund = await readRefundOfOrder(db, { orderId, refundId });
  if (!refund) return "unknown-refund";
  const isMine = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId} AND status <> 'succeeded' AND transfer_by = ${actor})`;
  const subject = { type: "order", id: orderId, name: refund.orderNumber };
  const after = { refundId, amountOre: refund.amountOre, transferOn };
  const change = sql`transfer_on = ${transferOn}, transfer_reference = ${reference}`;
  try {
    await db.batch([
      abortBatchWhen(db, "transfer not begun", sql`NOT ${isMine}`),
      auditStatement(db, { actor, action: "order.refund-paid-by-hand", subject, after }, now),
      ...refundMadeStatements(db, refund, { actor, change, told: { transferOn } }, now),
      resolveRefusalsStatement(db, refund, { actor, note: "Paid by hand" }, now),
    ]);
    return "recorded";
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    return answerRefused(db, { refundId, actor }, now);
  }
}

/** Why a transfer could not be recorded. Whoever says that the money was sent is believed: it is written down where it may be there twice. */
async function answerRefused(
  db: Database,
  { refundId, actor }: Pick<RefundByHand, "refundId" | "actor">,
  now: Date,
): Promise<PaidByHand> {
  const { status, transferBy, transferOn } = refunds;
  const [refund] = await db.select({ status, transferBy, transferOn }).from(refunds).where(eq(refunds.id, refundId));
  if (refund?.transferOn && refund.transferBy === actor) return "recorded";
  if (refund?.status === "failed" && refund.transferBy === null) return "not-begun";
  const other = refund?.transferBy
    ? `${refund.transferBy} sends or sent it, too`
    : "the provider makes or made it, too";
  await noteRefundTwice(db, refundId, `was sent by bank, ${actor} says; ${other}`, now);
  return "sent-twice";
}
