import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { isAllowed, type Role } from "#app/features/shop/staff/permissions.ts";
import { addMinutes } from "#app/shared/dates.ts";

import { alarmKinds, type AlarmName, muteHours } from "./alarm-kinds.ts";

interface Who {
  actor: string;
  role: Role;
  now: Date;
}

/**
 * Mutes the open alarm of a name for a day, or ends that: `false` when there is none to change, such as one that has closed.
 * `denied`: the role is not the one that it is for.
 */
export async function muteAlarm(
  db: Database,
  { name, mute }: { name: AlarmName; mute: boolean },
  { actor, role, now }: Who,
): Promise<boolean | "denied"> {
  const { title, permission } = alarmKinds[name];
  if (!isAllowed(role, permission)) return "denied";
  const until = mute ? addMinutes(now, muteHours * 60).toISOString() : null;
  const isMuted = sql`coalesce(muted_until > ${now.toISOString()}, FALSE)`;
  const [, audited] = await db.batch([
    statement(
      db,
      sql`UPDATE alarms SET muted_until = ${until} WHERE closed_at IS NULL AND name = ${name} AND ${isMuted} = ${mute ? 0 : 1}`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: mute ? "alarm.muted" : "alarm.unmuted",
        subject: { type: "alarm", id: name, name: title },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return audited.length > 0;
}
