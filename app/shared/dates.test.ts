import { describe, expect, it } from "vitest";

import {
  addDays,
  addMinutes,
  formatDate,
  formatDateTime,
  formatShortDate,
  fromLocalInput,
  toLocalInput,
} from "./dates.ts";

describe("dates", () => {
  it("counts days and minutes from a moment", () => {
    const now = new Date("2026-03-28T12:00:00Z");
    expect(addDays(now, 3).toISOString()).toBe("2026-03-31T12:00:00.000Z");
    expect(addMinutes(now, -30).toISOString()).toBe("2026-03-28T11:30:00.000Z");
  });

  it("writes days and times as a clock in Stockholm shows them", () => {
    expect(formatDate("2026-11-03T23:30:00Z")).toBe("4 November 2026");
    expect(formatShortDate("2026-11-03T23:30:00Z")).toBe("4 Nov 2026");
    expect(formatDateTime("2026-07-03T12:05:00Z")).toBe("2026-07-03 14:05");
  });

  it.each([
    ["2026-07-03T14:05", "2026-07-03T12:05:00.000Z"],
    ["2026-12-03T14:05", "2026-12-03T13:05:00.000Z"],
    // The clocks go forward at 02:00 of this day: half past two is not there.
    ["2026-03-29T02:30", "2026-03-29T01:30:00.000Z"],
    ["tomorrow", null],
    ["2026-13-40T25:61", null],
  ])("reads %s of a field as %s", (text, iso) => {
    expect(fromLocalInput(text)).toBe(iso);
  });

  it("writes a time into a field so that it is read back the same", () => {
    expect(fromLocalInput(toLocalInput("2026-11-03T23:30:00.000Z"))).toBe("2026-11-03T23:30:00.000Z");
  });
});
