import { subscribe, unsubscribe } from "#app/features/shop/push/subscriptions.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";

import type { AccountForm } from "./account-forms.ts";
import { type AccountChange, type AccountOutcome, refused } from "./account-outcome.ts";

type NotificationForm = Extract<AccountForm, { intent: "notifications-on" | "notifications-off" }>;

/** Turns notifications of new orders on or off, as a form asks. */
export async function handleNotificationForm(change: AccountChange, form: NotificationForm): Promise<AccountOutcome> {
  const { shop, session, now } = change;
  if (form.intent === "notifications-off") {
    await unsubscribe(shop.db, session.staff, form.endpoint, now);
    return { saved: `Notifications are off on ${form.endpoint === "all" ? "all your devices" : "this device"}.` };
  }
  if (!isAllowed(session.staff.role, "orders:read"))
    return refused(form.intent, "Your role can't see orders, so we can't notify you of them.", 403);
  if (!shop.env.PUSH_KEY) return refused(form.intent, "Notifications aren't set up for this shop.", 409);
  return (await subscribe(shop.db, session, form, now))
    ? { saved: "Notifications are on for this device." }
    : { signedOut: true };
}
