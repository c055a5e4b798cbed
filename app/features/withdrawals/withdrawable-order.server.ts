import { asc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { arrivedAt } from "#app/features/orders/arrived.server.ts";
import { unitsToRefund } from "#app/features/orders/order-units.ts";
import { refundedShippingStatement } from "#app/features/orders/refunded-shipping.server.ts";

import { withdrawalPeriod, type WithdrawalPeriod } from "./deadline.ts";

/** A line of an order, and what of it can be withdrawn. */
export interface WithdrawableLine {
  id: string;
  name: string;
  color: string;
  size: string;
  image: string;
  priceOre: number;
  quantity: number;
  /** Units neither withdrawn, cancelled nor refunded. */
  available: number;
  /** Those of them that did not leave the warehouse. */
  unsent: number;
  /** For the amount: units that were cancelled or refunded. */
  refundedQuantity: number;
}

export type WithdrawableOrder = NonNullable<Awaited<ReturnType<typeof readWithdrawable>>>;

/** An order with what of it can still be withdrawn, and until when; null when there is none. Throws when D1 fails. */
export async function readWithdrawable(db: Database, orderId: string) {
  const [[order], lines, counts, [facts], refunded] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    statement<{ id: string; withdrawn: number; paid: number }>(
      db,
      sql`SELECT l.id, (SELECT coalesce(sum(w.quantity), 0) FROM withdrawal_lines w JOIN withdrawals n ON n.id = w.withdrawal_id
          WHERE w.order_line_id = l.id AND n.status <> 'declined') AS withdrawn,
        (SELECT coalesce(sum(r.quantity), 0) FROM refunds f JOIN refund_lines r ON r.refund_id = f.id
          WHERE f.order_id = l.order_id AND r.order_line_id = l.id AND f.withdrawal_id IS NOT NULL) AS paid
      FROM order_lines l WHERE l.order_id = ${orderId}`,
    ),
    statement<{ deliveredAt: string | null; informedAt: string | null }>(
      db,
      sql`SELECT ${arrivedAt(orderId)} AS deliveredAt, coalesce(o.withdrawal_info_shown_at, o.withdrawal_info_mailed_at) AS informedAt
      FROM orders o WHERE o.id = ${orderId}`,
    ),
    refundedShippingStatement(db, orderId),
  ]);
  if (!order) return null;
  const countOf = new Map(counts.map((row) => [row.id, row]));
  const withdrawable = lines.map((line): WithdrawableLine => {
    const { withdrawn = 0, paid = 0 } = countOf.get(line.id) ?? {};
    const refundedQuantity = line.cancelledQuantity + line.returnedQuantity;
    const available = order.status === "cancelled" ? 0 : line.quantity - withdrawn - (refundedQuantity - paid);
    const unsent = Math.min(available, unitsToRefund(line, order.status).unsent);
    const { id, name, color, size, image, priceOre, quantity } = line;
    return {
      id,
      name,
      color,
      size,
      image,
      priceOre,
      quantity,
      refundedQuantity,
      available: Math.max(0, available),
      unsent,
    };
  });
  const { deliveredAt: delivered = null, informedAt = null } = facts ?? {};
  const period: WithdrawalPeriod = withdrawalPeriod({ deliveredAt: delivered, informedAt, country: order.country });
  return { ...order, lines: withdrawable, refundedShippingOre: refunded[0]?.shippingOre ?? 0, period };
}
