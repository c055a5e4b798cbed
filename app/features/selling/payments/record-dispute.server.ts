import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { PaymentProvider, ProviderDispute } from "./provider.server.ts";

/**
 * Records a dispute as the provider has it, and in its order that it was opened or went on. What is decided is never followed by what was
 * read before that, only by an appeal. A dispute of a payment that is not the shop's is left alone.
 */
export async function recordDispute(
  db: Database,
  provider: PaymentProvider,
  dispute: ProviderDispute,
  now: Date,
): Promise<void> {
  const { reference, status, reason, amountOre, currency, dueBy, openedAt } = dispute;
  const [payment] = await db
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.providerReference, dispute.payment ?? ""), eq(payments.provider, provider.name)));
  if (!payment) return;
  const { id: paymentId, orderId } = payment;
  const time = now.toISOString();
  const isDecided = sql`status IN ('won', 'lost', 'warning_closed', 'prevented')`;
  const isDecision = /^(won|lost|warning_closed|prevented|appeal_\w+)$/.test(status) ? 1 : 0;
  const stands = sql`EXISTS (SELECT 1 FROM disputes WHERE reference = ${reference}
    AND (status = ${status} OR (${isDecided} AND ${isDecision} = 0)))`;
  const data = { disputeStatus: status, amountOre: String(amountOre), currency };
  await db.batch([
    eventStatement(db, { orderId, type: "disputed", actor: "system", data, condition: sql`NOT ${stands}` }, now),
    statement(
      db,
      sql`INSERT INTO disputes (id, payment_id, order_id, provider, reference, status, reason, amount_ore, currency, due_by,
        opened_at, updated_at)
      VALUES (${newId("dsp")}, ${paymentId}, ${orderId}, ${provider.name}, ${reference}, ${status}, ${reason}, ${amountOre},
        ${currency}, ${dueBy}, ${openedAt}, ${time})
      ON CONFLICT (reference) DO UPDATE SET status = excluded.status, reason = excluded.reason,
        amount_ore = excluded.amount_ore, due_by = excluded.due_by,
        updated_at = CASE WHEN disputes.status = excluded.status THEN disputes.updated_at ELSE excluded.updated_at END
      WHERE NOT (${isDecided} AND ${isDecision} = 0)`,
    ),
  ]);
}
