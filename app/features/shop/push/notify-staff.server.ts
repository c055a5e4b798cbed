import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { StaffNotification } from "#app/shared/staff-notification.ts";

import { sendNotification, type Told } from "./send-notification.server.ts";
import { openVapidKey } from "./vapid.server.ts";

interface Notified {
  text: StaffNotification;
  topic: string;
  /** The ids of the roles that are told. */
  roles: readonly string[];
}

/** Tells the staff of some roles in every browser where they turned notifications on. Never throws. */
export async function notifyStaff(
  shop: Shop,
  { text, topic, roles }: Notified,
  now: Date,
  reach: typeof fetch = (...call) => fetch(...call),
): Promise<void> {
  const { PUSH_KEY: pushKey } = shop.env;
  if (!pushKey) return;
  try {
    const told = await statement<Told>(
      shop.db,
      sql`SELECT p.id, p.endpoint, p.p256dh, p.auth FROM staff_push_subscriptions p JOIN staff s ON s.id = p.staff_id
        WHERE s.disabled_at IS NULL AND s.role IN (SELECT value FROM json_each(${JSON.stringify(roles)}))`,
    );
    if (told.length === 0) return;
    const sending = { text: JSON.stringify(text), key: await openVapidKey(pushKey), topic, reach, now };
    await Promise.all(told.map((subscription) => sendNotification(shop, sending, subscription)));
  } catch (error) {
    logError(`Staff were not told of ${topic}`, error);
  }
}
