import { describe, expect, it } from "vitest";

import { type Backlog, checkBacklog, inWords, worstOf } from "./shop-health.ts";

const now = new Date("2026-11-20T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const nothing: Backlog = {
  oldestDueMail: null,
  deadLetters: 0,
  oldestOpenPayment: null,
  oldestOpenRefund: null,
  oldestUnprocessedEvent: null,
  openDiscrepancies: 0,
};
const problemsOf = (change: Partial<Backlog>) =>
  checkBacklog({ ...nothing, ...change }, now).filter(({ state }) => state !== "ok");

describe("what waits in the shop", () => {
  it("is well when nothing waits, and when it waits no longer than the jobs take", () => {
    const fresh = {
      oldestDueMail: minutesAgo(19),
      oldestOpenPayment: minutesAgo(59),
      oldestOpenRefund: minutesAgo(1_400),
    };
    for (const backlog of [{}, { ...fresh, oldestUnprocessedEvent: minutesAgo(20) }]) {
      expect(problemsOf(backlog)).toEqual([]);
      expect(worstOf(checkBacklog({ ...nothing, ...backlog }, now))).toBe("ok");
    }
    expect(problemsOf({ oldestDueMail: minutesAgo(-300) })).toEqual([]);
  });

  it.each([
    [{ oldestDueMail: minutesAgo(21) }, "e-mail queue", "failing", "21 minutes"],
    [{ oldestUnprocessedEvent: minutesAgo(300) }, "payment events", "failing", "5 hours"],
    [{ oldestOpenPayment: minutesAgo(61) }, "open payments", "attention", "61 minutes"],
    [{ oldestOpenRefund: minutesAgo(3 * 1_440) }, "open refunds", "attention", "3 days"],
    [{ deadLetters: 3 }, "dead letters", "attention", "3 could not be sent"],
    [{ openDiscrepancies: 100 }, "discrepancies", "attention", "100 or more"],
  ] as const)("says in words what is wrong: %o", (backlog, name, state, words) => {
    expect(problemsOf(backlog)).toEqual([{ name, state, text: expect.stringContaining(words) }]);
  });

  it("is as bad as its worst check", () => {
    expect(worstOf(checkBacklog({ ...nothing, deadLetters: 1 }, now))).toBe("attention");
    expect(worstOf(checkBacklog({ ...nothing, deadLetters: 1, oldestDueMail: minutesAgo(60) }, now))).toBe("failing");
  });

  it("says times in the unit that people use", () => {
    expect([0, 90, 120, 47 * 60, 48 * 60].map(inWords)).toEqual([
      "0 minutes",
      "90 minutes",
      "2 hours",
      "47 hours",
      "2 days",
    ]);
  });
});
