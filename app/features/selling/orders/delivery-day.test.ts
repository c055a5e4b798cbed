import { expect, test } from "vitest";

import { deliveryTime } from "./delivery-day.ts";

const now = new Date("2026-11-20T08:30:00Z");

test("a day in between is its noon, Swedish time, also in summer", () => {
  expect(deliveryTime("2026-11-18", "2026-11-17T10:00:00.000Z", now)).toBe("2026-11-18T11:00:00.000Z");
  expect(deliveryTime("2026-07-01", "2026-06-29T10:00:00.000Z", now)).toBe("2026-07-01T10:00:00.000Z");
});

test("the day of the sending is not before it, and today is not in the future", () => {
  expect(deliveryTime("2026-11-17", "2026-11-17T15:00:00.000Z", now)).toBe("2026-11-17T15:00:00.000Z");
  expect(deliveryTime("2026-11-20", "2026-11-17T15:00:00.000Z", now)).toBe(now.toISOString());
});

test("a day before the sending or after today stays what it is, to be refused", () => {
  expect(deliveryTime("2026-11-16", "2026-11-17T15:00:00.000Z", now) < "2026-11-17T15:00:00.000Z").toBe(true);
  expect(deliveryTime("2026-11-21", "2026-11-17T15:00:00.000Z", now) > now.toISOString()).toBe(true);
});
