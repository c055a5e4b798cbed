import { LateJobs } from "#app/admin/today/late-jobs.tsx";
import { readToday } from "#app/admin/today/read-today.server.ts";
import { TodayScreen } from "#app/admin/today/today-screen.tsx";
import { readLateJobs } from "#app/features/shop/jobs/job-runs.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/today";

const weekdayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Europe/Stockholm" });

/** Open to every role: each sees what it may do. */
export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const now = new Date();
  const { db } = shopOf(context);
  const [today, { late }] = await Promise.all([readToday(db, role, now), readLateJobs(db, now)]);
  return { today, lateJobs: late, weekday: weekdayFormat.format(now) };
}

export const meta = () => [{ title: "Today | Admin" }];

export default function Today({ loaderData }: Route.ComponentProps) {
  const { lateJobs, ...shown } = loaderData;
  return (
    <>
      <LateJobs jobs={lateJobs} />
      <TodayScreen {...shown} />
    </>
  );
}
