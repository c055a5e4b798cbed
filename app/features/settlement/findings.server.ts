import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { keysetClauses, keysetPage, type KeysetPaging } from "#app/db/keyset.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { paymentFindings } from "#app/db/schema/payments.server.ts";
import { auditStatement } from "#app/features/audit/record.server.ts";

export type FindingState = "open" | "resolved";

/** One page of the findings, newest first. Throws when D1 fails. */
export async function listFindings(db: Database, { state, paging }: { state: FindingState; paging: KeysetPaging }) {
  const clauses = keysetClauses({ column: paymentFindings.foundAt, id: paymentFindings.id, descending: true }, paging);
  const rows = await db
    .select({
      id: paymentFindings.id,
      kind: paymentFindings.kind,
      orderId: paymentFindings.orderId,
      orderNumber: orders.orderNumber,
      provider: paymentFindings.provider,
      detail: paymentFindings.detail,
      foundAt: paymentFindings.foundAt,
      resolvedAt: paymentFindings.resolvedAt,
      resolvedBy: paymentFindings.resolvedBy,
      note: paymentFindings.note,
    })
    .from(paymentFindings)
    .leftJoin(orders, eq(orders.id, paymentFindings.orderId))
    .where(
      and(state === "open" ? isNull(paymentFindings.resolvedAt) : isNotNull(paymentFindings.resolvedAt), clauses.where),
    )
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit);
  return keysetPage(rows, paging, ({ foundAt, id }) => ({ value: foundAt, id }));
}
export type FindingRow = Awaited<ReturnType<typeof listFindings>>["rows"][number];

/** The findings of an order, newest first; for a batch. */
export function orderFindingsStatement(db: Database, orderId: string) {
  return db
    .select({
      id: paymentFindings.id,
      kind: paymentFindings.kind,
      detail: paymentFindings.detail,
      foundAt: paymentFindings.foundAt,
      resolvedAt: paymentFindings.resolvedAt,
    })
    .from(paymentFindings)
    .where(eq(paymentFindings.orderId, orderId))
    .orderBy(desc(paymentFindings.foundAt));
}

/**
 * Marks a finding as seen to, with what was done about it, on record. False for one that is unknown, or was resolved before: the first
 * note stays. Throws when D1 fails.
 */
export async function resolveFinding(
  db: Database,
  { id, note, actor }: { id: string; note: string; actor: string },
  now: Date,
): Promise<boolean> {
  const [finding] = await db
    .select({ kind: paymentFindings.kind, orderId: paymentFindings.orderId, orderNumber: orders.orderNumber })
    .from(paymentFindings)
    .leftJoin(orders, eq(orders.id, paymentFindings.orderId))
    .where(and(eq(paymentFindings.id, id), isNull(paymentFindings.resolvedAt)));
  if (!finding) return false;
  const subject = finding.orderId
    ? { type: "order", id: finding.orderId, name: finding.orderNumber ?? finding.orderId }
    : { type: "finding", id, name: finding.kind };
  const isOpen = sql`EXISTS (SELECT 1 FROM payment_findings WHERE id = ${id} AND resolved_at IS NULL)`;
  const [, resolved] = await db.batch([
    auditStatement(
      db,
      { actor, action: "payment.finding-resolved", subject, after: { finding: id }, condition: isOpen },
      now,
    ),
    statement<{ id: string }>(
      db,
      sql`UPDATE payment_findings SET resolved_at = ${now.toISOString()}, resolved_by = ${actor}, note = ${note}
      WHERE id = ${id} AND resolved_at IS NULL RETURNING id`,
    ),
  ]);
  return resolved.length > 0;
}
