import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/** What became of one order: its money, its stock, its e-mail. */
export interface OrderState {
  id: string;
  status: string;
  paymentStatus: string;
  holdsStock: number;
  succeeded: number;
  underWay: number;
  /** Payments that the provider's fields may still take. */
  open: number;
  mails: number;
}

/** The orders that `which`, a condition on `orders o`, holds for. */
export function orderStates(db: Database, which: ReturnType<typeof sql>) {
  return statement<OrderState>(
    db,
    sql`SELECT o.id, o.status, o.payment_status AS paymentStatus, o.holds_stock AS holdsStock,
      (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.status = 'succeeded') AS succeeded,
      (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.status IN ('processing', 'refunding')) AS underWay,
      (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.is_open = 1) AS open,
      (SELECT count(*) FROM email_outbox e WHERE e.cause_id = o.id AND e.type = 'order_confirmation') AS mails
    FROM orders o WHERE ${which}`,
  );
}

/** What must hold of every order once all is quiet and its reservation has ended; each sentence names one that it does not hold of. */
export function brokenOrders(orders: readonly OrderState[]): string[] {
  return orders.flatMap(({ id, status, paymentStatus, underWay, open, succeeded, mails }) => {
    const paid = paymentStatus === "paid" ? 1 : 0;
    const mailed = paymentStatus === "unpaid" ? 0 : 1;
    return [
      ...(underWay === 0 ? [] : [`${id} has ${underWay} payments under way`]),
      ...(open === 0 ? [] : [`${id} has ${open} payments that can still be taken`]),
      ...(succeeded === paid ? [] : [`${id} is ${paymentStatus} with ${succeeded} payments that succeeded`]),
      ...(mails === mailed ? [] : [`${id} is ${paymentStatus} with ${mails} confirmations`]),
      ...(status === "pending" && paymentStatus === "unpaid" ? [`${id} is unpaid and still holds its stock`] : []),
    ];
  });
}
