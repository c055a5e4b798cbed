import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { queueMailStatement } from "#app/features/mail/queue-mail.server.ts";
import { newId } from "#app/shared/ids.ts";

import { eventStatement } from "./events.server.ts";

export type MarkedPaid =
  | { kind: "paid"; outboxId: string | null }
  | { kind: "already-paid"; byThisPayment: boolean }
  | { kind: "closed" };

/**
 * Marks an order paid: its reservation becomes a sale, its units count as sold, its buyer becomes (or stays) a user, and
 * its confirmation e-mail is put in the outbox, all in one batch. An order that was cancelled meanwhile is `closed`: the
 * money must go back.
 */
export async function markPaid(
  db: Database,
  paid: { orderId: string; paymentId: string },
  now: Date,
): Promise<MarkedPaid> {
  const { orderId, paymentId } = paid;
  const payable = sql`payment_status = 'unpaid' AND status <> 'cancelled'`;
  const orderIsPayable = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND ${payable})`;
  const soldOf = (product: string) =>
    sql`(SELECT sum(quantity) FROM order_lines WHERE order_id = ${orderId} AND product_id = ${sql.raw(product)})`;
  const soldProducts = sql`(SELECT product_id FROM order_lines WHERE order_id = ${orderId})`;
  const time = now.toISOString();

  const [, , , mails, , , updated, [state]] = await db.batch([
    statement(
      db,
      sql`UPDATE products SET sold_count = sold_count + ${soldOf("products.id")}
      WHERE id IN ${soldProducts} AND ${orderIsPayable}`,
    ),
    statement(
      db,
      sql`UPDATE product_facets SET sold_count = sold_count + ${soldOf("product_facets.product_id")}
      WHERE product_id IN ${soldProducts} AND ${orderIsPayable}`,
    ),
    statement(
      db,
      sql`INSERT INTO users (id, first_name, last_name, email, city, country, newsletter_subscribed, created_at, updated_at)
      SELECT ${newId("usr")}, first_name, last_name, email, city, country,
        EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.email = orders.email AND s.subscribed = 1), ${time}, ${time}
      FROM orders WHERE id = ${orderId} AND ${payable}
      ON CONFLICT (email) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name,
        city = excluded.city, country = excluded.country, updated_at = excluded.updated_at`,
    ),
    queueMailStatement(
      db,
      "order_confirmation",
      sql`SELECT email AS recipient, id AS cause_id FROM orders WHERE id = ${orderId} AND ${payable}`,
      now,
    ),
    statement(
      db,
      sql`UPDATE payments SET status = 'succeeded', decline_reason = NULL, updated_at = ${time}
      WHERE id = ${paymentId} AND ${orderIsPayable}`,
    ),
    eventStatement(db, { orderId, type: "paid", actor: "shopper", data: { paymentId }, condition: payable }, now),
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET payment_status = 'paid', reserved_until = NULL, updated_at = ${time}
      WHERE id = ${orderId} AND ${payable} RETURNING id`,
    ),
    db
      .select({ orderStatus: orders.paymentStatus, attemptStatus: payments.status })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.id, paymentId)),
  ]);
  if (updated.length > 0) return { kind: "paid", outboxId: mails[0]?.id ?? null };
  if (state?.orderStatus !== "paid") return { kind: "closed" };
  return { kind: "already-paid", byThisPayment: state.attemptStatus === "succeeded" };
}
