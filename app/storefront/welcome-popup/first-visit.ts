import { readSession, writeSession } from "#app/platform/session-storage.ts";

const startedKey = "visitStartedAt";
const seenKey = "welcomeSeen";

/** When this session's first visit began, in milliseconds of the clock; the first call begins it. */
export function visitStart(now: number): number {
  const started = Number(readSession(startedKey));
  if (started > 0) return started;
  writeSession(startedKey, String(now));
  return now;
}

/** Whether the welcome was shown in this session. */
export function welcomeSeen(): boolean {
  return readSession(seenKey) !== null;
}

/** Notes that the welcome was shown: not again in this session. */
export function markWelcomeSeen(): void {
  writeSession(seenKey, "1");
}

/** Milliseconds until the welcome is due: `delaySeconds` after the first visit, at once when that is past. */
export function untilWelcome(startedAt: number, now: number, delaySeconds: number): number {
  return Math.max(0, startedAt + delaySeconds * 1_000 - now);
}
