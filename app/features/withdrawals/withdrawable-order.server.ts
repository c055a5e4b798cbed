import { asc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { arrivedAt } from "#app/features/orders/arrived.server.ts";
import { claimedUnits, claimsStatement } from "#app/features/orders/claimed-units.server.ts";
import { unitsToRefund } from "#app/features/orders/order-units.ts";
import { refundedShippingStatement } from "#app/features/orders/refunded-shipping.server.ts";
import { correctedStatement } from "#app/features/payments/refund-correction.server.ts";

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
  /** For the amount: units that were cancelled or refunded, and what went back in öre for units that stayed, as of an exchange. */
  refundedQuantity: number;
  correctedOre: number;
}

export type WithdrawableOrder = NonNullable<Awaited<ReturnType<typeof readWithdrawable>>>;

/** An order with what of it can still be withdrawn, and until when; null when there is none. Throws when D1 fails. */
export async function readWithdrawable(db: Database, orderId: string) {
  const [[order], lines, claims, [facts], refunded, corrected] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    claimsStatement(db, orderId),
    statement<{ deliveredAt: string | null; informedAt: string | null }>(
      db,
      sql`SELECT ${arrivedAt(orderId)} AS deliveredAt, coalesce(o.withdrawal_info_shown_at, o.withdrawal_info_mailed_at) AS informedAt
      FROM orders o WHERE o.id = ${orderId}`,
    ),
    refundedShippingStatement(db, orderId),
    correctedStatement(db, orderId),
  ]);
  if (!order) return null;
  const correctedOf = new Map(corrected.map((row) => [row.orderLineId, row.amountOre]));
  const withdrawable = lines.map((line): WithdrawableLine => {
    const refundedQuantity = line.cancelledQuantity + line.returnedQuantity;
    const left = line.quantity - refundedQuantity - claimedUnits(claims, line.id);
    const available = order.status === "cancelled" ? 0 : Math.max(0, left);
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
      correctedOre: correctedOf.get(id) ?? 0,
      available,
      unsent,
    };
  });
  const { deliveredAt: delivered = null, informedAt = null } = facts ?? {};
  const period: WithdrawalPeriod = withdrawalPeriod({ deliveredAt: delivered, informedAt, country: order.country });
  return { ...order, lines: withdrawable, refundedShippingOre: refunded[0]?.shippingOre ?? 0, period };
}
