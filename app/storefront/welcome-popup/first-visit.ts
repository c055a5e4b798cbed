import { readSession, writeSession } from "#app/platform/session-storage.ts";

const startedKey = "visitStartedAt";
const seenKey = "welcomeSeen";

/** The time of this session's first page view, in epoch milliseconds; the first call stores it. */
export function visitStart(now: number): number {
  const started = Number(readSession(startedKey));
  if (started > 0) return started;
  writeSession(startedKey, String(now));
  return now;
}

/** Whether the welcome popup was shown in this session. */
export function welcomeSeen(): boolean {
  return readSession(seenKey) !== null;
}

/** Records that the welcome popup was shown in this session. */
export function markWelcomeSeen(): void {
  writeSession(seenKey, "1");
}

/** Milliseconds until the welcome popup is due: `delaySeconds` after the first page view; 0 when that is past. */
export function millisecondsUntilWelcome(startedAt: number, now: number, delaySeconds: number): number {
  return Math.max(0, startedAt + delaySeconds * 1_000 - now);
}
