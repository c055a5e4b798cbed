import { and, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { keysetClauses, keysetPage, type KeysetPaging } from "#app/db/keyset.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import type { PaymentAttemptStatus } from "#app/shared/order-statuses.ts";

/** What the staff's list of payments is narrowed to. */
export interface PaymentQuery {
  /** An order's number, or the provider's id of a payment, refund or dispute: whole, as people paste it. */
  search: string;
  status?: PaymentAttemptStatus | undefined;
  paging: KeysetPaging;
}

/** One page of the attempts to pay, newest first, by an index of the filter. */
export async function listPayments(db: Database, { search, status, paging }: PaymentQuery) {
  const clauses = keysetClauses({ column: payments.createdAt, id: payments.id, descending: true }, paging);
  const rows = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      orderNumber: orders.orderNumber,
      provider: payments.provider,
      reference: payments.providerReference,
      method: payments.method,
      status: payments.status,
      amountOre: payments.amountOre,
      currency: payments.currency,
      declineReason: payments.declineReason,
      createdAt: payments.createdAt,
      takenAt: payments.takenAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        search === "" ? undefined : inArray(payments.id, matching(search)),
        status === undefined ? undefined : eq(payments.status, status),
        clauses.where,
      ),
    )
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit);
  return keysetPage(rows, paging, ({ createdAt, id }) => ({ value: createdAt, id }));
}

/** The payments that a pasted number or reference is about, each read by its own index. */
function matching(search: string) {
  const number = /^(?:pm-?)?(\d{8})$/i.exec(search)?.[1];
  return sql`(SELECT id FROM payments WHERE provider_reference = ${search}
    UNION SELECT payment_id FROM refunds WHERE provider_reference = ${search} OR id = ${search}
    UNION SELECT payment_id FROM disputes WHERE reference = ${search}
    UNION SELECT payment_id FROM provider_transactions WHERE id = ${search} AND payment_id IS NOT NULL
    UNION SELECT id FROM payments WHERE order_id IN (SELECT id FROM orders WHERE order_number = ${number ? `PM-${number}` : search}))`;
}
