import { expect, it } from "vitest";

import { hoursOn, isAlwaysOpen, weekHours } from "./week-hours.ts";

const from = (days: number[], opens: string, closes: string) => days.map((day) => ({ day, opens, closes }));

it("days in a row that are alike are one row, and closed days are left out", () => {
  const hours = [...from([1, 2, 3, 4, 5], "08:00", "21:00"), ...from([7], "10:00", "18:00")];
  expect(weekHours(hours)).toEqual([
    { first: 1, last: 5, hours: "08:00–21:00" },
    { first: 7, last: 7, hours: "10:00–18:00" },
  ]);
});

it("days that are alike with another between them are told apart", () => {
  expect(weekHours(from([1, 3], "08:00", "21:00"))).toHaveLength(2);
});

it("a day that opens twice says both", () => {
  expect(hoursOn([...from([1], "08:00", "12:00"), ...from([1], "13:00", "18:00")], 1)).toBe("08:00–12:00, 13:00–18:00");
  expect(hoursOn([], 1)).toBe("");
});

it("only a point that is open every hour of the week never closes", () => {
  expect(isAlwaysOpen(from([1, 2, 3, 4, 5, 6, 7], "00:00", "24:00"))).toBe(true);
  expect(isAlwaysOpen(from([1, 2, 3, 4, 5, 6], "00:00", "24:00"))).toBe(false);
  expect(isAlwaysOpen([])).toBe(false);
});
