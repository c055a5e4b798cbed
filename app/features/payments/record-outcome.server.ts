import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { markPaid } from "#app/features/orders/mark-paid.server.ts";
import { logError } from "#app/platform/log-error.ts";

import type { PaymentOutcome, PaymentProvider } from "./provider.server.ts";
import { refundPayment } from "./refund-payment.server.ts";

/** A claimed try to take an order's money. Writes are conditional on `attempt`, so an older try never undoes a newer. */
export interface Attempt {
  id: string;
  orderId: string;
  /** The provider's own name for the payment. */
  reference: string;
  attempt: number;
}

export type Recorded =
  | { kind: "paid"; outboxId: string | null }
  | { kind: "paid-before" }
  | { kind: "refunded" }
  | { kind: "declined" }
  /** Another run has recorded this attempt meanwhile. */
  | { kind: "superseded" };

/**
 * Writes down what the provider said of an attempt. Only an explicit success pays the order. Money that came for an order
 * which was closed, or paid otherwise, meanwhile goes back; if the provider fails at that, the scheduled job tries again.
 * Throws when D1 fails; doing it again is harmless.
 */
export async function recordOutcome(
  db: Database,
  provider: PaymentProvider,
  attempt: Attempt,
  outcome: PaymentOutcome,
  now: Date,
): Promise<Recorded> {
  if (outcome.status === "declined") {
    const moved = await moveAttempt(db, attempt, "declined", outcome.reason, now);
    return { kind: moved ? "declined" : "superseded" };
  }
  if (outcome.status !== "succeeded") throw new Error("The provider's answer is neither a success nor a refusal");

  const marked = await markPaid(db, attempt, now);
  if (marked.kind === "paid") return marked;
  if (marked.kind === "paid-before") return marked;
  if (!(await moveAttempt(db, attempt, "refunding", null, now))) return { kind: "superseded" };
  await refundPayment(db, provider, attempt.id, now).catch((error: unknown) =>
    logError(`Payment ${attempt.id} could not be given back yet`, error),
  );
  return { kind: "refunded" };
}

/** Moves an attempt on, if it is still under way. */
async function moveAttempt(
  db: Database,
  { id, attempt }: Attempt,
  status: "declined" | "refunding",
  declineReason: string | null,
  now: Date,
): Promise<boolean> {
  const moved = await statement<{ id: string }>(
    db,
    sql`UPDATE payments SET status = ${status}, decline_reason = ${declineReason}, claimed_at = NULL,
      updated_at = ${now.toISOString()}
    WHERE id = ${id} AND status = 'processing' AND attempt = ${attempt} RETURNING id`,
  );
  return moved.length > 0;
}
