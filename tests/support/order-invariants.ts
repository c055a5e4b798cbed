import { sql } from "drizzle-orm";
import { expect } from "vitest";

import { type Database, statement } from "#app/db/client.server.ts";

import type { FakeProvider } from "./fake-provider.ts";

interface OrderState {
  id: string;
  status: string;
  paymentStatus: string;
  holdsStock: number;
  units: number;
  succeeded: number;
  underWay: number;
  mails: number;
}

/**
 * Checks what must always hold for a garment with `stock` units of black in M at first, its orders, and the money that the
 * provider took for them. Returns the orders.
 */
export async function expectOrderInvariants(
  db: Database,
  garment: string,
  stock: number,
  provider: FakeProvider,
): Promise<OrderState[]> {
  const variantId = `${garment}-black-m`;
  const [[variant], orders] = await db.batch([
    statement<{ quantity: number }>(db, sql`SELECT quantity FROM product_variants WHERE id = ${variantId}`),
    statement<OrderState>(
      db,
      sql`SELECT o.id, o.status, o.payment_status AS paymentStatus, o.holds_stock AS holdsStock,
        (SELECT sum(quantity) FROM order_lines l WHERE l.order_id = o.id AND l.variant_id = ${variantId}) AS units,
        (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.status = 'succeeded') AS succeeded,
        (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.status IN ('processing', 'refunding')) AS underWay,
        (SELECT count(*) FROM email_outbox e WHERE e.cause_id = o.id AND e.type = 'order_confirmation') AS mails
      FROM orders o WHERE EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.variant_id = ${variantId})`,
    ),
  ]);
  const held = orders.filter(({ holdsStock }) => holdsStock === 1).reduce((sum, { units }) => sum + units, 0);
  expect((variant?.quantity ?? 0) + held).toBe(stock);
  for (const order of orders) {
    expect(order.underWay).toBe(0);
    expect(order.succeeded).toBe(order.paymentStatus === "paid" ? 1 : 0);
    expect(order.mails).toBe(order.paymentStatus === "unpaid" ? 0 : 1);
    expect(order.status === "pending" && order.paymentStatus === "unpaid").toBe(false);
  }
  const kept = [...provider.money.values()].reduce((sum, { taken, refunded }) => sum + taken - refunded, 0);
  expect(kept).toBe(orders.filter(({ paymentStatus }) => paymentStatus === "paid").length);
  for (const { taken, refunded } of provider.money.values()) expect(refunded).toBeLessThanOrEqual(taken);
  return orders;
}
