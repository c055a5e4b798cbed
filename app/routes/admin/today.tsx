import { readToday } from "#app/admin/today/read-today.server.ts";
import { TodayScreen } from "#app/admin/today/today-screen.tsx";
import { requireStaff } from "#app/features/staff/guard.server.ts";
import { shopOf } from "#app/platform/context.ts";

import type { Route } from "./+types/today";

const weekdayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Europe/Stockholm" });

/** Open to every role: each sees what it may do. */
export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const now = new Date();
  return { today: await readToday(shopOf(context).db, role, now), weekday: weekdayFormat.format(now) };
}

export const meta = () => [{ title: "Today | Admin" }, { name: "robots", content: "noindex, nofollow" }];

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} />;
}
