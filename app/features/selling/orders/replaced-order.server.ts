import { and, eq, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { type PlacedOrder, placedColumns } from "./placed-order.server.ts";
import type { OrderInput } from "./schemas.ts";

/** Within so many minutes, an order that its buyer sends again changed is the same purchase, whose answer got lost. */
const sameTryMinutes = 60;

/**
 * The earlier order that `replacesKey` names, if it is of the same buyer: of the same e-mail address, or of the same name and address,
 * because the e-mail address may have been corrected. A browser's key alone says nothing of who sits before it.
 */
export function replacedOrderStatement(db: Database, { replacesKey, customer }: OrderInput) {
  const { firstName, lastName, address, postalCode } = customer;
  const hasSameEmail = eq(orders.email, customer.email.toLowerCase());
  const samePerson = and(
    eq(orders.firstName, firstName),
    eq(orders.lastName, lastName),
    eq(orders.address, address),
    eq(orders.postalCode, postalCode),
  );
  return db
    .select({ ...placedColumns, hasSameEmail: sql<number>`${hasSameEmail}` })
    .from(orders)
    .where(and(eq(orders.idempotencyKey, replacesKey ?? ""), or(hasSameEmail, samePerson)));
}

/**
 * What an order that was to be replaced is answered with: the paid one itself while this is the same purchase, in plain words that it
 * is paid when it may be another one or the confirmation went to another address, and null when nothing stands in the way.
 */
export function answerOfReplaced(
  { hasSameEmail, ...order }: PlacedOrder & { hasSameEmail: number },
  now: Date,
):
  | { kind: "placed"; order: PlacedOrder }
  | { kind: "earlier-order-paid" }
  | { kind: "payment-under-way"; orderId: string }
  | null {
  if (paymentStatusFacts[order.paymentStatus].hasMoney) {
    const isSameTry = now.getTime() - new Date(order.createdAt).getTime() <= sameTryMinutes * 60_000;
    return hasSameEmail === 1 && isSameTry ? { kind: "placed", order } : { kind: "earlier-order-paid" };
  }
  const isOpen = !paymentStatusFacts[order.paymentStatus].wasPaid && orderStatusFacts[order.status].awaitsPayment;
  return isOpen ? { kind: "payment-under-way", orderId: order.id } : null;
}
