import { and, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { staffAccounts } from "#app/db/schema/staff.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { confirmPassword, isCredentialOf } from "./confirm-password.server.ts";
import type { StaffSession } from "./session.server.ts";
import { endSessionsStatements } from "./sessions.server.ts";

/** `conflict`: the password was changed meanwhile, from another session. */
export type PasswordChange = "changed" | "wrong" | "locked" | "conflict";

/** Changes the password of who is signed in, and ends all other sessions. */
export async function changePassword(
  db: Database,
  { id: sessionId, staff }: StaffSession,
  passwords: { current: string; next: string },
  now: Date,
): Promise<PasswordChange> {
  const check = await confirmPassword(db, staff, passwords.current, now);
  if (check.kind !== "right") return check.kind;
  const { hashPassword } = await import("better-auth/crypto");
  const password = await hashPassword(passwords.next);
  const [, audited] = await db.batch([
    db
      .update(staffAccounts)
      .set({ password, updatedAt: now })
      .where(and(isCredentialOf(staff.id), eq(staffAccounts.password, check.hash))),
    auditStatement(
      db,
      {
        actor: staff.username,
        action: "staff.password",
        subject: { type: "staff", id: staff.id, name: staff.username },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    ...endSessionsStatements(db, staff.id, { except: sessionId, condition: sql`changes() > 0` }),
  ]);
  return audited.length > 0 ? "changed" : "conflict";
}
