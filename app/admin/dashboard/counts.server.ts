import { count, isNull } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { contactMessages, users } from "#app/db/schema/customers.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";

export interface DashboardCounts {
  users: number;
  products: number;
  orders: number;
  messages: number;
}

/** How many there are of everything the dashboard counts. Deleted products are not counted. */
export async function readCounts(db: Database): Promise<DashboardCounts> {
  const [[userRow], [productRow], [orderRow], [messageRow]] = await db.batch([
    db.select({ total: count() }).from(users),
    db.select({ total: count() }).from(products).where(isNull(products.archivedAt)),
    db.select({ total: count() }).from(orders),
    db.select({ total: count() }).from(contactMessages),
  ]);
  return {
    users: userRow?.total ?? 0,
    products: productRow?.total ?? 0,
    orders: orderRow?.total ?? 0,
    messages: messageRow?.total ?? 0,
  };
}
