import { addMinutes } from "#app/shared/dates.ts";

/** Wrong passwords in a row from one place that lock a username for that place. */
export const maxFailures = 5;
/** Minutes that a lock lasts, and after which older failures no longer count. */
export const lockMinutes = 15;

/** Wrong codes of the second step, from all unknown places together, after which unknown places are locked out. */
export const maxCodeFailuresElsewhere = 20;

/** Failures of a username from all places together that are answered without delay; each further one adds a second. */
const undelayedFailures = 10;
const maxDelaySeconds = 5;

/** What is known of a username's failed sign-ins from one place. Times are ISO. */
export interface SignInFailures {
  failures: number;
  lockedUntil: string | null;
  updatedAt: string;
}

/**
 * Counts a sign-in attempt as failed before its password is checked, so that parallel attempts count one by one; a success
 * clears the count. Null when the place is locked out: the attempt is refused and does not lengthen the lock.
 */
export function countAttempt(earlier: SignInFailures | null, now: Date): SignInFailures | null {
  const updatedAt = now.toISOString();
  if (earlier?.lockedUntil && earlier.lockedUntil > updatedAt) return null;
  const stillCounts =
    earlier && earlier.lockedUntil === null && earlier.updatedAt > addMinutes(now, -lockMinutes).toISOString();
  const failures = stillCounts ? earlier.failures + 1 : 1;
  return {
    failures,
    lockedUntil: failures >= maxFailures ? addMinutes(now, lockMinutes).toISOString() : null,
    updatedAt,
  };
}

/**
 * Seconds that an attempt is delayed before its password is checked, by the username's failures from all places. Guessing
 * from many addresses gets slow; nobody is refused for it, so strangers cannot lock anyone out.
 */
export function delaySeconds(failuresEverywhere: number): number {
  return Math.min(maxDelaySeconds, Math.max(0, failuresEverywhere - undelayedFailures));
}
