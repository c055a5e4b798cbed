import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { paymentDiscrepancies } from "#app/db/schema/payments.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

/** One page of the discrepancies that are to resolve, or that were resolved. */
export const listDiscrepancies = defineListQuery({
  table: paymentDiscrepancies,
  id: paymentDiscrepancies.id,
  sorts: { newest: [paymentDiscrepancies.foundAt, "descending"] },
  filters: {
    state: (value: "open" | "resolved") =>
      value === "open" ? isNull(paymentDiscrepancies.resolvedAt) : isNotNull(paymentDiscrepancies.resolvedAt),
  },
  select: (db, sortValue) =>
    db
      .select({
        id: paymentDiscrepancies.id,
        kind: paymentDiscrepancies.kind,
        orderId: paymentDiscrepancies.orderId,
        orderNumber: orders.orderNumber,
        provider: paymentDiscrepancies.provider,
        detail: paymentDiscrepancies.detail,
        foundAt: paymentDiscrepancies.foundAt,
        resolvedAt: paymentDiscrepancies.resolvedAt,
        resolvedBy: paymentDiscrepancies.resolvedBy,
        note: paymentDiscrepancies.note,
        sortValue,
      })
      .from(paymentDiscrepancies)
      .leftJoin(orders, eq(orders.id, paymentDiscrepancies.orderId)),
});
export type DiscrepancyRow = Awaited<ReturnType<typeof listDiscrepancies>>["rows"][number];

/** The discrepancies of an order, newest first; for a batch. */
export function orderDiscrepanciesStatement(db: Database, orderId: string) {
  return db
    .select({
      id: paymentDiscrepancies.id,
      kind: paymentDiscrepancies.kind,
      detail: paymentDiscrepancies.detail,
      foundAt: paymentDiscrepancies.foundAt,
      resolvedAt: paymentDiscrepancies.resolvedAt,
    })
    .from(paymentDiscrepancies)
    .where(eq(paymentDiscrepancies.orderId, orderId))
    .orderBy(desc(paymentDiscrepancies.foundAt));
}

/**
 * Marks a discrepancy as seen to, with what was done about it, on record. False for one that is unknown, or was resolved before: the first
 * note stays.
 */
export async function resolveDiscrepancy(
  db: Database,
  { id, note, actor }: { id: string; note: string; actor: string },
  now: Date,
): Promise<boolean> {
  const [discrepancy] = await db
    .select({ kind: paymentDiscrepancies.kind, orderId: paymentDiscrepancies.orderId, orderNumber: orders.orderNumber })
    .from(paymentDiscrepancies)
    .leftJoin(orders, eq(orders.id, paymentDiscrepancies.orderId))
    .where(and(eq(paymentDiscrepancies.id, id), isNull(paymentDiscrepancies.resolvedAt)));
  if (!discrepancy) return false;
  const subject = discrepancy.orderId
    ? { type: "order", id: discrepancy.orderId, name: discrepancy.orderNumber ?? discrepancy.orderId }
    : { type: "discrepancy", id, name: discrepancy.kind };
  const isOpen = sql`EXISTS (SELECT 1 FROM payment_findings WHERE id = ${id} AND resolved_at IS NULL)`;
  const [, resolved] = await db.batch([
    auditStatement(
      db,
      { actor, action: "payment.finding-resolved", subject, after: { discrepancy: id }, condition: isOpen },
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
