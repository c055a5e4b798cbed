import { eq, inArray, sql } from "drizzle-orm";

import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import type { PaymentAttemptStatus } from "#app/shared/order-statuses.ts";

/** One page of the attempts to pay. A search is an order's number, or the provider's id of a payment, refund or dispute: whole. */
export const listPayments = defineListQuery({
  table: payments,
  id: payments.id,
  search: (text) => inArray(payments.id, matching(text)),
  sorts: { newest: [payments.createdAt, "descending"] },
  filters: { status: (value: PaymentAttemptStatus) => eq(payments.status, value) },
  select: (db, sortValue) =>
    db
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
        sortValue,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId)),
});

/** The payments that a pasted number or reference is about, each read by its own index. */
function matching(search: string) {
  const number = /^(?:pm-?)?(\d{8})$/i.exec(search)?.[1];
  return sql`(SELECT id FROM payments WHERE provider_reference = ${search}
    UNION SELECT payment_id FROM refunds WHERE provider_reference = ${search} OR id = ${search}
    UNION SELECT payment_id FROM disputes WHERE reference = ${search}
    UNION SELECT payment_id FROM provider_transactions WHERE id = ${search} AND payment_id IS NOT NULL
    UNION SELECT id FROM payments WHERE order_id IN (SELECT id FROM orders WHERE order_number = ${number ? `PM-${number}` : search}))`;
}
