import { Link } from "react-router";

import { alarmKinds } from "#app/admin/alarms/alarm-kinds.ts";
import type { OpenAlarm } from "#app/admin/alarms/read-alarms.server.ts";
import { Notice } from "#app/ui/notice.tsx";

/** The open alarms, a line each, above everything else; nothing while there are none. */
export function AlarmsNotice({ alarms }: { alarms: readonly OpenAlarm[] }) {
  if (alarms.length === 0) return null;
  return (
    <Notice tone="error" className="mb-6">
      <ul className="grid gap-1">
        {alarms.map(({ id, name, finding }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{alarmKinds[name].title}.</span> {finding}
          </li>
        ))}
      </ul>
      <Link
        to="/admin/alarms"
        discover="none"
        className="mt-1 inline-flex min-h-6 items-center underline underline-offset-4"
      >
        What to do
      </Link>
    </Notice>
  );
}
