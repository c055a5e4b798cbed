import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";

import { roleExists } from "./role-exists.server.ts";
import { endSessionsStatements } from "./sessions.server.ts";

/** Whom a change is about, and the username of the owner who makes it. */
export interface StaffChange {
  staffId: string;
  actor: string;
}

/**
 * `last-owner`: nobody could manage staff any more. `changed`: it is so already, or somebody changed it meanwhile. `denied`: the
 * actor is no owner any more.
 */
export type StaffOutcome = "done" | "gone" | "yourself" | "changed" | "last-owner" | "denied";

/** Changes a role, by ids, from the one that was on screen. */
export async function changeRole(
  db: Database,
  { from, to, ...change }: StaffChange & { from: string; to: string },
  now: Date,
): Promise<StaffOutcome> {
  const set = sql`role = ${to}`;
  const condition = sql`role = ${from} AND role <> ${to} AND ${roleExists(to)} AND ${keepsAnOwner(change)}`;
  const told = { action: "staff.role", before: { role: from }, after: { role: to } } as const;
  const also = from === "owner" ? revokeInvitationsOf(db, change, now) : undefined;
  return write(db, change, { set, condition, ...told, ...(also && { also }) }, now);
}

/** Disables an account at once: its sessions end in the same batch, and so do the invitations it sent. */
export async function disableStaff(db: Database, change: StaffChange, now: Date): Promise<StaffOutcome> {
  const set = sql`disabled_at = ${now.toISOString()}`;
  const condition = sql`disabled_at IS NULL AND ${keepsAnOwner(change)}`;
  const told = { action: "staff.disabled", before: { disabled: false }, after: { disabled: true } } as const;
  const also = revokeInvitationsOf(db, change, now);
  return write(db, change, { set, condition, ...told, endsSessions: true, also }, now);
}

/** Enables an account again; it has no sessions. */
export async function enableStaff(db: Database, change: StaffChange, now: Date): Promise<StaffOutcome> {
  const set = sql`disabled_at = NULL`;
  const told = { action: "staff.enabled", before: { disabled: true }, after: { disabled: false } } as const;
  return write(db, change, { set, condition: sql`disabled_at IS NOT NULL`, ...told }, now);
}

/** Turns off the second factor of somebody who lost it, and ends their sessions. */
export async function resetSecondFactor(db: Database, change: StaffChange, now: Date): Promise<StaffOutcome> {
  const set = sql`two_factor_enabled = 0`;
  const condition = sql`two_factor_enabled = 1`;
  // A row that stayed would stand in the way of a new second factor.
  const factor = (happened: SQL) =>
    statement(db, sql`DELETE FROM staff_two_factors WHERE user_id = ${change.staffId} AND ${happened}`);
  const wanted = { set, condition, action: "staff.second-factor-off", endsSessions: true, also: factor } as const;
  return write(db, change, wanted, now);
}

/** Ends all sessions of somebody else. */
export async function endSessionsOf(db: Database, change: StaffChange, now: Date): Promise<StaffOutcome> {
  return write(
    db,
    change,
    { set: sql`id = id`, condition: sql`TRUE`, action: "staff.sessions-ended", endsSessions: true },
    now,
  );
}

/** Revokes the open invitations of somebody who may invite no longer: they could come back by one of their own. */
export function revokeInvitationsOf(db: Database, { staffId }: StaffChange, now: Date) {
  return (happened: SQL) =>
    statement(
      db,
      sql`UPDATE staff_invitations SET revoked_at = ${now.toISOString()} WHERE accepted_at IS NULL AND revoked_at IS NULL
        AND invited_by = (SELECT username FROM staff WHERE id = ${staffId}) AND ${happened}`,
    );
}

interface Write {
  set: SQL;
  /** What must be true of the row. */
  condition: SQL;
  action: AuditAction;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  endsSessions?: boolean;
  /** A statement that belongs to it, for when `happened` holds. */
  also?: (happened: SQL) => ReturnType<typeof statement>;
}

/** One conditional write with its audit entry: who acts must be an owner at that moment, and never changes their own account. */
async function write(db: Database, change: StaffChange, wanted: Write, now: Date): Promise<StaffOutcome> {
  const { staffId, actor } = change;
  const [member] = await db.select().from(staff).where(eq(staff.id, staffId));
  if (!member) return "gone";
  if (member.username === actor) return "yourself";
  const { set, condition, action, before, after, endsSessions = false, also } = wanted;
  const subject = { type: "staff", id: staffId, name: member.username };
  const id = newId("aud");
  const happened = sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${id})`;
  const [, audited] = await db.batch([
    statement(
      db,
      sql`UPDATE staff SET ${set}, updated_at = ${now.toISOString()}
        WHERE id = ${staffId} AND ${condition} AND ${isActiveOwner(actor)}`,
    ),
    auditStatement(
      db,
      { id, actor, action, subject, before: before ?? null, after: after ?? null, condition: sql`changes() > 0` },
      now,
    ),
    ...(endsSessions ? endSessionsStatements(db, staffId, { condition: sql`changes() > 0` }) : []),
    ...(also ? [also(happened)] : []),
  ]);
  return audited.length > 0 ? "done" : explain(db, change, condition);
}

/** Why a write changed nothing. */
async function explain(db: Database, { staffId, actor }: StaffChange, condition: SQL): Promise<StaffOutcome> {
  const [found] = await statement<{ owner: number; kept: number; met: number }>(
    db,
    sql`SELECT ${isActiveOwner(actor)} AS owner, ${keepsAnOwner({ staffId, actor })} AS kept, ${condition} AS met
      FROM staff WHERE id = ${staffId}`,
  );
  if (!found) return "gone";
  if (!found.owner) return "denied";
  return found.kept ? "changed" : "last-owner";
}

export const isActiveOwner = (username: string) =>
  sql`EXISTS (SELECT 1 FROM staff actor WHERE actor.username = ${username} AND actor.role = 'owner' AND actor.disabled_at IS NULL)`;

/** Whether an owner is left who can sign in. True for everybody who is no active owner. */
export const keepsAnOwner = ({ staffId }: StaffChange) =>
  sql`(staff.role <> 'owner' OR staff.disabled_at IS NOT NULL OR EXISTS (SELECT 1 FROM staff other
    JOIN staff_accounts account ON account.user_id = other.id AND account.password IS NOT NULL
    WHERE other.id <> ${staffId} AND other.role = 'owner' AND other.disabled_at IS NULL))`;
