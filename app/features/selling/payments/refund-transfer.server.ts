import { and, eq, ne, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { takeOverBefore } from "./refund-transfer.ts";

/**
 * SQL condition on `refunds`: the provider refused it for good, and the buyer does not get the money another way. One whose payment was
 * refunded there or is disputed is not sent by bank: the buyer would have it twice. A dispute that the shop won took nothing. Where a part
 * went back in the dashboard, staff first see to that.
 */
export const mayBeTransferred: SQL<number> = sql`(refunds.status = 'failed' AND refunds.refusals > 0
  AND refunds.provider_reference IS NULL AND refunds.refusal IS NULL
  AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.payment_id = refunds.payment_id AND d.status NOT IN ('won', 'warning_closed'))
  AND NOT EXISTS (SELECT 1 FROM payment_findings f WHERE f.payment_id = refunds.payment_id AND f.kind = 'refund-at-provider'
    AND f.resolved_at IS NULL))`;

interface Transfer {
  orderId: string;
  refundId: string;
  actor: string;
}

/** `begun-by-other`: somebody else is sending it. `not-allowed`: the provider may still make it, has made it, or the buyer has the money. */
export type BegunTransfer = "begun" | "begun-by-other" | "not-allowed" | "unknown-refund";

/**
 * Holds a refund for a member of staff who sends its money by bank: from now on nobody else does, and the provider is not asked.
 * `takesOver` is when somebody else began it, as it was seen; it can be taken over after an hour. Throws when D1 fails; repeating it is safe.
 */
export async function beginTransfer(
  db: Database,
  { orderId, refundId, actor, takesOver }: Transfer & { takesOver: string | null },
  now: Date,
): Promise<BegunTransfer> {
  const refund = await readTransfer(db, { orderId, refundId });
  if (!refund) return "unknown-refund";
  const isFree = sql`(refunds.transfer_by IS NULL AND ${mayBeTransferred})`;
  const isLeft = sql`(refunds.status <> 'succeeded' AND refunds.transfer_by <> ${actor}
    AND refunds.transfer_begun_at = ${takesOver} AND refunds.transfer_begun_at <= ${takeOverBefore(now)})`;
  const may = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId} AND (${isFree} OR ${isLeft}))`;
  const action = takesOver === null ? "order.refund-transfer-begun" : "order.refund-transfer-taken-over";
  const subject = { type: "order", id: orderId, name: refund.orderNumber };
  await db.batch([
    auditStatement(db, { actor, action, subject, after: { refundId }, condition: may }, now),
    statement(
      db,
      sql`UPDATE refunds SET transfer_by = ${actor}, transfer_begun_at = ${now.toISOString()}
      WHERE id = ${refundId} AND (${isFree} OR ${isLeft})`,
    ),
  ]);
  const after = await readTransfer(db, { orderId, refundId });
  if (after?.status === "succeeded" || !after?.transferBy) return "not-allowed";
  return after.transferBy === actor ? "begun" : "begun-by-other";
}

/** Lets go of a refund whose money was not sent after all. Throws when D1 fails; repeating it is safe. */
export async function dropTransfer(
  db: Database,
  { orderId, refundId, actor }: Transfer,
  now: Date,
): Promise<"dropped" | "changed-meanwhile"> {
  const refund = await readTransfer(db, { orderId, refundId });
  if (!refund) return "changed-meanwhile";
  const subject = { type: "order", id: orderId, name: refund.orderNumber };
  const isMine = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId} AND status <> 'succeeded' AND transfer_by = ${actor})`;
  const [, dropped] = await db.batch([
    auditStatement(
      db,
      { actor, action: "order.refund-transfer-dropped", subject, after: { refundId }, condition: isMine },
      now,
    ),
    db
      .update(refunds)
      .set({ transferBy: null, transferBegunAt: null })
      .where(and(eq(refunds.id, refundId), ne(refunds.status, "succeeded"), eq(refunds.transferBy, actor)))
      .returning({ id: refunds.id }),
  ]);
  return dropped.length > 0 ? "dropped" : "changed-meanwhile";
}

async function readTransfer(db: Database, { orderId, refundId }: Pick<Transfer, "orderId" | "refundId">) {
  const [refund] = await db
    .select({ status: refunds.status, transferBy: refunds.transferBy, orderNumber: orders.orderNumber })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId)));
  return refund;
}
