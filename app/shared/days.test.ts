import { expect, it } from "vitest";

import { stockholmDay } from "./days.ts";

it("tells the Swedish day of moments in any order, around midnights of winter, summer and the nights when clocks change", () => {
  const days: [moment: string, day: string][] = [
    ["2026-01-10T22:59:59.999Z", "2026-01-10"],
    ["2026-01-10T23:00:00Z", "2026-01-11"],
    ["2026-07-10T21:59:59.999Z", "2026-07-10"],
    ["2026-07-10T22:00:00Z", "2026-07-11"],
    ["2026-03-28T23:30:00Z", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "2026-03-30"],
    ["2026-10-24T22:00:00Z", "2026-10-25"],
    ["2026-10-25T22:59:59Z", "2026-10-25"],
    ["2026-10-25T23:00:00Z", "2026-10-26"],
  ];
  for (const [moment, day] of [...days, ...days.toReversed()])
    expect([moment, stockholmDay(new Date(moment))]).toEqual([moment, day]);
});

it("fails for what is no moment, after one that is", () => {
  stockholmDay(new Date("2026-01-10T12:00:00Z"));
  expect(() => stockholmDay(new Date("never"))).toThrow(RangeError);
});
