import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { paymentFindings } from "#app/db/schema/payments.server.ts";

import type { FindingKind } from "./finding-kinds.ts";

export interface Finding {
  kind: FindingKind;
  /** What it is about, so that the same difference is written once however often it is found. */
  subject: string;
  orderId?: string | null;
  paymentId?: string | null;
  provider: string;
  /** The difference in words, for staff; without customers' data. */
  detail: string;
}

/** Writes a difference between the shop and its payment provider, once; also if staff have resolved it since. */
export function findingStatement(
  db: Database,
  { kind, subject, orderId, paymentId, provider, detail }: Finding,
  now: Date,
) {
  return db
    .insert(paymentFindings)
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
