import { beforeEach, describe, expect, it, vi } from "vitest";

import { markWelcomeSeen, millisecondsUntilWelcome, visitStart, welcomeSeen } from "./first-visit.ts";

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  });
});

describe("millisecondsUntilWelcome", () => {
  it.each([
    ["the whole delay on the first page", 1_000, 20_000],
    ["what is left of it on a later one", 16_000, 5_000],
    ["nothing once it is past", 90_000, 0],
  ])("is %s", (_, now, expected) => {
    expect(millisecondsUntilWelcome(1_000, now, 20)).toBe(expected);
  });
});

it("counts from the session's first visit", () => {
  expect(visitStart(5_000)).toBe(5_000);
  expect(visitStart(9_000)).toBe(5_000);
});

it("is seen once it was noted", () => {
  expect(welcomeSeen()).toBe(false);
  markWelcomeSeen();
  expect(welcomeSeen()).toBe(true);
});

it("goes on without a storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(visitStart(7)).toBe(7);
  markWelcomeSeen();
  expect(welcomeSeen()).toBe(false);
});
