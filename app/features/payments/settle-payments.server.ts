import { and, eq, lte, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { logError } from "#app/platform/log-error.ts";

import type { PaymentProvider } from "./provider.server.ts";
import { recordOutcome } from "./record-outcome.server.ts";
import { refundPayment } from "./refund-payment.server.ts";

/** A claim older than this was left by a Worker that died, or by a provider or database that did not answer. */
const abandonedMs = 40_000;
const atOnce = 100;

/** What was settled. `outboxId` names the confirmation e-mail when the order became paid. */
export interface Settled {
  orderId: string;
  outboxId: string | null;
}

/**
 * Finishes interrupted payments: attempts without a recorded outcome (the provider is asked for it) and refunds that did not
 * go through; with `orderId`, the attempts of that order alone. One that fails is logged and left for the next run.
 * Throws when D1 fails.
 */
export async function settlePayments(
  db: Database,
  provider: PaymentProvider,
  now: Date,
  orderId?: string,
): Promise<Settled[]> {
  const abandoned = new Date(now.getTime() - abandonedMs).toISOString();
  const isAbandoned = and(eq(payments.status, "processing"), lte(payments.claimedAt, abandoned));
  const unsettled = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      status: payments.status,
      reference: payments.providerReference,
      attempt: payments.attempt,
    })
    .from(payments)
    .where(
      and(
        // In these words for the index that holds the unsettled alone.
        sql`${payments.status} IN ('processing', 'refunding')`,
        eq(payments.provider, provider.name),
        orderId === undefined
          ? or(eq(payments.status, "refunding"), isAbandoned)
          : and(eq(payments.orderId, orderId), isAbandoned),
      ),
    )
    .orderBy(sql`updated_at`)
    .limit(atOnce);

  const settled: Settled[] = [];
  for (const payment of unsettled) {
    try {
      settled.push({ orderId: payment.orderId, outboxId: await settle(db, provider, payment, now) });
    } catch (error) {
      logError(`Payment ${payment.id} could not be settled yet`, error);
    }
  }
  return settled;
}

async function settle(
  db: Database,
  provider: PaymentProvider,
  payment: { id: string; orderId: string; status: string; reference: string; attempt: number },
  now: Date,
): Promise<string | null> {
  if (payment.status === "refunding") {
    await refundPayment(db, provider, payment.id, now);
    return null;
  }
  const recorded = await recordOutcome(db, provider, payment, await provider.conclude(payment.reference), now);
  return recorded.kind === "paid" ? recorded.outboxId : null;
}
