import { sql } from "drizzle-orm";
import { expect } from "vitest";

import { type Database, statement } from "#app/db/client.server.ts";

import { brokenOrders, orderStates, type OrderState } from "./order-accounts.ts";

/** How often each payment was charged and refunded at the provider, by its reference. */
export type ProviderMoney = ReadonlyMap<string, { taken: number; refunded: number }>;

/**
 * Checks what must always hold for a garment with `stock` units of black in M at first, its orders, and the money that the
 * provider took for them. Returns the orders.
 */
export async function expectOrderInvariants(
  db: Database,
  garment: string,
  stock: number,
  provider: { money: ProviderMoney },
): Promise<OrderState[]> {
  const variantId = `${garment}-black-m`;
  const hasGarment = sql`EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.variant_id = ${variantId})`;
  const [[variant], [held], orders] = await db.batch([
    statement<{ quantity: number }>(db, sql`SELECT quantity FROM product_variants WHERE id = ${variantId}`),
    statement<{ units: number }>(
      db,
      sql`SELECT coalesce(sum(l.quantity), 0) AS units FROM order_lines l JOIN orders o ON o.id = l.order_id
        WHERE l.variant_id = ${variantId} AND o.holds_stock = 1`,
    ),
    orderStates(db, hasGarment),
  ]);
  expect((variant?.quantity ?? 0) + (held?.units ?? 0)).toBe(stock);
  expect(brokenOrders(orders)).toEqual([]);
  const kept = [...provider.money.values()].reduce((sum, { taken, refunded }) => sum + taken - refunded, 0);
  expect(kept).toBe(orders.filter(({ paymentStatus }) => paymentStatus === "paid").length);
  for (const { taken, refunded } of provider.money.values()) expect(refunded).toBeLessThanOrEqual(taken);
  return orders;
}
