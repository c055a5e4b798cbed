import { and, eq, isNull, ne, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { providersInReach } from "./provider-names.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** `being-sent`: a member of staff is sending the money by bank. `not-refundable`: it belongs to another provider than the current one. */
export type RetriedRefund = "refunded" | "refund-pending" | "being-sent" | "not-refundable" | "unknown-refund";

/** Asks the provider again for a refund that was not made yet, for a staff member. */
export async function retryRefund(
  db: Database,
  provider: PaymentProvider | null,
  { orderId, refundId, actor }: { orderId: string; refundId: string; actor: string },
  now: Date,
): Promise<RetriedRefund> {
  const [refund] = await db
    .select({
      orderId: refunds.orderId,
      status: refunds.status,
      orderNumber: orders.orderNumber,
      provider: payments.provider,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  if (!refund || refund.orderId !== orderId) return "unknown-refund";
  if (refund.status === "succeeded") return "refunded";
  if (!provider || !providersInReach(provider).includes(refund.provider)) return "not-refundable";
  const subject = { type: "order", id: orderId, name: refund.orderNumber };
  // From now on it is no longer refused: nobody can record it as paid by hand while the provider is asked, and the job goes on with it.
  const isFree = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId} AND status <> 'succeeded' AND transfer_by IS NULL)`;
  const [, claimed, [found]] = await db.batch([
    auditStatement(db, { actor, action: "order.refund-retried", subject, after: { refundId }, condition: isFree }, now),
    db
      .update(refunds)
      .set({ status: "requested", updatedAt: now.toISOString() })
      .where(and(eq(refunds.id, refundId), ne(refunds.status, "succeeded"), isNull(refunds.transferBy)))
      .returning({ id: refunds.id }),
    db.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, refundId)),
  ]);
  if (claimed.length === 0) return found?.status === "succeeded" ? "refunded" : "being-sent";
  try {
    return (await settleRefund(db, provider, refundId, now)) === "succeeded" ? "refunded" : "refund-pending";
  } catch (error) {
    logError(`Refund ${refundId} could not be made yet`, error);
    return "refund-pending";
  }
}
