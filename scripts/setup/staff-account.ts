import { randomBytes } from "node:crypto";

import { hashPassword } from "better-auth/crypto";

/**
 * The SQL that makes a staff account, or gives an existing one another password; its sessions and its lock end. Plain
 * text, because wrangler takes nothing else for a database that is online.
 */
export async function staffStatements(username: string, password: string, now = new Date()): Promise<string[]> {
  const time = quoted(now.toISOString());
  const hash = quoted(await hashPassword(password));
  const name = quoted(username);
  const id = `(SELECT id FROM staff WHERE username = ${name})`;
  const newId = (prefix: string) => quoted(`${prefix}_${randomBytes(12).toString("hex")}`);
  return [
    `INSERT INTO staff (id, name, email, username, display_username, created_at, updated_at)
     VALUES (${newId("stf")}, ${name}, ${quoted(`${username}@staff.invalid`)}, ${name}, ${name}, ${time}, ${time})
     ON CONFLICT (username) DO UPDATE SET updated_at = excluded.updated_at`,
    `DELETE FROM staff_sessions WHERE user_id = ${id}`,
    `DELETE FROM staff_accounts WHERE user_id = ${id}`,
    `INSERT INTO staff_accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
     VALUES (${newId("acc")}, ${id}, ${id}, 'credential', ${hash}, ${time}, ${time})`,
    `DELETE FROM sign_in_failures WHERE username = ${name}`,
  ];
}

/** A password nobody guesses, short enough to type once. */
export function makeUpPassword(): string {
  return randomBytes(12).toString("base64url");
}

/** Usernames know no upper case, and go into SQL as text: letters, digits, dots, hyphens and underscores only. */
export function checkedUsername(given: string | undefined): string {
  if (!given || !/^[a-z0-9._-]{3,30}$/i.test(given)) {
    throw new Error("A username is 3 to 30 letters, digits, dots, hyphens or underscores.");
  }
  return given.toLowerCase();
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
