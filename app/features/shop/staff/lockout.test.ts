import { describe, expect, it } from "vitest";

import { countAttempt, delaySeconds, lockMinutes, maxFailures, type SignInFailures } from "./lockout.ts";

const start = new Date("2026-11-03T08:00:00.000Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function attemptsAt(minutes: readonly number[]): SignInFailures | null {
  return minutes.reduce<SignInFailures | null>((earlier, minute) => countAttempt(earlier, later(minute)), null);
}

describe("countAttempt", () => {
  it("counts the first attempt as one", () => {
    expect(countAttempt(null, start)).toEqual({ failures: 1, lockedUntil: null, updatedAt: start.toISOString() });
  });

  it("lets four failures pass and locks with the fifth", () => {
    expect(attemptsAt([0, 1, 2, 3])).toMatchObject({ failures: 4, lockedUntil: null });
    expect(attemptsAt([0, 1, 2, 3, 4])).toMatchObject({
      failures: maxFailures,
      lockedUntil: later(4 + lockMinutes).toISOString(),
    });
  });

  it("refuses while the lock holds, to its last millisecond", () => {
    const locked = attemptsAt([0, 0, 0, 0, 0]);
    expect(countAttempt(locked, later(lockMinutes - 0.001))).toBeNull();
  });

  it("starts from one again when the lock has ended", () => {
    const locked = attemptsAt([0, 0, 0, 0, 0]);
    expect(countAttempt(locked, later(lockMinutes))).toMatchObject({ failures: 1, lockedUntil: null });
  });

  it("forgets failures that are older than a lock would be", () => {
    const four = attemptsAt([0, 0, 0, 0]);
    expect(countAttempt(four, later(lockMinutes - 0.001))).toMatchObject({ failures: maxFailures });
    expect(countAttempt(four, later(lockMinutes))).toMatchObject({ failures: 1 });
  });
});

describe("delaySeconds", () => {
  it.each([
    [0, 0],
    [10, 0],
    [11, 1],
    [13, 3],
    [15, 5],
    [10_000, 5],
  ])("after %d failures from everywhere is %d", (failures, seconds) => {
    expect(delaySeconds(failures)).toBe(seconds);
  });
});
