import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";

import { readInvitation } from "./read-invitation.server.ts";

export interface NewStaff {
  username: string;
  name: string;
  password: string;
}

/** `unusable`: the link was used, replaced or revoked, or has expired. */
export type Acceptance = "accepted" | "unusable" | "username-taken" | "already-staff";

/**
 * Makes an account of an invitation, once: of parallel attempts one wins. `sending` is the id that the link signs, already
 * checked.
 */
export async function acceptInvitation(
  db: Database,
  sending: string,
  { username, name, password }: NewStaff,
  now: Date,
): Promise<Acceptance> {
  const found = await readInvitation(db, sending, now);
  if (found?.state !== "open") return "unusable";
  const { id: invitationId, email, sendings, role } = found.invitation;
  const { hashPassword } = await import("better-auth/crypto");
  const hash = await hashPassword(password);
  const id = newId("stf");
  const time = now.toISOString();
  const isMade = sql`EXISTS (SELECT 1 FROM staff WHERE id = ${id})`;
  const [, , , audited] = await db.batch([
    statement(
      db,
      sql`INSERT INTO staff (id, name, email, email_verified, username, display_username, role, created_at, updated_at)
        SELECT ${id}, ${name}, email, 1, ${username}, ${username}, role, ${time}, ${time} FROM staff_invitations
        WHERE id = ${invitationId} AND sendings = ${sendings} AND accepted_at IS NULL AND revoked_at IS NULL
          AND expires_at > ${time} ON CONFLICT DO NOTHING`,
    ),
    statement(
      db,
      sql`INSERT INTO staff_accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
        SELECT ${newId("acc")}, ${id}, ${id}, 'credential', ${hash}, ${time}, ${time} WHERE ${isMade}`,
    ),
    statement(db, sql`UPDATE staff_invitations SET accepted_at = ${time} WHERE id = ${invitationId} AND ${isMade}`),
    auditStatement(
      db,
      {
        actor: username,
        action: "staff.joined",
        subject: { type: "staff-invitation", id: invitationId, name: email },
        after: { username, role },
        condition: isMade,
      },
      now,
    ),
  ]);
  if (audited.length > 0) return "accepted";
  return explain(db, { sending, username, email }, now);
}

/** Why no account was made. */
async function explain(
  db: Database,
  { sending, username, email }: { sending: string; username: string; email: string },
  now: Date,
): Promise<Acceptance> {
  if ((await readInvitation(db, sending, now))?.state !== "open") return "unusable";
  const [taken] = await statement<{ username: string; email: string }>(
    db,
    sql`SELECT username, email FROM staff WHERE username = ${username} OR email = ${email} ORDER BY email = ${email} DESC`,
  );
  if (!taken) return "unusable";
  return taken.email === email ? "already-staff" : "username-taken";
}
