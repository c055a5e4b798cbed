import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { resentCause } from "#app/features/shop/mail/resent-cause.ts";
import { newId } from "#app/shared/ids.ts";

import { orderConfirmation } from "./confirmation-email.server.tsx";
import { eventStatement } from "./events.server.ts";
import { resendLimit, type ResendOutcome } from "./resend-mail.server.ts";

interface Correction {
  orderId: string;
  /** In lower case. */
  email: string;
  /** Comes with the form: a form sent twice sends one e-mail. */
  press: string;
  actor: string;
}

/**
 * Corrects the address of a paid order and sends its confirmation there, in one batch. A customer who has no other order moves
 * along; else the order's buyer becomes the customer of the new address. The log and the event do not tell the addresses.
 */
export async function correctOrderEmail(
  db: Database,
  { orderId, email, press, actor }: Correction,
  now: Date,
): Promise<ResendOutcome> {
  const [order] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        sql`${orders.email} <> '' AND ${orders.paymentStatus} NOT IN ${paymentStatusesWhere({ wasPaid: false })}`,
      ),
    );
  if (!order) return { kind: "nothing-to-send" };
  const subject = { type: "order", id: orderId, name: order.orderNumber };
  const causeId = resentCause(orderId, press);
  const done = sql`changes() > 0`;
  const [, , , , , , [mail]] = await db.batch([
    ...customerStatements(db, orderId, email, now),
    statement(
      db,
      sql`UPDATE orders SET email = ${email}, updated_at = ${now.toISOString()} WHERE ${differs(orderId, email)}`,
    ),
    auditStatement(db, { actor, action: "order.email-corrected", subject, condition: done }, now),
    eventStatement(db, { orderId, type: "e-mail corrected", actor, condition: done }, now),
    outboxStatement(
      db,
      { ...orderConfirmation, limit: resendLimit },
      sql`SELECT email AS recipient, ${causeId} AS cause_id FROM orders WHERE id = ${orderId} AND email = ${email}`,
      now,
    ),
    db
      .select({ id: emailOutbox.id })
      .from(emailOutbox)
      .where(and(eq(emailOutbox.type, orderConfirmation.type), eq(emailOutbox.causeId, causeId))),
  ]);
  return mail ? { kind: "queued", outboxId: mail.id } : { kind: "too-many" };
}

const differs = (orderId: string, email: string) =>
  sql`orders.id = ${orderId} AND orders.email <> '' AND orders.email <> ${email}`;

/** Before the order's own address changes: it still says who its customer was. */
function customerStatements(db: Database, orderId: string, email: string, now: Date) {
  const time = now.toISOString();
  const subscribed = sql`EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.email = ${email} AND s.subscribed = 1)`;
  return [
    statement(
      db,
      sql`UPDATE users SET email = ${email}, newsletter_subscribed = ${subscribed}, updated_at = ${time}
      WHERE email = (SELECT lower(orders.email) FROM orders WHERE ${differs(orderId, email)})
        AND NOT EXISTS (SELECT 1 FROM users other WHERE other.email = ${email})
        AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.email = users.email COLLATE NOCASE AND o.id <> ${orderId})`,
    ),
    statement(
      db,
      sql`INSERT INTO users (id, first_name, last_name, email, city, country, newsletter_subscribed, created_at, updated_at)
      SELECT ${newId("usr")}, first_name, last_name, ${email}, city, country, ${subscribed}, ${time}, ${time}
      FROM orders WHERE ${differs(orderId, email)} ON CONFLICT (email) DO NOTHING`,
    ),
  ] as const;
}
