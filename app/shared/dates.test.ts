import { describe, expect, it } from "vitest";

import { addDays, addMinutes, formatDate, formatDateTime, formatShortDate } from "./dates.ts";

describe("dates", () => {
  it("counts days and minutes from a moment", () => {
    const now = new Date("2026-03-28T12:00:00Z");
    expect(addDays(now, 3).toISOString()).toBe("2026-03-31T12:00:00.000Z");
    expect(addMinutes(now, -30).toISOString()).toBe("2026-03-28T11:30:00.000Z");
  });

  it("writes days and times as a clock in Stockholm shows them", () => {
    expect(formatDate("2026-11-03T23:30:00Z")).toBe("4 November 2026");
    expect(formatShortDate("2026-11-03T23:30:00Z")).toBe("4 Nov 2026");
    expect(formatDateTime("2026-07-03T12:05:00Z")).toBe("3 Jul 2026, 14:05");
  });
});
