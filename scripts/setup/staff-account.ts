import { randomBytes } from "node:crypto";

import { hashPassword } from "better-auth/crypto";

import type { StaffRole } from "#app/shared/states.ts";

interface StaffAccount {
  username: string;
  password: string;
  /** The role of a new account; an existing one keeps its own. */
  role?: StaffRole;
  /** Removes the second factor and the passkeys, for who lost them. */
  resetSecondFactor?: boolean;
}

/**
 * The SQL that makes a staff account, an owner unless said otherwise, or sets a new password for an existing one, ends its
 * sessions and lifts its lockout. Plain text without parameters: wrangler takes nothing else for a remote database.
 */
export async function staffStatements(
  { username, password, role = "owner", resetSecondFactor = false }: StaffAccount,
  now = new Date(),
): Promise<string[]> {
  const time = quote(now.toISOString());
  const hash = quote(await hashPassword(password));
  const name = quote(username);
  const id = `(SELECT id FROM staff WHERE username = ${name})`;
  const newId = (prefix: string) => quote(`${prefix}_${randomBytes(12).toString("hex")}`);
  return [
    `INSERT INTO staff (id, name, email, username, display_username, role, created_at, updated_at)
     VALUES (${newId("stf")}, ${name}, ${quote(`${username}@staff.invalid`)}, ${name}, ${name}, ${quote(role)}, ${time}, ${time})
     ON CONFLICT (username) DO UPDATE SET updated_at = excluded.updated_at`,
    `DELETE FROM staff_sessions WHERE user_id = ${id}`,
    `DELETE FROM staff_push_subscriptions WHERE staff_id = ${id}`,
    `DELETE FROM staff_accounts WHERE user_id = ${id}`,
    `INSERT INTO staff_accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
     VALUES (${newId("acc")}, ${id}, ${id}, 'credential', ${hash}, ${time}, ${time})`,
    `DELETE FROM sign_in_failures WHERE username = ${name}`,
    ...(resetSecondFactor
      ? [
          `UPDATE staff SET two_factor_enabled = 0 WHERE username = ${name}`,
          `DELETE FROM staff_two_factors WHERE user_id = ${id}`,
          `DELETE FROM staff_passkeys WHERE user_id = ${id}`,
        ]
      : []),
  ];
}

/** A random password of 96 bits, short enough to type once. */
export function generatePassword(): string {
  return randomBytes(12).toString("base64url");
}

/**
 * A username in lower case. It goes into SQL as text, so it may hold letters, digits, dots, hyphens and underscores only.
 * Throws when it holds anything else.
 */
export function parseUsername(given: string | undefined): string {
  if (!given || !/^[a-z0-9._-]{3,30}$/i.test(given)) {
    throw new Error("A username is 3 to 30 letters, digits, dots, hyphens or underscores.");
  }
  return given.toLowerCase();
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
