import { eq, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { staffPushSubscriptions } from "#app/db/schema/staff.server.ts";
import { rolesWith } from "#app/features/shop/staff/read-role.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError, logWarning } from "#app/platform/env/log-error.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { StaffNotification } from "#app/shared/staff-notification.ts";

import { encryptMessage } from "./encrypt-message.server.ts";
import type { Subscription } from "./push-service.ts";
import { openVapidKey, type VapidKey } from "./vapid.server.ts";

/** Seconds in which a browser is told once, however many orders are paid. */
const quietSeconds = 30;
/** Seconds that a push service holds the message for a device that is off: an hour. */
const ttlSeconds = 3_600;
const timeoutMs = 10_000;

/** A browser to tell. */
interface Told extends Subscription {
  id: string;
}

/**
 * Tells the staff who asked for it, and may see orders, that there is a new one: its number and sum, and nothing of who ordered. Each
 * browser is called once, behind the response; what its push service does not take is dropped, because Home counts the order anyway.
 * Never throws.
 */
export async function notifyNewOrder(
  shop: Shop,
  orderId: string,
  now: Date,
  reach: typeof fetch = (...call) => fetch(...call),
): Promise<void> {
  const { PUSH_KEY: pushKey } = shop.env;
  if (!pushKey) return;
  try {
    const told = await claimSubscriptions(shop, now);
    if (told.length === 0) return;
    const text = JSON.stringify(await describeOrder(shop, orderId));
    const key = await openVapidKey(pushKey);
    await Promise.all(told.map((subscription) => send(shop, { text, key, reach, now }, subscription)));
  } catch (error) {
    logError("Staff were not told of a new order", error);
  }
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

interface Sending {
  text: string;
  key: VapidKey;
  reach: typeof fetch;
  now: Date;
}

async function send({ env, db }: Shop, { text, key, reach, now }: Sending, { id, endpoint, ...keys }: Told) {
  const { origin } = new URL(endpoint);
  try {
    const headers = {
      Authorization: await key.authorize(origin, env.MAIL_FROM, now),
      "Content-Type": "application/octet-stream",
      "Content-Encoding": "aes128gcm",
      TTL: String(ttlSeconds),
      // Of those that wait for a device that is off, the last one is shown.
      Topic: "new-order",
      Urgency: "high",
    };
    const body = await encryptMessage(text, keys);
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await reach(endpoint, { method: "POST", headers, body, redirect: "manual", signal });
    // The browser has unsubscribed, or is gone.
    if (status === 404 || status === 410)
      await db.delete(staffPushSubscriptions).where(eq(staffPushSubscriptions.id, id));
    else if (status < 200 || status > 299) logWarning(`The push service ${origin} answered ${status}`);
  } catch (error) {
    logWarning(`A browser was not told of a new order by ${origin}`, error);
  }
}
