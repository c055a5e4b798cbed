import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addToDay, daysBetween } from "#app/shared/days.ts";

import { calendarPeriod, offeredPeriods } from "./calendar-period.ts";

const periodOf = (query: string, today = "2026-11-26") => calendarPeriod(new URLSearchParams(query), today);

describe("the periods of the calendar", () => {
  it.each([
    // A Thursday.
    ["today", "2026-11-26", "2026-11-26", "2026-11-19", "2026-11-19"],
    ["yesterday", "2026-11-25", "2026-11-25", "2026-11-18", "2026-11-18"],
    ["last-7-days", "2026-11-19", "2026-11-25", "2026-11-12", "2026-11-18"],
    ["last-30-days", "2026-10-27", "2026-11-25", "2026-09-27", "2026-10-26"],
    ["this-week", "2026-11-23", "2026-11-26", "2026-11-16", "2026-11-19"],
    ["last-week", "2026-11-16", "2026-11-22", "2026-11-09", "2026-11-15"],
    ["this-month", "2026-11-01", "2026-11-26", "2026-10-01", "2026-10-26"],
    ["last-month", "2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
  ])("%s is %s to %s, beside %s to %s", (period, first, last, previousFirst, previousLast) => {
    expect(periodOf(`period=${period}`)).toEqual({ first, last, previousFirst, previousLast, preset: period });
  });

  it("end where a shorter month ends", () => {
    expect(periodOf("period=this-month", "2026-03-31")).toMatchObject({
      previousFirst: "2026-02-01",
      previousLast: "2026-02-28",
    });
    expect(periodOf("period=this-month", "2026-01-05")).toMatchObject({
      previousFirst: "2025-12-01",
      previousLast: "2025-12-05",
    });
  });

  it("are the last 30 whole days when nothing or nonsense is asked for, and the two days when they are", () => {
    expect(periodOf("").preset).toBe("last-30-days");
    expect(periodOf("period=toString").preset).toBe("last-30-days");
    expect(periodOf("period=today&from=2026-11-01&to=2026-11-02")).toMatchObject({
      first: "2026-11-01",
      last: "2026-11-02",
      preset: null,
    });
  });

  it("never overlap the period before, and never end after today", () => {
    const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addToDay("2024-01-01", days));
    fc.assert(
      fc.property(day, fc.constantFrom(...offeredPeriods.map(({ id }) => id)), (today, id) => {
        const { first, last, previousFirst, previousLast } = periodOf(`period=${id}`, today);
        expect(first <= last && last <= today).toBe(true);
        expect(previousFirst <= previousLast && previousLast < first).toBe(true);
        expect(daysBetween(previousFirst, previousLast)).toBeLessThanOrEqual(31 * 3);
      }),
    );
  });
});
