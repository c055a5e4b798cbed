import { and, eq, gt, lt, not, or, type SQL, sql, sum } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { signInFailures } from "#app/db/schema/staff.server.ts";
import { isFull } from "#app/platform/http/claim-write.server.ts";
import { addMinutes } from "#app/shared/dates.ts";

import { countAttempt, lockMinutes, type SignInFailures } from "./lockout.ts";

/** How often an attempt that loses the race for its count is tried. */
const maxTries = 5;

/** A username, known or not, and the place an attempt comes from. Codes of the second step are counted apart from passwords. */
export interface AttemptPlace {
  username: string;
  place: string;
}

const codePrefix = "code:";
/** The place that codes of the second step are counted under. */
export const codePlace = (place: string) => codePrefix + place;
/** `prefix` ends with a colon, and `;` is the next character. */
const startsWith = (prefix: string): SQL =>
  sql`(${signInFailures.place} >= ${prefix} AND ${signInFailures.place} < ${prefix.replace(/:$/, ";")})`;

const isPlace = ({ username, place }: AttemptPlace) =>
  and(eq(signInFailures.username, username), eq(signInFailures.place, place));
const lockCutoff = (now: Date) => addMinutes(now, -lockMinutes).toISOString();

/** Counts an attempt of a place. False when it is locked out, or its attempts are too many at once to be counted. */
export async function claimAttempt(db: Database, at: AttemptPlace, now: Date): Promise<boolean> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const [earlier] = await db.select().from(signInFailures).where(isPlace(at));
    const counted = countAttempt(earlier ?? null, now);
    if (!counted) return false;
    if (await replaceCount(db, at, earlier, counted, now)) return true;
  }
  return false;
}

/** How often passwords for a username failed recently, from all places together. */
export async function failuresEverywhere(db: Database, username: string, now: Date): Promise<number> {
  return countFailures(db, username, not(startsWith(codePrefix)), now);
}

/** How often codes for a username failed recently, from all places that are no known devices. */
export async function codeFailuresElsewhere(db: Database, username: string, now: Date): Promise<number> {
  return countFailures(db, username, startsWith(codePlace("address:")), now);
}

async function countFailures(db: Database, username: string, which: SQL, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: sum(signInFailures.failures) })
    .from(signInFailures)
    .where(and(eq(signInFailures.username, username), gt(signInFailures.updatedAt, lockCutoff(now)), which));
  return Number(row?.total ?? 0);
}

/** Deletes a place's failures after it signed in, and the username's expired ones. */
export async function clearSignInFailures(db: Database, at: AttemptPlace, now: Date): Promise<void> {
  const expired = and(eq(signInFailures.username, at.username), lt(signInFailures.updatedAt, lockCutoff(now)));
  await db.delete(signInFailures).where(or(isPlace(at), expired));
}

/** On a day with too many, makes room of a count that no longer counts: a lock is never lifted by it. */
function evictStatement(db: Database, now: Date) {
  return statement(
    db,
    sql`DELETE FROM sign_in_failures WHERE ${isFull("sign-in", now)} AND rowid = (SELECT rowid FROM sign_in_failures
      WHERE updated_at < ${lockCutoff(now)} ORDER BY updated_at LIMIT 1)`,
  );
}

/** Writes a count over the one it was made from. False when another attempt was faster. */
async function replaceCount(
  db: Database,
  at: AttemptPlace,
  earlier: SignInFailures | undefined,
  counted: SignInFailures,
  now: Date,
): Promise<boolean> {
  const { meta } = earlier
    ? await db
        .update(signInFailures)
        .set(counted)
        .where(
          and(
            isPlace(at),
            eq(signInFailures.failures, earlier.failures),
            eq(signInFailures.updatedAt, earlier.updatedAt),
          ),
        )
    : (
        await db.batch([
          db
            .insert(signInFailures)
            .values({ ...at, ...counted })
            .onConflictDoNothing(),
          evictStatement(db, now),
        ])
      )[0];
  return meta.changes > 0;
}
