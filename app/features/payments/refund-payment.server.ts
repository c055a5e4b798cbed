import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { eventStatement } from "#app/features/orders/events.server.ts";

import type { PaymentProvider } from "./provider.server.ts";

/**
 * Refunds a payment that was marked `refunding`, and records it in its order. Safe to repeat, also concurrently.
 * Throws when the provider or D1 fails: the payment stays `refunding` and the scheduled job retries.
 */
export async function refundPayment(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
  now: Date,
): Promise<void> {
  const isRefunding = and(eq(payments.id, paymentId), eq(payments.status, "refunding"));
  const [payment] = await db
    .select({ orderId: payments.orderId, provider: payments.provider, reference: payments.providerReference })
    .from(payments)
    .where(isRefunding);
  if (!payment) return;
  const { orderId, reference } = payment;
  if (payment.provider !== provider.name) throw new Error(`Payment ${paymentId} belongs to ${payment.provider}`);

  await provider.refund(reference, `${paymentId}:refund`);
  const refunding = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${paymentId} AND status = 'refunding')`;
  await db.batch([
    eventStatement(db, { orderId, type: "refunded", actor: "system", data: { paymentId }, condition: refunding }, now),
    // Only if no other payment of the order has succeeded: it may have been paid twice.
    statement(
      db,
      sql`UPDATE orders SET payment_status = 'refunded', updated_at = ${now.toISOString()}
      WHERE id = ${orderId} AND payment_status = 'paid' AND ${refunding}
        AND NOT EXISTS (SELECT 1 FROM payments WHERE order_id = ${orderId} AND status = 'succeeded')`,
    ),
    db.update(payments).set({ status: "refunded", updatedAt: now.toISOString() }).where(isRefunding),
  ]);
}
