import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { resentCause } from "#app/features/shop/mail/resent-cause.ts";
import { suppressionOfMail } from "#app/features/shop/mail/suppressed.server.ts";
import { unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import type { EmailType } from "#app/shared/emails.ts";
import type { EmailDelivery, EmailReason, EmailStatus } from "#app/shared/states.ts";

import { hasArrived } from "./has-arrived.server.ts";

/** An e-mail about an order, in the outbox. */
interface OrderMail {
  id: string;
  type: Extract<
    EmailType,
    | "order_confirmation"
    | "order_changed"
    | "order_addition"
    | "order_link"
    | "order_refunded"
    | "order_shipped"
    | "order_delivered"
  >;
  status: EmailStatus;
  reason: EmailReason | null;
  delivery: EmailDelivery | null;
  createdAt: string;
  sentAt: string | null;
}

/** The e-mails of an order, also those that were sent again, oldest first, as a statement for a batch. */
export function orderMailsStatement(db: Database, orderId: string) {
  // D1 takes five compound SELECTs. From the record's own id to the end of those that a press was added to.
  return statement<OrderMail>(
    db,
    sql`SELECT e.id, e.type, e.status, e.reason, e.delivery, e.created_at AS createdAt, e.sent_at AS sentAt
    FROM (SELECT value AS type, ${orderId} AS record FROM json_each('["order_confirmation","order_delivered","order_link"]')
      UNION ALL SELECT 'order_shipped', id FROM fulfilments WHERE order_id = ${orderId}
      UNION ALL SELECT 'order_changed', id FROM order_events WHERE order_id = ${orderId} AND type IN ('item changed', 'address changed', 'pickup point changed')
      UNION ALL SELECT 'order_addition', id FROM order_additions WHERE order_id = ${orderId}
      UNION ALL SELECT 'order_refunded', id FROM refunds WHERE order_id = ${orderId}) r
    CROSS JOIN email_outbox e ON e.type = r.type AND e.cause_id >= r.record AND e.cause_id < r.record || ${resentCause("", "~")}
    ORDER BY e.created_at, e.id`,
  );
}

/** E-mails of one type that an order's address gets, before staff are asked to wait. */
export const resendLimit = { perHour: 5, perDay: 10, above: "drop" } as const;

export type ResendOutcome =
  | { kind: "queued"; outboxId: string }
  /** The order's address is suppressed: the e-mail says so in the outbox, and is not sent. */
  | { kind: "kept-back"; outboxId: string }
  | { kind: "too-many" }
  /** There is no such order or parcel, it is not paid or has not arrived, or its address was deleted. */
  | { kind: "nothing-to-send" };

/**
 * Sends an e-mail of an order again, to the order's address: its confirmation, the shipping e-mail of one of its parcels, or
 * that it has arrived, as of the dates that count now.
 * `press` comes with the form, so that one press sends one e-mail.
 */
export async function resendOrderMail(
  db: Database,
  resend: {
    orderId: string;
    type: Exclude<OrderMail["type"], "order_changed" | "order_addition" | "order_link" | "order_refunded">;
    fulfilmentId: string | null;
    press: string;
    actor: string;
  },
  now: Date,
): Promise<ResendOutcome> {
  const { orderId, type, fulfilmentId, press, actor } = resend;
  const recordId = type === "order_shipped" ? (fulfilmentId ?? "") : orderId;
  const causeId = resentCause(recordId, press);
  // A replacement's parcel has no lines of its order: this e-mail would be of nothing, and its own was sent with it.
  const hasParcel = sql`EXISTS (SELECT 1 FROM fulfilments f JOIN fulfilment_lines fl ON fl.fulfilment_id = f.id
    WHERE f.id = ${recordId} AND f.order_id = orders.id AND f.carrier <> ${unrecordedCarrier})`;
  const sendable = and(
    eq(orders.id, orderId),
    sql`${orders.email} <> '' AND ${orders.paymentStatus} NOT IN ${paymentStatusesWhere({ wasPaid: false })}`,
    type === "order_shipped" ? hasParcel : undefined,
    type === "order_delivered" ? hasArrived(sql`orders.id`) : undefined,
  );
  const [order] = await db.select({ orderNumber: orders.orderNumber }).from(orders).where(sendable);
  if (!order) return { kind: "nothing-to-send" };
  const due = sql`SELECT email AS recipient, ${causeId} AS cause_id FROM orders WHERE ${sendable}`;
  const subject = { type: "order", id: orderId, name: order.orderNumber };
  const [, , [mail]] = await db.batch([
    outboxStatement(db, { type, causedBy: "proof", limit: resendLimit }, due, now),
    auditStatement(
      db,
      { actor, action: "order.mail-resent", subject, after: { mail: type }, condition: sql`changes() > 0` },
      now,
    ),
    db
      .select({ id: emailOutbox.id, isKeptBack: sql<number>`${suppressionOfMail()} IS NOT NULL` })
      .from(emailOutbox)
      .where(and(eq(emailOutbox.type, type), eq(emailOutbox.causeId, causeId))),
  ]);
  if (!mail) return { kind: "too-many" };
  return { kind: mail.isKeptBack ? "kept-back" : "queued", outboxId: mail.id };
}
