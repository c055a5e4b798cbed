import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { enqueueMail, outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { isSignedLink } from "#app/platform/http/signed-link.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import { isActiveOwner, type StaffChange, type StaffOutcome } from "./manage-staff.server.ts";
import { staffPasswordLink } from "./password-link-email.server.tsx";
import { parsePasswordLink, passwordLinkMinutes } from "./password-link.ts";
import { type Credential, readCredential } from "./read-credential.server.ts";
import { endSessionsStatements } from "./sessions.server.ts";

/** Whom a link can be sent: who has a password to forget, and an address. Accounts made by a command have none. */
const canBeSent = sql`s.disabled_at IS NULL AND s.email NOT LIKE '%.invalid' AND EXISTS (SELECT 1 FROM staff_accounts a
  WHERE a.user_id = s.id AND a.provider_id = 'credential' AND a.password IS NOT NULL)`;

function dueLink(who: SQL, now: Date): SQL {
  return sql`SELECT s.email AS recipient, s.id || '.' || ${String(now.getTime())} AS cause_id
    FROM staff s WHERE ${who} AND ${canBeSent}`;
}

/**
 * Sends a link to whoever has this address, if anybody on the staff has. Says nothing about it, and does the same for every
 * address.
 */
export async function askForPasswordLink(shop: Shop, email: string, now: Date): Promise<void> {
  const [mail] = await outboxStatement(shop.db, staffPasswordLink, dueLink(sql`s.email = ${email}`, now), now);
  enqueueMail(shop, mail?.id ?? null);
}

/** Sends a colleague a link, on record. `no-address`: none can be sent. `too-many`: enough were sent. */
export async function sendPasswordLink(
  shop: Shop,
  { staffId, actor }: StaffChange,
  now: Date,
): Promise<Exclude<StaffOutcome, "changed" | "last-owner"> | "no-address" | "too-many"> {
  const { db } = shop;
  const [member] = await db.select().from(staff).where(eq(staff.id, staffId));
  if (!member) return "gone";
  if (member.username === actor) return "yourself";
  const who = sql`s.id = ${staffId} AND ${isActiveOwner(actor)}`;
  const subject = { type: "staff", id: staffId, name: member.username };
  const [mail, , [found]] = await db.batch([
    outboxStatement(db, { ...staffPasswordLink, causedBy: "proof" }, dueLink(who, now), now),
    auditStatement(db, { actor, action: "staff.password-link", subject, condition: sql`changes() > 0` }, now),
    statement<{ owner: number; reachable: number }>(
      db,
      sql`SELECT ${isActiveOwner(actor)} AS owner, ${canBeSent} AS reachable FROM staff s WHERE id = ${staffId}`,
    ),
  ]);
  enqueueMail(shop, mail[0]?.id ?? null);
  if (mail.length > 0) return "done";
  if (!found?.owner) return "denied";
  return found.reachable ? "too-many" : "no-address";
}

/**
 * Whom a link (`id`, `key`) is for; null when it is forged, used or too old, or their account is disabled. The signature is of the
 * password, too, so that a link works no longer once there is another one.
 */
export async function readPasswordLink(
  { db, env }: Shop,
  { searchParams }: URL,
  now: Date,
): Promise<Credential | null> {
  const [id, key] = [searchParams.get("id") ?? "", searchParams.get("key") ?? ""];
  const named = parsePasswordLink(id);
  if (!named || addMinutes(named.askedAt, passwordLinkMinutes) <= now) return null;
  const found = await readCredential(db, named.staffId);
  if (!found || !(await isSignedLink("staff-password", `${id}:${found.hash}`, key, linkSecrets(env)))) return null;
  return found;
}

/**
 * Sets the password that a link is for: once, since it is then another one. Ends all sessions and lifts lockouts; the second factor
 * stays. False when the password was changed or the account disabled meanwhile.
 */
export async function setForgottenPassword(
  db: Database,
  { staffId, username, hash }: Credential,
  password: string,
  now: Date,
): Promise<boolean> {
  const { hashPassword } = await import("better-auth/crypto");
  const next = await hashPassword(password);
  const id = newId("aud");
  const happened = sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${id})`;
  const [, audited] = await db.batch([
    statement(
      db,
      sql`UPDATE staff_accounts SET password = ${next}, updated_at = ${now.toISOString()}
        WHERE user_id = ${staffId} AND provider_id = 'credential' AND password = ${hash}
          AND EXISTS (SELECT 1 FROM staff WHERE id = ${staffId} AND disabled_at IS NULL)`,
    ),
    auditStatement(
      db,
      {
        id,
        actor: username,
        action: "staff.password-reset",
        subject: { type: "staff", id: staffId, name: username },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    ...endSessionsStatements(db, staffId, { condition: happened }),
    statement(db, sql`DELETE FROM sign_in_failures WHERE username = ${username} AND ${happened}`),
  ]);
  return audited.length > 0;
}
