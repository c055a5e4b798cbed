import { describe, expect, it } from "vitest";

import { easterSunday, publicHolidays } from "./public-holidays.ts";

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

describe("publicHolidays", () => {
  it("of Sweden are those of the calendar of 2026", () => {
    expect(publicHolidays(2026, "SE").toSorted()).toEqual([
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
    expect(publicHolidays(year, "SE")).toContain(day);
    expect(new Date(day).getUTCDay()).toBe(5);
  });

  // Store bededag is no Danish holiday since 2024; Easter is on 5 April in 2026.
  it.each([
    [
      "NO",
      ["2026-04-02", "2026-04-03", "2026-04-06", "2026-05-01", "2026-05-14", "2026-05-17", "2026-05-25"],
      ["2026-12-24"],
    ],
    ["DK", ["2026-04-02", "2026-05-25", "2026-06-05", "2026-12-24", "2026-12-31"], ["2026-05-01", "2026-05-29"]],
    ["FI", ["2026-01-06", "2026-05-01", "2026-06-19", "2026-12-06", "2026-12-24"], ["2026-05-25", "2026-12-31"]],
  ] as const)("of %s have %j and not %j", (country, holidays, workdays) => {
    const known = publicHolidays(2026, country);
    expect(known).toEqual(expect.arrayContaining([...holidays]));
    for (const day of workdays) expect(known).not.toContain(day);
  });
});
