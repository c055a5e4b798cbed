import { describe, expect, it } from "vitest";

import { addBusinessDays, isBusinessDay } from "./business-days.ts";

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
