import { and, eq, lt, or } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { signInFailures } from "#app/db/schema/staff.server.ts";
import { addMinutes } from "#app/shared/dates.ts";

import { countAttempt, lockMinutes, type SignInFailures } from "./lockout.ts";

/** An attempt that loses the race for its count tries again, this many times at most. */
const tries = 5;

/** Takes one of a username's attempts, known or not. False when it is locked, or attacked faster than can be counted. */
export async function claimAttempt(db: Database, username: string, now: Date): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const [earlier] = await db.select().from(signInFailures).where(eq(signInFailures.username, username));
    const counted = countAttempt(earlier ?? null, now);
    if (!counted) return false;
    if (await replaceCount(db, username, earlier, counted)) return true;
  }
  return false;
}

/** Forgets a username's failures after it signed in, and with them everyone's that no longer count. */
export async function forgetFailures(db: Database, username: string, now: Date): Promise<void> {
  const expired = lt(signInFailures.updatedAt, addMinutes(now, -lockMinutes).toISOString());
  await db.delete(signInFailures).where(or(eq(signInFailures.username, username), expired));
}

/** Writes a count over the one it was made from. False when another attempt was faster. */
async function replaceCount(
  db: Database,
  username: string,
  earlier: SignInFailures | undefined,
  counted: SignInFailures,
): Promise<boolean> {
  const { meta } = earlier
    ? await db
        .update(signInFailures)
        .set(counted)
        .where(
          and(
            eq(signInFailures.username, username),
            eq(signInFailures.failures, earlier.failures),
            eq(signInFailures.updatedAt, earlier.updatedAt),
          ),
        )
    : await db
        .insert(signInFailures)
        .values({ username, ...counted })
        .onConflictDoNothing();
  return meta.changes > 0;
}
