import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { markPaid } from "#app/features/orders/mark-paid.server.ts";
import { wholeRefundStatement } from "#app/features/orders/whole-refund.server.ts";
import { logError } from "#app/platform/log-error.ts";

import type { PaymentOutcome, PaymentProvider } from "./provider.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** A claimed attempt to charge an order. Writes are conditional on `attempt`, so an older one never overwrites a newer. */
export interface Attempt {
  id: string;
  orderId: string;
  /** The provider's id of the payment. */
  reference: string;
  attempt: number;
}

export type RecordedOutcome =
  | { kind: "paid"; outboxId: string | null }
  | { kind: "already-paid" }
  | { kind: "refunded" }
  | { kind: "declined" }
  /** Another run recorded this attempt first. */
  | { kind: "superseded" };

/**
 * Records the provider's outcome of an attempt. Only an explicit success marks the order paid. A charge for an order that was
 * closed, or paid by another payment, meanwhile is refunded; if the provider fails, the scheduled job retries.
 * Throws when D1 fails; repeating it is safe.
 */
export async function recordOutcome(
  db: Database,
  provider: PaymentProvider,
  attempt: Attempt,
  outcome: PaymentOutcome,
  now: Date,
): Promise<RecordedOutcome> {
  if (outcome.status === "declined") {
    const [moved] = await db.batch([moveAttempt(db, attempt, "declined", outcome.reason, now)]);
    return { kind: moved.length > 0 ? "declined" : "superseded" };
  }
  if (outcome.status !== "succeeded") throw new Error("The provider's answer is neither a success nor a decline");

  const marked = await markPaid(db, attempt, now);
  if (marked.kind === "paid") return marked;
  if (marked.kind === "already-paid") return marked;
  const refundId = `${attempt.id}:refund`;
  const [moved] = await db.batch([
    moveAttempt(db, attempt, "refunding", null, now),
    wholeRefundStatement(
      db,
      { id: refundId, actor: "system", payment: sql`p.id = ${attempt.id} AND p.status = 'refunding'` },
      now,
    ),
  ]);
  if (moved.length === 0) return { kind: "superseded" };
  await settleRefund(db, provider, refundId, now).catch((error: unknown) =>
    logError(`Payment ${attempt.id} could not be refunded yet`, error),
  );
  return { kind: "refunded" };
}

/** Changes the status of an attempt that is still processing. */
function moveAttempt(
  db: Database,
  { id, attempt }: Attempt,
  status: "declined" | "refunding",
  declineReason: string | null,
  now: Date,
) {
  return statement<{ id: string }>(
    db,
    sql`UPDATE payments SET status = ${status}, decline_reason = ${declineReason}, claimed_at = NULL,
      updated_at = ${now.toISOString()}
    WHERE id = ${id} AND status = 'processing' AND attempt = ${attempt} RETURNING id`,
  );
}
