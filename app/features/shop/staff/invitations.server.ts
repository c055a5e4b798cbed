import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { enqueueMail, outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import { staffInvitation } from "./invitation-email.server.tsx";
import { invitationHours } from "./invitation.ts";
import { readRole } from "./read-role.server.ts";
import { roleExists } from "./role-exists.server.ts";

const isOpen = sql`accepted_at IS NULL AND revoked_at IS NULL`;
const endOf = (now: Date) => addMinutes(now, invitationHours * 60).toISOString();

/** Invites an address by e-mail. `already-invited`: an invitation of it is open or expired, and can be sent again. */
export async function invite(
  shop: Shop,
  { email, role, actor }: { email: string; role: string; actor: string },
  now: Date,
): Promise<"invited" | "already-staff" | "already-invited" | "no-role"> {
  const { db } = shop;
  const id = newId("inv");
  const [, audited, mail] = await db.batch([
    statement(
      db,
      sql`INSERT INTO staff_invitations (id, email, role, invited_by, created_at, expires_at)
        SELECT ${id}, ${email}, ${role}, ${actor}, ${now.toISOString()}, ${endOf(now)}
        WHERE ${roleExists(role)} AND NOT EXISTS (SELECT 1 FROM staff WHERE staff.email = ${email}) ON CONFLICT DO NOTHING`,
    ),
    audit(db, { id, email, actor, action: "staff.invited", after: { role } }, now),
    outboxStatement(db, staffInvitation, sendingOf(id), now),
  ]);
  enqueueMail(shop, mail[0]?.id ?? null);
  if (audited.length > 0) return "invited";
  if (!(await readRole(db, role))) return "no-role";
  const [member] = await statement(db, sql`SELECT 1 FROM staff WHERE email = ${email}`);
  return member ? "already-staff" : "already-invited";
}

/** Sends an invitation again, for its full time from now; earlier links work no longer. False when it is not open. */
export async function resendInvitation(
  shop: Shop,
  { invitationId, actor }: { invitationId: string; actor: string },
  now: Date,
): Promise<boolean> {
  const { db } = shop;
  const email = await emailOf(db, invitationId);
  const [, audited, , mail] = await db.batch([
    statement(
      db,
      sql`UPDATE staff_invitations SET sendings = sendings + 1, expires_at = ${endOf(now)}
        WHERE id = ${invitationId} AND ${isOpen}`,
    ),
    audit(db, { id: invitationId, email, actor, action: "staff.invitation-resent" }, now),
    dropWaitingMail(db, invitationId),
    outboxStatement(db, staffInvitation, sendingOf(invitationId), now),
  ]);
  enqueueMail(shop, mail[0]?.id ?? null);
  return audited.length > 0;
}

/** Revokes an invitation: its links work no longer. False when it is not open. */
export async function revokeInvitation(
  { db }: Shop,
  { invitationId, actor }: { invitationId: string; actor: string },
  now: Date,
): Promise<boolean> {
  const email = await emailOf(db, invitationId);
  const [, audited] = await db.batch([
    statement(
      db,
      sql`UPDATE staff_invitations SET revoked_at = ${now.toISOString()} WHERE id = ${invitationId} AND ${isOpen}`,
    ),
    audit(db, { id: invitationId, email, actor, action: "staff.invitation-revoked" }, now),
    dropWaitingMail(db, invitationId),
  ]);
  return audited.length > 0;
}

/** The e-mail that is due for an invitation, if it is open: one for each sending, ever. */
function sendingOf(id: string): SQL {
  return sql`SELECT email AS recipient, id || '.' || sendings AS cause_id FROM staff_invitations WHERE id = ${id} AND ${isOpen}`;
}

/** Takes earlier sendings that still wait out of the outbox: their links work no longer. `/` is the character after the dot. */
function dropWaitingMail(db: Database, id: string) {
  return statement(
    db,
    sql`DELETE FROM email_outbox WHERE type = ${staffInvitation.type} AND cause_id > ${`${id}.`} AND cause_id < ${`${id}/`}
      AND status = 'queued'`,
  );
}

async function emailOf(db: Database, invitationId: string): Promise<string> {
  const [row] = await statement<{ email: string }>(
    db,
    sql`SELECT email FROM staff_invitations WHERE id = ${invitationId}`,
  );
  return row?.email ?? "";
}

interface InvitationEntry {
  id: string;
  email: string;
  actor: string;
  action: "staff.invited" | "staff.invitation-resent" | "staff.invitation-revoked";
  after?: { role: string };
}

function audit(db: Database, { id, email, actor, action, after }: InvitationEntry, now: Date) {
  const subject = { type: "staff-invitation", id, name: email };
  return auditStatement(db, { actor, action, subject, after: after ?? null, condition: sql`changes() > 0` }, now);
}
