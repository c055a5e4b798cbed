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
  reach?: typeof fetch,
): Promise<void> {
  const told = () =>
    statement<Told>(
      shop.db,
      sql`SELECT p.id, p.endpoint, p.p256dh, p.auth FROM staff_push_subscriptions p JOIN staff s ON s.id = p.staff_id
        WHERE s.disabled_at IS NULL AND s.role IN (SELECT value FROM json_each(${JSON.stringify(roles)}))`,
    );
  await tellBrowsers(shop, { topic, told, text: () => text }, now, reach);
}

interface Telling {
  /** Names it in the log, and replaces an older one of the same topic that a browser hasn't shown. */
  topic: string;
  told: () => Promise<Told[]>;
  /** Asked for only where somebody is told. */
  text: () => StaffNotification | Promise<StaffNotification>;
}

/**
 * Sends a notification to each of some browsers, once, if the shop has a key to sign it with: what a push service doesn't take is
 * dropped. Never throws.
 */
export async function tellBrowsers(
  shop: Shop,
  { topic, told, text }: Telling,
  now: Date,
  reach: typeof fetch = (...call) => fetch(...call),
): Promise<void> {
  const { PUSH_KEY: pushKey } = shop.env;
  if (!pushKey) return;
  try {
    const browsers = await told();
    if (browsers.length === 0) return;
    const sending = { text: JSON.stringify(await text()), key: await openVapidKey(pushKey), topic, reach, now };
    await Promise.all(browsers.map((subscription) => sendNotification(shop, sending, subscription)));
  } catch (error) {
    logError(`Staff were not told of ${topic}`, error);
  }
}
