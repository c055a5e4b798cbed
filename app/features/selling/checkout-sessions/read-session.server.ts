import { and, eq, getTableColumns, type SQL } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { agentOrders, checkoutSessions } from "#app/db/schema/checkout-sessions.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";

import { sessionState } from "./session-state.ts";

export type StoredSession = typeof checkoutSessions.$inferSelect;
export type FoundSession = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** A session of an agent, with where it stands; null for an unknown one, and for another agent's. */
export function readSession(db: Database, id: string, agentProfile: string, now: Date) {
  return findSession(db, and(eq(checkoutSessions.id, id), eq(checkoutSessions.agentProfile, agentProfile)), now);
}

/** The session that a person's link leads to; null for an unknown link. */
export function readSessionOfLink(db: Database, linkToken: string, now: Date) {
  return findSession(db, eq(checkoutSessions.linkToken, linkToken), now);
}

async function findSession(db: Database, which: SQL | undefined, now: Date) {
  const [row] = await db
    .select({
      session: getTableColumns(checkoutSessions),
      placed: {
        orderNumber: orders.orderNumber,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
      },
      isAsTold: agentOrders.isAsTold,
    })
    .from(checkoutSessions)
    .leftJoin(orders, eq(orders.id, checkoutSessions.placedOrderId))
    .leftJoin(agentOrders, eq(agentOrders.orderId, orders.id))
    .where(which);
  if (!row) return null;
  const { session, placed, isAsTold } = row;
  return {
    session,
    placed: placed && { ...placed, isAsTold: isAsTold === true },
    state: sessionState(session, placed, now),
  };
}
