import { type SQL, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { paymentProblems, paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { maxEventAttempts } from "#app/features/selling/payments/receive-event.server.ts";
import { isLate } from "#app/features/shop/jobs/job-runs.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addDays, addMinutes, formatDateTime } from "#app/shared/dates.ts";

import { alarmJob, alarmLimits as limits, type AlarmName, alarmNames } from "./alarm-kinds.ts";

/** What holds now, in words for staff. */
export interface FoundAlarm {
  name: AlarmName;
  finding: string;
}

/** The row that each alarm's query answers. */
interface Rows {
  "payments-failing": { placed: number; event: string | null };
  "orders-quiet": { since: string; weeks: string; isLong: number };
  "mail-unsent": { due: string | null; failed: number; dueBefore: string };
  "jobs-late": { names: string };
  "webhooks-failing": { failing: number; off: number };
  "files-stuck": { files: number; pictures: number };
}

/** How one alarm is computed: a query that answers one row, and what is said of that; null while all is well. */
interface Look<Row> {
  query: (now: Date) => SQL;
  say: (row: Row, shop: Pick<Shop, "env">) => string | null;
}

const ago = (now: Date, minutes: number) => addMinutes(now, -minutes).toISOString();
/** An order that was just placed may still be at its bank. */
const payingMinutes = 5;
/** Within which silence is measured. */
const quietDays = 3;

const looks: Readonly<{ [Name in AlarmName]: Look<Rows[Name]> }> = {
  "payments-failing": {
    // The most in an hour since the last payment: that nobody orders any more heals nothing.
    query: (now) => sql`SELECT
      (SELECT max(placed) FROM (SELECT count(*) OVER (ORDER BY unixepoch(created_at) RANGE BETWEEN 3600 PRECEDING AND CURRENT ROW) AS placed
        FROM orders INDEXED BY orders_by_created
        WHERE created_at > max(coalesce((SELECT max(taken_at) FROM payments WHERE taken_at IS NOT NULL), ''),
          ${addDays(now, -limits.unpaidDays).toISOString()})
        AND created_at <= ${ago(now, payingMinutes)}
        AND payment_status IN ${paymentStatusesWhere({ hasMoney: false, wasPaid: false })} AND total_ore > 0)) AS placed,
      (SELECT min(received_at) FROM payment_events WHERE processed_at IS NULL AND attempts < ${maxEventAttempts}
        AND received_at < ${ago(now, limits.eventMinutes)}) AS event`,
    say: ({ placed, event }, { env }) => {
      if (!paymentProvider(env))
        return `No payments can be taken: ${paymentProblems(env).join("; ") || "no payment provider is set up"}.`;
      if (placed >= limits.unpaidOrders) return `${placed} orders were placed within an hour, and none was paid.`;
      return event
        ? `A report of the payment provider from ${formatDateTime(event)} hasn't been processed. The shop's log says why.`
        : null;
    },
  },
  "orders-quiet": {
    query: (
      now,
    ) => sql`WITH quiet (since) AS (SELECT max(coalesce((SELECT max(taken_at) FROM payments WHERE taken_at IS NOT NULL), ''),
        ${addDays(now, -quietDays).toISOString()}))
      SELECT since, since <= ${ago(now, limits.quietMinutes)} AS isLong, (SELECT json_group_array((SELECT count(*) FROM payments WHERE
          taken_at > strftime('%Y-%m-%dT%H:%M:%fZ', since, days.value)
          AND taken_at <= strftime('%Y-%m-%dT%H:%M:%fZ', ${now.toISOString()}, days.value)))
        FROM json_each('["-7 days","-14 days","-21 days","-28 days"]') days) AS weeks FROM quiet`,
    say: ({ since, weeks, isLong }) => {
      if (!isLong) return null;
      const counts = JSON.parse(weeks) as number[];
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      if (mean < limits.quietOrders || counts.some((count) => count < limits.quietOrdersEachWeek)) return null;
      return `No order has been paid since ${formatDateTime(since)}. The same hours of the last ${counts.length} weeks brought ${inWords(counts)}.`;
    },
  },
  "mail-unsent": {
    // A newsletter takes as long as it has readers.
    query: (now) => sql`SELECT
      (SELECT min(CASE status WHEN 'sending' THEN claimed_at ELSE coalesce(next_attempt_at, created_at) END)
        FROM email_outbox INDEXED BY email_outbox_undelivered
        WHERE status <> 'sent' AND status IN ('queued', 'sending') AND type <> 'newsletter_letter') AS due,
      (SELECT count(DISTINCT lower(recipient)) FROM email_outbox INDEXED BY email_outbox_undelivered
        WHERE status <> 'sent' AND created_at > ${ago(now, 3 * 1_440)} AND claimed_at > ${ago(now, 1_440)}
        AND (status = 'failed' OR status = 'queued' AND attempts >= 3)) AS failed,
      ${ago(now, limits.mailMinutes)} AS dueBefore`,
    say: ({ due, failed, dueBefore }) => {
      if (failed >= limits.mailAddresses) return `Emails to ${failed} addresses failed in the last day.`;
      return due && due < dueBefore ? `The oldest email should have been sent at ${formatDateTime(due)}.` : null;
    },
  },
  "jobs-late": {
    query: (now) => sql`SELECT json_group_array(name) AS names FROM (SELECT name FROM job_runs WHERE name <> ${alarmJob}
      AND ${isLate(now, limits.jobMinutes)} ORDER BY every_minutes, name)`,
    say: ({ names }) => {
      const late = JSON.parse(names) as string[];
      if (late.length === 0) return null;
      const more = late.length > 3 ? `, and ${late.length - 3} more` : "";
      return `Late: ${late
        .slice(0, 3)
        .map((name) => `“${name}”`)
        .join(", ")}${more}.`;
    },
  },
  "webhooks-failing": {
    query: (
      now,
    ) => sql`SELECT count(*) FILTER (WHERE state = 'active' AND failing_since < ${ago(now, limits.webhookMinutes)}) AS failing,
      count(*) FILTER (WHERE state = 'disabled') AS off FROM webhooks`,
    say: ({ failing, off }) => {
      const parts = [
        failing > 0 ? `Nothing reaches ${counted(failing, "webhook")}.` : "",
        off > 0
          ? `${counted(off, "webhook")} ${off === 1 ? "was" : "were"} turned off: its receiver failed for days, or said that it is gone.`
          : "",
      ];
      return parts.filter(Boolean).join(" ") || null;
    },
  },
  "files-stuck": {
    query: (now) => sql`SELECT
      (SELECT count(*) FROM file_jobs WHERE state IN ('exporting', 'checking', 'applying')
        AND updated_at < ${ago(now, limits.fileMinutes)}) AS files,
      EXISTS (SELECT 1 FROM copied_pictures WHERE state = 'waiting' AND created_at < ${ago(now, limits.pictureHours * 60)}) AS pictures`,
    say: ({ files, pictures }) => {
      if (files > 0) return `${counted(files, "file")} made no progress for ${limits.fileMinutes} minutes.`;
      return pictures ? `Pictures of an import have waited for ${limits.pictureHours} hours.` : null;
    },
  },
};

/** Which alarms hold now, from one batch of reads. Rejects when D1 fails: then nothing is known of any. */
export async function findAlarms(shop: Pick<Shop, "db" | "env">, now: Date): Promise<FoundAlarm[]> {
  const [first, ...rest] = alarmNames.map((name) => statement<unknown>(shop.db, looks[name].query(now)));
  const rows = first ? await shop.db.batch([first, ...rest]) : [];
  return alarmNames.flatMap((name, index) => {
    const finding = say(name, rows[index]?.[0], shop);
    return finding === null ? [] : [{ name, finding }];
  });
}

function say(name: AlarmName, row: unknown, shop: Pick<Shop, "env">): string | null {
  return (looks[name] as Look<unknown>).say(row, shop);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** `12, 15, 9 and 11` */
function inWords(counts: readonly number[]): string {
  return `${counts.slice(0, -1).join(", ")} and ${counts.at(-1)}`;
}
