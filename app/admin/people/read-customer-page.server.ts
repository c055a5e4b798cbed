import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { readCustomer } from "#app/features/people/customers/edit-customer.server.ts";
import { listImportedOrdersOf } from "#app/features/selling/order-history/list-imported-orders.server.ts";
import { listCustomerOrders } from "#app/features/selling/orders/customer-orders.server.ts";

export type CustomerPage = NonNullable<Awaited<ReturnType<typeof readCustomerPage>>>;

/** A customer with their latest orders, those of an earlier shop among them, and what the newsletter knows of their address. Undefined for an unknown id. */
export async function readCustomerPage(db: Database, id: string) {
  const customer = await readCustomer(db, id);
  if (!customer) return undefined;
  const { id: subscriberId, subscribed, createdAt, unsubscribedAt, consentSource } = newsletterSubscribers;
  const [orders, importedOrders, [subscriber]] = await Promise.all([
    listCustomerOrders(db, customer.email),
    listImportedOrdersOf(db, customer.email),
    db
      .select({ id: subscriberId, subscribed, createdAt, unsubscribedAt, consentSource })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, customer.email)),
  ]);
  return { customer, orders, importedOrders, subscriber: subscriber ?? null };
}
