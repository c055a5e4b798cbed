import { eq } from "drizzle-orm";

import { staffPushSubscriptions } from "#app/db/schema/staff.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logWarning } from "#app/platform/env/log-error.ts";

import { encryptMessage } from "./encrypt-message.server.ts";
import type { Subscription } from "./push-service.ts";
import type { VapidKey } from "./vapid.server.ts";

/** Seconds that a push service holds the message for a device that is off: an hour. */
const ttlSeconds = 3_600;
const timeoutMs = 10_000;

/** A browser to tell. */
export interface Told extends Subscription {
  id: string;
}

interface Sending {
  /** A `StaffNotification` as JSON. */
  text: string;
  key: VapidKey;
  /** Of those of one topic that wait for a device that is off, the last one is shown. */
  topic: string;
  reach: typeof fetch;
  now: Date;
}

/** Sends a notification to one browser; one that is gone is forgotten. Never throws: what its push service does not take is logged. */
export async function sendNotification(
  { env, db }: Shop,
  { text, key, topic, reach, now }: Sending,
  { id, endpoint, ...keys }: Told,
): Promise<void> {
  const { origin } = new URL(endpoint);
  try {
    const headers = {
      Authorization: await key.authorize(origin, env.MAIL_FROM, now),
      "Content-Type": "application/octet-stream",
      "Content-Encoding": "aes128gcm",
      TTL: String(ttlSeconds),
      Topic: topic,
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
    logWarning(`A browser was not told of ${topic} by ${origin}`, error);
  }
}
