import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import {
  attemptStatusLiteral,
  attemptsWithMoney,
  orderStatusesWhere,
  paymentStatusesWhere,
} from "#app/db/status-sql.server.ts";
import { checkoutRequestStatements } from "#app/features/people/newsletter/checkout-request.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { newId } from "#app/shared/ids.ts";
import { paymentAttemptFacts } from "#app/shared/order-statuses.ts";

import { orderConfirmation } from "./confirmation-email.server.tsx";
import { eventStatement } from "./events.server.ts";
import { soldCountStatements } from "./sold-count.server.ts";
import { isUndecided } from "./undecided-payment.server.ts";

export type MarkedPaid =
  /** `outboxId` is null when the outbox did not take the e-mail. */
  | { kind: "paid"; outboxId: string | null }
  /** By the same payment, in an earlier run whose response was lost. */
  | { kind: "already-paid" }
  /** Cancelled, or paid by another payment: this one must be refunded. */
  | { kind: "not-payable" };

/**
 * Marks an order paid by a payment that has succeeded (`attempt`: see `isUndecided`): the payment has succeeded, the order's reservation
 * becomes a sale, its units count as sold, its buyer becomes a user (one that staff edited stays as they wrote it), its confirmation
 * e-mail is put in the outbox, and so is the question to a buyer who asked for the newsletter, all in one batch.
 */
export async function markPaid(
  db: Database,
  paid: { orderId: string; id: string; attempt: number | null },
  now: Date,
  condition: SQL = sql`TRUE`,
): Promise<MarkedPaid> {
  const { orderId, id: paymentId, attempt } = paid;
  const unpaid = sql`payment_status IN ${paymentStatusesWhere({ wasPaid: false })} AND status NOT IN ${orderStatusesWhere({ isCancelled: true })}`;
  const succeeded = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${paymentId} AND status IN ${attemptsWithMoney("here")})`;
  const payable = sql`${unpaid} AND ${succeeded}`;
  const sold = sql`SELECT product_id, quantity AS units FROM order_lines
    WHERE order_id = ${orderId} AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND ${payable})`;
  const time = now.toISOString();

  const [, , , , mails, , , , , updated, [state]] = await db.batch([
    statement(
      db,
      sql`UPDATE payments SET status = ${attemptStatusLiteral("succeeded")}, is_open = 0, decline_reason = NULL, claimed_at = NULL, updated_at = ${time}
      WHERE id = ${paymentId} AND ${isUndecided(attempt)}
        AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND ${unpaid}) AND ${condition}`,
    ),
    ...soldCountStatements(db, sold, "sold"),
    statement(
      db,
      sql`INSERT INTO users (id, first_name, last_name, email, city, country, newsletter_subscribed, created_at, updated_at)
      SELECT ${newId("usr")}, first_name, last_name, email, city, country,
        EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.email = orders.email AND s.subscribed = 1), ${time}, ${time}
      FROM orders WHERE id = ${orderId} AND ${payable}
      ON CONFLICT (email) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name,
        city = excluded.city, country = excluded.country, updated_at = excluded.updated_at
      WHERE users.edited_at IS NULL`,
    ),
    outboxStatement(
      db,
      orderConfirmation,
      sql`SELECT email AS recipient, id AS cause_id FROM orders WHERE id = ${orderId} AND ${payable}`,
      now,
    ),
    eventStatement(db, { orderId, type: "paid", actor: "shopper", data: { paymentId }, condition: payable }, now),
    ...checkoutRequestStatements(db, orderId, payable, now),
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET payment_status = 'paid', reserved_until = NULL, reserved_by = NULL, updated_at = ${time}
      WHERE id = ${orderId} AND ${payable} RETURNING id`,
    ),
    db.select({ attemptStatus: payments.status }).from(payments).where(eq(payments.id, paymentId)),
  ]);
  if (updated.length > 0) return { kind: "paid", outboxId: mails[0]?.id ?? null };
  return { kind: state && paymentAttemptFacts[state.attemptStatus].money === "here" ? "already-paid" : "not-payable" };
}
