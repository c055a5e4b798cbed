import { desc, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";

import { customerOrdersShown } from "./orders-shown.ts";

/** The latest orders of an e-mail address, newest first. */
export async function listCustomerOrders(db: Database, email: string) {
  const { id, orderNumber, createdAt, totalOre, currency, status, paymentStatus } = orders;
  return db
    .select({ id, orderNumber, createdAt, totalOre, currency, status, paymentStatus })
    .from(orders)
    .where(sql`${orders.email} = ${email} COLLATE NOCASE`)
    .orderBy(desc(createdAt), desc(id))
    .limit(customerOrdersShown);
}
