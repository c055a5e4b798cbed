import type { Database } from "#app/db/client.server.ts";
import { readOrder, readOrderEvents } from "#app/features/orders/queries.server.ts";
import { latestPayment } from "#app/features/payments/queries.server.ts";

/** An order with its events and its latest payment; null for an unknown id. */
export async function readOrderPage(db: Database, id: string) {
  const [order, events, payment] = await Promise.all([
    readOrder(db, id),
    readOrderEvents(db, id),
    latestPayment(db, id),
  ]);
  return order && { order, events, payment };
}
