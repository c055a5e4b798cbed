import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { notifyStaff } from "#app/features/shop/push/notify-staff.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { alarmKinds } from "./alarm-kinds.ts";
import { findAlarms } from "./find-alarms.server.ts";
import { recordAlarms } from "./record-alarms.server.ts";

/**
 * Looks at everything that has an alarm, opens and closes them, and tells staff of those that opened: by e-mail, and in the browsers where
 * they turned notifications on. Rejects when D1 fails: the next run looks again.
 */
export async function checkAlarms(shop: Shop, now: Date, reach?: typeof fetch): Promise<void> {
  const { told, outboxIds } = await recordAlarms(shop.db, await findAlarms(shop, now), now);
  // The queue takes a hundred at a time; what is above, the next run of the job that looks for stalled e-mails enqueues.
  enqueueMail(shop, ...outboxIds.slice(0, 100));
  for (const { name, finding, roles } of told) {
    const text = { title: alarmKinds[name].title, body: finding, path: "/admin/alarms" };
    await notifyStaff(shop, { text, topic: name, roles }, now, reach);
  }
}
