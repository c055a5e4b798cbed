import { and, eq, ne, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { attemptStatusLiteral, attemptsWithMoney, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatAmount } from "#app/shared/money.ts";
import type { RefundRefusal, RefundStatus } from "#app/shared/states.ts";

import { refusalDiscrepancyStatement, resolveRefusalsStatement } from "./discrepancies.server.ts";
import { noteMadeElsewhere } from "./refund-twice.server.ts";

/** A refund whose money did not go back yet. */
export interface OpenRefund {
  id: string;
  orderId: string;
  paymentId: string;
  amountOre: number;
  /** What is left of it for the provider to make, in öre, after what was refunded in its dashboard. */
  leftOre: number;
  currency: Currency;
  provider: string;
  /** The provider's id of the payment. */
  payment: string;
  /** The provider's id of the refund; null while the provider has none. */
  reference: string | null;
  status: RefundStatus;
  refusals: number;
  /** Who is sending its money by bank. */
  transferBy: string | null;
  createdAt: string;
}

/** The provider has taken the refund on and makes it later. */
export async function markRefundPending(db: Database, refund: OpenRefund, reference: string, now: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ status: "requested", providerReference: reference, lastError: null, updatedAt: now.toISOString() })
    .where(and(eq(refunds.id, refund.id), ne(refunds.status, "succeeded")));
}

/** The refund was not made. `forGood`: the provider says that it never will be; staff are told, and may ask anew. */
export async function markRefundFailed(
  db: Database,
  refund: OpenRefund,
  { reason, forGood, refusal = null }: { reason: string; forGood: boolean; refusal?: RefundRefusal | null },
  now: Date,
): Promise<void> {
  const lastError = (reason.split("\n")[0] ?? "").slice(0, 200);
  const failed = db
    .update(refunds)
    .set({
      // After a refusal, an attempt without an answer is not another one: the money may be on its way, and the job goes on asking.
      status: forGood || refund.refusals === 0 ? "failed" : "requested",
      attempts: sql`${refunds.attempts} + 1`,
      lastError,
      updatedAt: now.toISOString(),
      ...(forGood && { refusals: refund.refusals + 1, refusal, providerReference: null }),
    })
    // Two who are told of the same failure count it once.
    .where(and(eq(refunds.id, refund.id), ne(refunds.status, "succeeded"), eq(refunds.refusals, refund.refusals)));
  if (!forGood) return void (await failed);
  const { id, orderId, paymentId, provider } = refund;
  const subject = `${id}:${refund.refusals}`;
  const detail = `A refund of ${formatAmount(refund.leftOre, refund.currency)} was not made: ${lastError}.`;
  await db.batch([
    failed,
    refusalDiscrepancyStatement(db, { kind: "refund-failed", subject, orderId, paymentId, provider, detail }, now),
  ]);
}

/**
 * The provider made it: written once, with the event, the payment's and the order's state. If staff recorded meanwhile that they sent the
 * money by bank, or that the buyer had it by the provider, that is a discrepancy.
 */
export async function markRefundSucceeded(
  db: Database,
  refund: OpenRefund,
  reference: string | null,
  now: Date,
): Promise<void> {
  const change = sql`attempts = attempts + 1, provider_reference = coalesce(${reference}, provider_reference), refusal = NULL`;
  const [, made] = await db.batch([
    ...refundMadeStatements(db, refund, { actor: "system", change }, now),
    resolveRefusalsStatement(db, refund, { actor: "system", note: "Made since" }, now),
  ]);
  if (made.length > 0) return;
  await noteMadeElsewhere(db, refund.id, now);
}

/** The statements that make an open refund a made one, with the event, the payment's and the order's state. `change` sets its columns. */
export function refundMadeStatements(
  db: Database,
  {
    id: refundId,
    orderId,
    paymentId,
    amountOre,
    currency,
  }: Pick<OpenRefund, "id" | "orderId" | "paymentId" | "amountOre" | "currency">,
  { actor, change, told = {} }: { actor: string; change: SQL; told?: Record<string, string> },
  now: Date,
) {
  const time = now.toISOString();
  const open = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId} AND status <> 'succeeded')`;
  const data = { paymentId, refundId, amountOre: String(amountOre), currency, ...told };
  const refundedOre = sql`(SELECT coalesce(sum(amount_ore), 0) FROM refunds WHERE payment_id = ${paymentId} AND status = 'succeeded')`;
  const isStillPaid = sql`EXISTS (SELECT 1 FROM payments WHERE order_id = ${orderId} AND status IN ${attemptsWithMoney("here")})`;
  const thisPayment = sql`(SELECT status FROM payments WHERE id = ${paymentId})`;
  return [
    eventStatement(db, { orderId, type: "refunded", actor, data, condition: open }, now),
    statement<{ id: string }>(
      db,
      sql`UPDATE refunds SET status = 'succeeded', ${change}, last_error = NULL, updated_at = ${time}
      WHERE id = ${refundId} AND status <> 'succeeded' RETURNING id`,
    ),
    statement(
      db,
      sql`UPDATE payments SET status = ${attemptStatusLiteral("refunded")}, updated_at = ${time}
      WHERE id = ${paymentId} AND status IN ${attemptsWithMoney("here", "returning")} AND amount_ore <= ${refundedOre}
        AND (amount_ore > 0 OR status IN ${attemptsWithMoney("returning")} OR NOT EXISTS (SELECT 1 FROM order_lines
          WHERE order_id = ${orderId} AND cancelled_quantity + returned_quantity < quantity))`,
    ),
    // An order that was paid twice stays paid when one of its payments goes back.
    statement(
      db,
      sql`UPDATE orders SET updated_at = ${time}, payment_status = CASE
        WHEN ${thisPayment} IN ${attemptsWithMoney("returned")} THEN CASE WHEN ${isStillPaid} THEN payment_status ELSE 'refunded' END
        WHEN ${refundedOre} > 0 THEN 'partially-refunded' ELSE payment_status END
      WHERE id = ${orderId} AND payment_status IN ${paymentStatusesWhere({ hasMoney: true })}`,
    ),
  ] as const;
}
