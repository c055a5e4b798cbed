import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { staffSessions } from "#app/db/schema/staff.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { addDays } from "#app/shared/dates.ts";

import { deviceName } from "./device-name.ts";
import { maxSessionDays, type StaffMember } from "./session.server.ts";

/** A session as its owner sees it. Times are ISO. */
export interface ListedSession {
  id: string;
  device: string;
  signedInAt: string;
  /** To about five minutes. */
  lastUsedAt: string;
  /** When it ends even if it is used all the time. */
  endsAt: string;
  isCurrent: boolean;
}

/** The sessions of a staff member that still count, the last used first; at most 50. */
export async function listSessions(
  db: Database,
  { staff, id: current }: { staff: StaffMember; id: string },
  now: Date,
): Promise<ListedSession[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.userId, staff.id),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.createdAt, addDays(now, -maxSessionDays)),
      ),
    )
    .orderBy(desc(staffSessions.updatedAt))
    .limit(50);
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: deviceName(userAgent ?? ""),
    signedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    endsAt: addDays(createdAt, maxSessionDays).toISOString(),
    isCurrent: id === current,
  }));
}

/**
 * Ends the sessions of a staff member, with the notifications that were turned on in them, and sign-ins that wait for their second
 * step: all but `except`, if the condition holds at its place in the batch. Three statements for the batch of what they follow from.
 */
export function endSessionsStatements(
  db: Database,
  userId: string,
  { except = "", condition = sql`TRUE` }: { except?: string; condition?: SQL } = {},
) {
  return [
    // The others cannot ask `changes()`, because this one may have found nothing to end: so it comes first.
    statement(
      db,
      sql`DELETE FROM staff_sessions WHERE user_id = ${userId} AND id <> ${except} AND ${condition} RETURNING id`,
    ),
    statement(db, sql`DELETE FROM staff_verifications WHERE value = ${userId} RETURNING id`),
    endNotifications(db, userId),
  ] as const;
}

/** Ends one session of a staff member, with its notifications. False when it had ended already. */
export async function endSession(db: Database, staff: StaffMember, sessionId: string, now: Date): Promise<boolean> {
  const [, audited] = await db.batch([
    statement(db, sql`DELETE FROM staff_sessions WHERE id = ${sessionId} AND user_id = ${staff.id}`),
    auditStatement(db, { ...sessionsEnded(staff), condition: sql`changes() > 0` }, now),
    endNotifications(db, staff.id, sql`live.expires_at > ${now.toISOString()}`),
  ]);
  return audited.length > 0;
}

/** Ends all sessions of a staff member, this one included. */
export async function signOutEverywhere(db: Database, staff: StaffMember, now: Date): Promise<void> {
  await db.batch([...endSessionsStatements(db, staff.id), auditStatement(db, sessionsEnded(staff), now)]);
}

/**
 * Ends the notifications of a staff member's sessions that are over. Those of sessions that ended by themselves, which go on till then,
 * end as well: nobody can tell whether they are in the browser that was just signed out.
 */
function endNotifications(db: Database, userId: string, isLive: SQL = sql`TRUE`) {
  return statement(
    db,
    sql`DELETE FROM staff_push_subscriptions WHERE staff_id = ${userId} AND NOT EXISTS
      (SELECT 1 FROM staff_sessions live WHERE live.id = session_id AND ${isLive})`,
  );
}

function sessionsEnded({ id, username }: StaffMember) {
  return {
    actor: username,
    action: "staff.sessions-ended",
    subject: { type: "staff", id, name: username },
  } as const;
}
