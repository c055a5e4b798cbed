import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { resentCause } from "#app/features/shop/mail/resent-cause.ts";

import { hasArrived } from "./has-arrived.server.ts";

interface Arrival {
  orderId: string;
  /** What must hold at that point of the batch. */
  condition: SQL;
  /** That the batch changed when the order arrived. */
  isChanged: SQL;
}

/**
 * Writes the e-mail that all of an order has arrived, for a batch: once, and again when its buyer was told and the date changed, for the
 * days to withdraw count from it. Answers the e-mail's row.
 */
export function arrivedMailStatement(db: Database, { orderId, condition, isChanged }: Arrival, now: Date) {
  const isTold = sql`EXISTS (SELECT 1 FROM email_outbox WHERE type = 'order_delivered' AND cause_id = ${orderId})`;
  const again = resentCause(orderId, now.toISOString());
  return outboxStatement(
    db,
    { type: "order_delivered" },
    sql`SELECT email AS recipient, CASE WHEN ${isTold} THEN ${again} ELSE id END AS cause_id FROM orders
      WHERE id = ${orderId} AND email <> '' AND ${condition} AND ${hasArrived(orderId)} AND (NOT ${isTold} OR ${isChanged})`,
    now,
  );
}

/** Corrections of when parcels with what was ordered arrived, as a FROM clause; `c` is one of them. */
const corrections = (orderId: string) => sql`FROM fulfilments f JOIN delivery_corrections c ON c.fulfilment_id = f.id
  WHERE f.order_id = ${orderId} AND EXISTS (SELECT 1 FROM fulfilment_lines u WHERE u.fulfilment_id = f.id)`;

/** A parcel first recorded as delivered by mistake was recorded again at this ISO time. */
export const arrivedAnew = (orderId: string, time: string) =>
  sql`EXISTS (SELECT 1 ${corrections(orderId)} AND c.recorded_at = ${time} AND c.delivered_at IS NOT NULL)`;

/** Whether the date was corrected after the buyer was first told of it. */
export async function isToldAnew(db: Database, orderId: string): Promise<boolean> {
  const [found] = await statement<{ isCorrected: number }>(
    db,
    sql`SELECT EXISTS (SELECT 1 ${corrections(orderId)} AND c.recorded_at > (SELECT created_at FROM email_outbox
      WHERE type = 'order_delivered' AND cause_id = ${orderId})) AS isCorrected`,
  );
  return found?.isCorrected === 1;
}
