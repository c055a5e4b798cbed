import { and, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { staffAccounts } from "#app/db/schema/staff.server.ts";

import { verifyPassword } from "./check-password.server.ts";
import type { StaffMember } from "./session.server.ts";
import { claimAttempt, clearSignInFailures } from "./sign-in-attempts.server.ts";

/** `hash` is the stored one, so that what follows can be written only while it is still the password. */
export type PasswordCheck = { kind: "right"; hash: string } | { kind: "wrong" } | { kind: "locked" };

/** The credential of a staff member: the account that holds the password. */
export const isCredentialOf = (userId: string) =>
  and(eq(staffAccounts.userId, userId), eq(staffAccounts.providerId, "credential"));

/**
 * Checks the password of who is signed in, before something that a stolen session must not do. Attempts are counted before
 * they are checked, from all sessions together.
 */
export async function confirmPassword(
  db: Database,
  { id, username }: StaffMember,
  password: string,
  now: Date,
): Promise<PasswordCheck> {
  const at = { username, place: `account:${id}` };
  if (!(await claimAttempt(db, at, now))) return { kind: "locked" };
  const [account] = await db.select({ hash: staffAccounts.password }).from(staffAccounts).where(isCredentialOf(id));
  if (!account?.hash || !(await verifyPassword({ hash: account.hash, password }))) return { kind: "wrong" };
  await clearSignInFailures(db, at, now);
  return { kind: "right", hash: account.hash };
}
