import { desc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";

import { orderNumberIn } from "./order-number.ts";
import type { Notice } from "./schemas.ts";
import { type WithdrawableOrder, readWithdrawable } from "./withdrawable-order.server.ts";

/**
 * The order that a typed notice is of: its number, its buyer's address and name all agree, and the whole of it is meant. Anything else
 * waits for staff, and whoever typed it learns no difference.
 */
export async function findOrder(
  db: Database,
  { name, reference, email, items }: Pick<Notice, "name" | "reference" | "email" | "items">,
): Promise<WithdrawableOrder | null> {
  const number = orderNumberIn(reference);
  if (number === null || items !== "") return null;
  const [order] = await db
    .select({ id: orders.id, email: orders.email, firstName: orders.firstName, lastName: orders.lastName })
    .from(orders)
    .where(eq(orders.orderNumber, number));
  if (!order || order.email !== email || folded(`${order.firstName} ${order.lastName}`) !== folded(name)) return null;
  return readWithdrawable(db, order.id);
}

const folded = (name: string) => name.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

const mostCandidates = 5;

/** Orders that staff may find a notice to be of: the one with its number, then those of its address, newest first. */
export function findCandidates(db: Database, { reference, email }: Pick<Notice, "reference" | "email">) {
  const number = orderNumberIn(reference) ?? "";
  return db
    .select({ id: orders.id, orderNumber: orders.orderNumber, createdAt: orders.createdAt, email: orders.email })
    .from(orders)
    .where(sql`${orders.orderNumber} = ${number} OR ${orders.email} = ${email} COLLATE NOCASE`)
    .orderBy(sql`${orders.orderNumber} = ${number} DESC`, desc(orders.createdAt))
    .limit(mostCandidates);
}
