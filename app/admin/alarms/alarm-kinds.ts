import type { Permission } from "#app/features/shop/staff/permissions.ts";

/** Minutes, hours and counts from which each alarm opens. Its text says them; `find-alarms.server.ts` looks by them. */
export const alarmLimits = {
  /** An e-mail that is due longer than this: the job that runs every five minutes had three chances. */
  mailMinutes: 20,
  /** So many addresses failed within a day: a single one is a typing error. */
  mailAddresses: 3,
  /** So many orders in an hour, and not one of them paid. */
  unpaidOrders: 5,
  /** For so long it holds while no payment succeeds. */
  unpaidDays: 3,
  eventMinutes: 20,
  webhookMinutes: 60,
  /** Beyond the interval at which a job runs. */
  jobMinutes: 60,
  /** On average of four weeks, and at least in each, in the hours in which nothing came. */
  quietOrders: 10,
  quietOrdersEachWeek: 4,
  /** A busy shop has ten orders in minutes, and now and then a gap as long. */
  quietMinutes: 60,
  fileMinutes: 30,
  pictureHours: 6,
} as const;

/** The job that checks them. It is not late by its own account: while it runs, it runs. */
export const alarmJob = "check the alarms";
/** Hours that an alarm is held back for when it is muted. */
export const muteHours = 24;
/** Days that a closed one is shown, and kept. */
export const daysShown = 30;
export const daysKept = 90;

export const alarmNames = [
  "payments-failing",
  "orders-quiet",
  "mail-unsent",
  "jobs-late",
  "webhooks-failing",
  "files-stuck",
] as const;
export type AlarmName = (typeof alarmNames)[number];

interface AlarmKind {
  title: string;
  /** When it opens, in words. */
  opens: string;
  /** What to do about it. */
  todo: string;
  /** Where to look; null when the finding says all there is. */
  place: { to: string; name: string } | null;
  /** Who sees it, is told of it and may mute it. */
  permission: Permission;
}

const l = alarmLimits;

/** Every alarm, in the order of the screen. What is looked at is the line of the same name in `find-alarms.server.ts`. */
export const alarmKinds: Readonly<Record<AlarmName, AlarmKind>> = {
  "payments-failing": {
    title: "Payments fail",
    opens: `${l.unpaidOrders} orders were placed within an hour and none was paid (until a payment succeeds, or ${l.unpaidDays} days have passed), a report of the payment provider couldn't be processed for ${l.eventMinutes} minutes, or the provider isn't set up whole.`,
    todo: "Buy something yourself to see what shoppers see. Then check the payment provider's status page, and your keys there.",
    place: { to: "/admin/payments", name: "Payments" },
    permission: "payments:read",
  },
  "orders-quiet": {
    title: "No orders for unusually long",
    opens: `No order was paid for ${l.quietMinutes} minutes or longer, while the same hours of the last 4 weeks brought ${l.quietOrders} on average, and ${l.quietOrdersEachWeek} or more in each week. A shop with fewer orders isn't watched for this.`,
    todo: "Buy something yourself on a phone. Check what changed today: prices, ads, the shop's texts. On a holiday, mute it.",
    place: { to: "/admin/sales", name: "Sales" },
    permission: "sales:read",
  },
  "mail-unsent": {
    title: "Emails aren't sent",
    opens: `An email is due for more than ${l.mailMinutes} minutes, or emails to ${l.mailAddresses} addresses failed within a day.`,
    todo: "The list says why. Check the email provider's status page and your key there, then resend what failed.",
    place: { to: "/admin/unsent-mail", name: "Unsent emails" },
    permission: "mail:resend",
  },
  "jobs-late": {
    title: "Scheduled jobs are late",
    opens: `A job that runs every few minutes or every night hasn't succeeded for ${l.jobMinutes} minutes longer than it should take.`,
    todo: "Ask whoever runs the shop's server to read its log. Refunds, emails or cleanup may be delayed until then.",
    place: null,
    permission: "staff:manage",
  },
  "webhooks-failing": {
    title: "Webhooks fail",
    opens: `Nothing reached an address for ${l.webhookMinutes} minutes, though it was tried, or the shop has turned the webhook off.`,
    todo: "Open the webhook to see what its receiver answers, and tell whoever runs it. Resume it if it was turned off.",
    place: { to: "/admin/keys", name: "Webhooks" },
    permission: "staff:manage",
  },
  "files-stuck": {
    title: "An import or export is stuck",
    opens: `A file made no progress for ${l.fileMinutes} minutes, or pictures of an import have waited for ${l.pictureHours} hours.`,
    todo: "Open it to see how far it got. If it stays there, start it again: what's done already stays as it is.",
    place: { to: "/admin/files", name: "Files" },
    permission: "files:use",
  },
};

/** Whether a name of a row is one that this release watches. */
export function isAlarmName(name: string): name is AlarmName {
  return (alarmNames as readonly string[]).includes(name);
}
