import { alarmJob } from "#app/admin/alarms/alarm-kinds.ts";
import { AlarmsNotice } from "#app/admin/today/alarms-notice.tsx";
import { readToday } from "#app/admin/today/read-today.server.ts";
import { TodayScreen } from "#app/admin/today/today-screen.tsx";
import { everyJob } from "#app/features/shop/jobs/every-job.ts";
import { type LateJob, readLateJobs } from "#app/features/shop/jobs/job-runs.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Notice } from "#app/ui/notice.tsx";

import type { Route } from "./+types/today";

/** Says which jobs have not run when they should, when the one that opens alarms of that is among them: else its alarm says it. */
function LateJobs({ jobs }: { jobs: readonly LateJob[] }) {
  if (!jobs.some(({ name }) => name === alarmJob || name === everyJob)) return null;
  return (
    <Notice tone="error" className="mb-6">
      <p className="font-medium">
        {jobs.length === 1 ? "A scheduled job is late." : `${jobs.length} scheduled jobs are late.`}
      </p>
      <ul className="mt-1">
        {jobs.map(({ name, lastSucceededAt }) => (
          <li key={name} className="wrap-anywhere">
            {name}: {lastSucceededAt ? `last run ${formatDateTime(lastSucceededAt)}` : "never run"}
          </li>
        ))}
      </ul>
      <p className="mt-1">Contact whoever runs the shop. Payments, emails or cleanup may be delayed.</p>
    </Notice>
  );
}

/** Open to every role: each sees what it may do. */
export async function loader({ context }: Route.LoaderArgs) {
  const { role, username } = requireStaff(context);
  const now = new Date();
  const { db } = shopOf(context);
  const [today, { late }] = await Promise.all([readToday(db, role, now, username), readLateJobs(db, now)]);
  return { today, lateJobs: late };
}

export const meta = () => [{ title: "Home | Admin" }];

export default function Today({ loaderData }: Route.ComponentProps) {
  const { alarms } = loaderData.today;
  return (
    <>
      <AlarmsNotice alarms={alarms} />
      {alarms.some(({ name }) => name === "jobs-late") ? null : <LateJobs jobs={loaderData.lateJobs} />}
      <TodayScreen today={loaderData.today} />
    </>
  );
}
