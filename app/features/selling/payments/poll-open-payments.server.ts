import { and, eq, inArray, lte, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { concludePayment } from "./conclude-payment.server.ts";
import { postpone } from "./open-payments.server.ts";
import { providersInReach } from "./provider-names.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { decidedBy, type DecidedOrder, recordOutcome } from "./record-outcome.server.ts";
import { retryRefunds } from "./settle-refund.server.ts";

/** A claim older than this was left by a Worker that died, or by a provider or database that did not answer. */
const abandonedAfterMs = 40_000;
const batchSize = 100;

/**
 * Finishes interrupted payments: attempts without a recorded outcome (the provider is asked for it) and refunds that failed;
 * with `orderId`, the attempts of that order only. One that fails is logged and left for the next run.
 * Returns the orders that were decided.
 */
export async function pollOpenPayments(
  db: Database,
  provider: PaymentProvider,
  now: Date,
  orderId?: string,
): Promise<DecidedOrder[]> {
  const abandoned = new Date(now.getTime() - abandonedAfterMs).toISOString();
  const unfinished = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      reference: payments.providerReference,
      provider: payments.provider,
      attempt: payments.attempt,
    })
    .from(payments)
    .where(
      and(
        // Written to match the condition of the partial index on unfinished payments.
        sql`${payments.status} IN ${attemptsWithMoney("asked", "returning")}`,
        sql`${payments.status} IN ${attemptsWithMoney("asked")}`,
        lte(payments.claimedAt, abandoned),
        inArray(payments.provider, providersInReach(provider)),
        orderId === undefined ? undefined : eq(payments.orderId, orderId),
      ),
    )
    .orderBy(sql`updated_at`)
    .limit(batchSize);

  const decided: DecidedOrder[] = [];
  for (const payment of unfinished) {
    try {
      const recorded = await recordOutcome(db, provider, payment, await concludePayment(provider, payment), now);
      decided.push(...decidedBy(recorded, payment.orderId));
    } catch (error) {
      await postpone(db, payment.id, now);
      logError(`Payment ${payment.id} could not be reconciled yet`, error);
    }
  }
  if (orderId === undefined) await retryRefunds(db, provider, abandoned, now);
  return decided;
}
