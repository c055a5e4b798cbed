import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { isAllowed, type Role } from "#app/features/shop/staff/permissions.ts";
import { addDays } from "#app/shared/dates.ts";

import { alarmJob, alarmKinds, type AlarmName, daysShown, isAlarmName } from "./alarm-kinds.ts";

/** An alarm that is open. */
export interface OpenAlarm {
  id: string;
  name: AlarmName;
  /** What was found last, in words. */
  finding: string;
  openedAt: string;
  /** Until when it is muted; null when it is not. */
  mutedUntil: string | null;
}

/** An alarm that has closed. */
export interface ClosedAlarm extends Omit<OpenAlarm, "mutedUntil"> {
  closedAt: string;
}

/** What the screen of alarms shows of those that a role is for. */
export interface AlarmsPage {
  /** What is watched. */
  watched: AlarmName[];
  open: OpenAlarm[];
  /** Of the last `daysShown` days, the newest first. */
  closed: ClosedAlarm[];
  /** When they were checked last; null when they never were. */
  checkedAt: string | null;
}

/** Closed ones that are shown; no shop has as many. */
const maxClosed = 100;

/** Reads the open alarms, for a batch; `alarmsFor` leaves those that a role is for. */
export function openAlarmsStatement(db: Database, now: Date) {
  return statement<OpenAlarm>(
    db,
    sql`SELECT id, name, finding, opened_at AS openedAt, CASE WHEN muted_until > ${now.toISOString()} THEN muted_until END AS mutedUntil
      FROM alarms INDEXED BY alarms_open WHERE closed_at IS NULL ORDER BY opened_at`,
  );
}

/** The alarms that a role is for, of those that this release watches. */
export function alarmsFor<Alarm extends { name: string }>(role: Role, alarms: readonly Alarm[]): Alarm[] {
  return alarms.filter(({ name }) => isAlarmName(name) && isAllowed(role, alarmKinds[name].permission));
}

/** Reads the screen of alarms for a role. */
export async function readAlarms(db: Database, role: Role, now: Date): Promise<AlarmsPage> {
  const [open, closed, [job]] = await db.batch([
    openAlarmsStatement(db, now),
    statement<ClosedAlarm>(
      db,
      sql`SELECT id, name, finding, opened_at AS openedAt, closed_at AS closedAt FROM alarms INDEXED BY alarms_by_closed
        WHERE closed_at > ${addDays(now, -daysShown).toISOString()} ORDER BY closed_at DESC LIMIT ${sql.raw(String(maxClosed))}`,
    ),
    statement<{ at: string | null }>(db, sql`SELECT last_succeeded_at AS at FROM job_runs WHERE name = ${alarmJob}`),
  ]);
  return {
    watched: alarmsFor(
      role,
      (Object.keys(alarmKinds) as AlarmName[]).map((name) => ({ name })),
    ).map(({ name }) => name),
    open: alarmsFor(role, open),
    closed: alarmsFor(role, closed),
    checkedAt: job?.at ?? null,
  };
}

/** One alarm; null when it has closed, or there is none. */
export async function readOpenAlarm(db: Database, id: string) {
  const [alarm] = await statement<Pick<OpenAlarm, "finding" | "openedAt"> & { name: string }>(
    db,
    sql`SELECT name, finding, opened_at AS openedAt FROM alarms WHERE id = ${id} AND closed_at IS NULL`,
  );
  return alarm ?? null;
}
