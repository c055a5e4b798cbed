import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { outboxStatementForMany } from "#app/features/shop/mail/queue-mail.server.ts";
import { rolesWith } from "#app/features/shop/staff/read-role.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import { staffAlarm } from "./alarm-email.server.tsx";
import { alarmKinds, type AlarmName, daysKept } from "./alarm-kinds.ts";
import type { FoundAlarm } from "./find-alarms.server.ts";

/** Minutes after closing in which one that opens again is not told of: it is told once it lasts. */
const calmMinutes = 60;

/** An alarm that staff are told of now. */
export interface ToldAlarm extends FoundAlarm {
  id: string;
  /** The ids of the roles that are told. */
  roles: readonly string[];
}

/**
 * Opens the alarms that were found, closes the others, and tells of those that nobody was told of, all in one batch with the e-mails: a
 * job that is killed loses none, and of two at a time one opens and tells. An alarm that was muted stays so when it opens again. Answers
 * those that this call tells of, and the e-mails to enqueue.
 */
export async function recordAlarms(
  db: Database,
  found: readonly FoundAlarm[],
  now: Date,
): Promise<{ told: ToldAlarm[]; outboxIds: string[] }> {
  const time = now.toISOString();
  const withRoles = await Promise.all(
    found.map(async (alarm) => ({
      ...alarm,
      id: newId("alm"),
      roles: await rolesWith(db, alarmKinds[alarm.name].permission),
    })),
  );
  // One parameter, because D1 accepts 100 a statement.
  const holding = JSON.stringify(withRoles);
  const [, , told, mails] = await db.batch([
    statement(
      db,
      sql`INSERT INTO alarms (id, name, finding, opened_at, muted_until)
        SELECT value ->> 'id', value ->> 'name', value ->> 'finding', ${time}, (SELECT CASE WHEN muted_until > ${time} THEN muted_until END
          FROM alarms INDEXED BY alarms_by_closed WHERE closed_at > ${addDays(now, -1).toISOString()}
          AND name = value ->> 'name' ORDER BY closed_at DESC LIMIT 1)
        FROM json_each(${holding}) WHERE TRUE
        ON CONFLICT (name) WHERE closed_at IS NULL DO UPDATE SET finding = excluded.finding WHERE finding <> excluded.finding`,
    ),
    statement(
      db,
      sql`UPDATE alarms SET closed_at = ${time} WHERE closed_at IS NULL
        AND name NOT IN (SELECT value ->> 'name' FROM json_each(${holding}))`,
    ),
    statement<{ id: string; name: AlarmName }>(
      db,
      sql`UPDATE alarms SET told_at = ${time} WHERE closed_at IS NULL AND told_at IS NULL
        AND (muted_until IS NULL OR muted_until <= ${time}) AND NOT EXISTS (SELECT 1 FROM alarms before INDEXED BY alarms_by_closed
          WHERE before.closed_at > ${addMinutes(now, -calmMinutes).toISOString()} AND before.name = alarms.name
          AND before.told_at IS NOT NULL)
        RETURNING id, name`,
    ),
    // Accounts made by a command have no address.
    outboxStatementForMany(
      db,
      staffAlarm,
      sql`SELECT lower(s.email) AS recipient, a.id || '.' || s.id AS cause_id FROM alarms a
        JOIN json_each(${holding}) h ON h.value ->> 'name' = a.name JOIN staff s
        ON s.role IN (SELECT value FROM json_each(h.value -> 'roles'))
        WHERE a.closed_at IS NULL AND a.told_at = ${time} AND s.disabled_at IS NULL AND s.email NOT LIKE '%.invalid'`,
      now,
    ),
  ]);
  const known = new Map(withRoles.map((alarm) => [alarm.name, alarm]));
  return {
    told: told.flatMap(({ id, name }) => {
      const alarm = known.get(name);
      return alarm ? [{ ...alarm, id }] : [];
    }),
    outboxIds: mails.map(({ id }) => id),
  };
}

/** Deletes the alarms that closed long ago. */
export async function deleteOldAlarms(db: Database, now: Date): Promise<void> {
  await statement(db, sql`DELETE FROM alarms WHERE closed_at < ${addDays(now, -daysKept).toISOString()}`);
}
