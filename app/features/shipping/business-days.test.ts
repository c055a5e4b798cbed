import { describe, expect, it } from "vitest";

import { addBusinessDays, easterSunday, isBusinessDay, swedishHolidays } from "./business-days.ts";

describe("easterSunday", () => {
  it.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
    [2100, "2100-03-28"],
  ])("of %d is %s", (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });
});

describe("swedishHolidays", () => {
  it("are those of the calendar of 2026", () => {
    expect(swedishHolidays(2026).toSorted()).toEqual([
      "2026-01-01",
      "2026-01-06",
      "2026-04-03",
      "2026-04-06",
      "2026-05-01",
      "2026-05-14",
      "2026-06-06",
      "2026-06-19",
      "2026-12-24",
      "2026-12-25",
      "2026-12-26",
      "2026-12-31",
    ]);
  });

  it.each([
    [2025, "2025-06-20"],
    [2027, "2027-06-25"],
    [2032, "2032-06-25"],
  ])("of %d have Midsummer's Eve on Friday %s", (year, day) => {
    expect(swedishHolidays(year)).toContain(day);
    expect(new Date(day).getUTCDay()).toBe(5);
  });
});

describe("isBusinessDay", () => {
  it("is true of plain weekdays, false of weekends and holidays", () => {
    expect(isBusinessDay("2026-11-23")).toBe(true);
    for (const day of ["2026-11-21", "2026-11-22", "2026-12-24", "2026-06-19"]) expect(isBusinessDay(day)).toBe(false);
  });
});

describe("addBusinessDays", () => {
  it.each([
    ["2026-11-20", 0, "2026-11-20"],
    ["2026-11-20", 1, "2026-11-23"],
    ["2026-12-22", 3, "2026-12-29"],
    ["2026-12-30", 1, "2027-01-04"],
    ["2026-04-02", 1, "2026-04-07"],
    ["2026-11-24", -2, "2026-11-20"],
  ])("from %s, %d on, is %s", (day, count, reached) => {
    expect(addBusinessDays(day, count)).toBe(reached);
  });
});
