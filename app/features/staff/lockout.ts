import { addMinutes } from "#app/shared/dates.ts";

/** Wrong passwords in a row that lock a username. */
export const mostFailures = 5;
/** Minutes that a lock holds, and after which failures that led to none are forgotten. */
export const lockMinutes = 15;

/** What is known of a username's failed sign-ins. Times are ISO. */
export interface SignInFailures {
  failures: number;
  lockedUntil: string | null;
  updatedAt: string;
}

/**
 * Counts an attempt to sign in as failed before its password is looked at, so that many at once count one by one; a
 * success forgets them. Null when the username is locked: the attempt is refused and does not lengthen the lock.
 */
export function countAttempt(earlier: SignInFailures | null, now: Date): SignInFailures | null {
  const updatedAt = now.toISOString();
  if (earlier?.lockedUntil && earlier.lockedUntil > updatedAt) return null;
  const stillCounts =
    earlier && earlier.lockedUntil === null && earlier.updatedAt > addMinutes(now, -lockMinutes).toISOString();
  const failures = stillCounts ? earlier.failures + 1 : 1;
  return {
    failures,
    lockedUntil: failures >= mostFailures ? addMinutes(now, lockMinutes).toISOString() : null,
    updatedAt,
  };
}
