import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { paymentDiscrepancies } from "#app/db/schema/payments.server.ts";

import type { DiscrepancyKind } from "./discrepancy-kinds.ts";

export interface Discrepancy {
  kind: DiscrepancyKind;
  /** What it is about, so that the same difference is written once however often it is found. */
  subject: string;
  orderId?: string | null;
  paymentId?: string | null;
  provider: string;
  /** The difference in words, for staff; without customers' data. */
  detail: string;
}

/** Writes a difference between the shop and its payment provider, once; also if staff have resolved it since. */
export function discrepancyStatement(
  db: Database,
  { kind, subject, orderId, paymentId, provider, detail }: Discrepancy,
  now: Date,
) {
  return db
    .insert(paymentDiscrepancies)
    .values({
      id: `${kind}:${subject}`,
      kind,
      orderId: orderId ?? null,
      paymentId: paymentId ?? null,
      provider,
      detail,
      foundAt: now.toISOString(),
    })
    .onConflictDoNothing();
}

/**
 * The same of a refund that the provider refused. While one that was made in its dashboard waits to be recorded there is none: recording
 * that one settles both.
 */
export function refusalDiscrepancyStatement(
  db: Database,
  { kind, subject, orderId, paymentId, provider, detail }: Discrepancy,
  now: Date,
) {
  return statement(
    db,
    sql`INSERT INTO payment_findings (id, kind, order_id, payment_id, provider, detail, found_at)
    SELECT ${`${kind}:${subject}`}, ${kind}, ${orderId}, ${paymentId}, ${provider}, ${detail}, ${now.toISOString()}
    WHERE NOT EXISTS (SELECT 1 FROM payment_findings WHERE payment_id = ${paymentId} AND kind = 'refund-at-provider' AND resolved_at IS NULL)
    ON CONFLICT (id) DO NOTHING`,
  );
}

/**
 * A refund that was made in the provider's dashboard, once, unless it was recorded; for a batch. What was written down of refunds of the
 * same payment that the provider refused is resolved with it.
 */
export function dashboardRefundStatements(
  db: Database,
  { subject, paymentId, ...about }: Omit<Discrepancy, "kind"> & { paymentId: string },
  now: Date,
) {
  const discrepancy = discrepancyStatement(db, { kind: "refund-at-provider", subject, paymentId, ...about }, now);
  return [
    discrepancy,
    statement(
      db,
      sql`UPDATE payment_findings SET resolved_at = ${now.toISOString()}, resolved_by = 'system',
        note = 'See the refund made at the provider'
      WHERE payment_id = ${paymentId} AND kind = 'refund-failed' AND resolved_at IS NULL
        AND EXISTS (SELECT 1 FROM payment_findings WHERE id = ${`refund-at-provider:${subject}`} AND resolved_at IS NULL)
        AND EXISTS (SELECT 1 FROM refunds r WHERE r.payment_id = ${paymentId} AND r.status = 'failed' AND r.refusals > 0
          AND payment_findings.id = 'refund-failed:' || r.id || ':' || (r.refusals - 1))`,
    ),
  ] as const;
}

/** Resolves what was written down of a refund because the provider refused it (`markRefundFailed`), now that the buyer has the money. */
export function resolveRefusalsStatement(
  db: Database,
  { id, paymentId }: { id: string; paymentId: string },
  { actor, note }: { actor: string; note: string },
  now: Date,
) {
  const prefix = `refund-failed:${id}:`;
  return statement(
    db,
    sql`UPDATE payment_findings SET resolved_at = ${now.toISOString()}, resolved_by = ${actor}, note = ${note}
    WHERE payment_id = ${paymentId} AND resolved_at IS NULL AND substr(id, 1, ${prefix.length}) = ${prefix}`,
  );
}
