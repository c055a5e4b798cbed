import { type Database } from "#app/db/client.server.ts";
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
