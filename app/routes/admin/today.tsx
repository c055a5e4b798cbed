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

/** Says which jobs have not run when they should; nothing when all have. */
function LateJobs({ jobs }: { jobs: readonly LateJob[] }) {
  if (jobs.length === 0) return null;
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
  // While the one that opens alarms runs, its alarm says which are late, as long as staff haven't muted it.
  const isUnwatched = late.some(({ name }) => name === alarmJob || name === everyJob);
  return { today, lateJobs: isUnwatched ? late : [] };
}

export const meta = () => [{ title: "Home | Admin" }];

export default function Today({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AlarmsNotice alarms={loaderData.today.alarms} />
      <LateJobs jobs={loaderData.lateJobs} />
      <TodayScreen today={loaderData.today} />
    </>
  );
}
