import { AlarmsScreen } from "#app/admin/alarms/alarms-screen.tsx";
import { handleAlarmForm } from "#app/admin/alarms/handle-alarm-form.server.ts";
import { readAlarms } from "#app/admin/alarms/read-alarms.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/alarms";

/** Open to every role: each sees and mutes the alarms that it is for. */
export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  return { ...(await readAlarms(shopOf(context).db, requireStaff(context).role, now)), now: now.toISOString() };
}

export const action = (args: Route.ActionArgs) => handleAlarmForm(args, new Date());

export const meta = () => [{ title: "Alarms | Admin" }];

export default function Alarms({ loaderData, actionData }: Route.ComponentProps) {
  return <AlarmsScreen {...loaderData} problem={actionData?.problem ?? null} />;
}
