import { asc, desc, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { staff, staffInvitations, staffPasskeys } from "#app/db/schema/staff.server.ts";

/** Staff are few: a list without pages, of at most so many. */
const maxRows = 500;

/** All staff as owners see them, those who can sign in first. */
export async function listStaff(db: Database) {
  return db
    .select({
      id: staff.id,
      name: staff.name,
      username: staff.username,
      email: staff.email,
      role: staff.role,
      hasSecondFactor: staff.twoFactorEnabled,
      hasPasskey:
        sql<number>`EXISTS (SELECT 1 FROM ${staffPasskeys} WHERE ${eq(staffPasskeys.userId, staff.id)})`.mapWith(
          Boolean,
        ),
      lastSignInAt: staff.lastSignInAt,
      disabledAt: staff.disabledAt,
    })
    .from(staff)
    .orderBy(desc(isNull(staff.disabledAt)), asc(staff.name))
    .limit(maxRows);
}
export type ListedStaff = Awaited<ReturnType<typeof listStaff>>[number];

/** The invitations that nobody accepted or revoked, newest first. */
export async function listInvitations(db: Database, now: Date) {
  const rows = await db
    .select()
    .from(staffInvitations)
    .where(sql`accepted_at IS NULL AND revoked_at IS NULL`)
    .orderBy(desc(staffInvitations.createdAt))
    .limit(maxRows);
  return rows.map(({ id, email, role, invitedBy, sendings, expiresAt }) => ({
    id,
    email,
    role,
    invitedBy,
    sendings,
    expiresAt,
    isExpired: expiresAt <= now.toISOString(),
  }));
}
export type ListedInvitation = Awaited<ReturnType<typeof listInvitations>>[number];
