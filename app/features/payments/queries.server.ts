import { desc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";

/** The newest payment of an order, for staff. */
export async function latestPayment(db: Database, orderId: string) {
  const [payment] = await db
    .select({
      provider: payments.provider,
      method: payments.method,
      status: payments.status,
      declineReason: payments.declineReason,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(sql`rowid`))
    .limit(1);
  return payment ?? null;
}
