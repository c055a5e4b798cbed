import { eq, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { rolesWith } from "#app/features/shop/staff/read-role.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { StaffNotification } from "#app/shared/staff-notification.ts";

import { tellBrowsers } from "./notify-staff.server.ts";
import type { Told } from "./send-notification.server.ts";

/** Seconds in which a browser is told once, however many orders are paid. */
const quietSeconds = 30;

/**
 * Tells the staff who asked for it, and may see orders, that there is a new one: its number and sum, and nothing of who ordered. Each
 * browser is called once, behind the response; what its push service does not take is dropped, because Home counts the order anyway.
 * Never throws.
 */
export async function notifyNewOrder(shop: Shop, orderId: string, now: Date, reach?: typeof fetch): Promise<void> {
  const told = () => claimSubscriptions(shop, now);
  await tellBrowsers(shop, { topic: "new-order", told, text: () => describeOrder(shop, orderId) }, now, reach);
}

async function describeOrder({ db }: Shop, id: string): Promise<StaffNotification> {
  const { orderNumber, totalOre, currency } = orders;
  const [order] = await db.select({ orderNumber, totalOre, currency }).from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return {
    title: `New order ${order.orderNumber}`,
    body: formatPrice(order.totalOre, order.currency),
    path: `/admin/orders/${id}`,
  };
}

/** The browsers to tell, each claimed for the seconds to come, so that of orders paid at a time one tells. */
async function claimSubscriptions({ db }: Shop, now: Date): Promise<Told[]> {
  const roles = JSON.stringify(await rolesWith(db, "orders:read"));
  const quietSince = new Date(now.getTime() - quietSeconds * 1_000).toISOString();
  return statement<Told>(
    db,
    sql`UPDATE staff_push_subscriptions SET notified_at = ${now.toISOString()}
      WHERE (notified_at IS NULL OR notified_at <= ${quietSince}) AND staff_id IN
        (SELECT id FROM staff WHERE disabled_at IS NULL AND role IN (SELECT value FROM json_each(${roles})))
      RETURNING id, endpoint, p256dh, auth`,
  );
}
