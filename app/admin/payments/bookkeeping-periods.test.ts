import { expect, it } from "vitest";

import { bookkeepingPeriods } from "./bookkeeping-periods.ts";

const daysOf = (today: string) => bookkeepingPeriods(today).map(({ first, last }) => [first, last]);

it("a bookkeeper's periods are whole months and quarters, over the turn of a year, too", () => {
  expect(daysOf("2026-11-29")).toEqual([
    ["2026-11-01", "2026-11-29"],
    ["2026-10-01", "2026-10-31"],
    ["2026-10-01", "2026-11-29"],
    ["2026-07-01", "2026-09-30"],
  ]);
  expect(daysOf("2027-01-01")).toEqual([
    ["2027-01-01", "2027-01-01"],
    ["2026-12-01", "2026-12-31"],
    ["2027-01-01", "2027-01-01"],
    ["2026-10-01", "2026-12-31"],
  ]);
});
