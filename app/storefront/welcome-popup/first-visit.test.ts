import { beforeEach, describe, expect, it, vi } from "vitest";

import { consentValue } from "#app/features/shop/consent/consent.ts";

/** The session of a visit, and the module as a page that was just opened has it. */
const session = new Map<string, string>();
const openPage = async () => {
  vi.resetModules();
  return import("./first-visit.ts");
};
const allow = (...purposes: "preference"[]) =>
  vi.stubGlobal("document", { referrer: "", cookie: `cookie_consent=${consentValue(purposes, "choice")}` });

beforeEach(() => {
  session.clear();
  vi.stubGlobal("document", { referrer: "", cookie: "" });
  vi.stubGlobal("location", { origin: "https://shop.example" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, text: string) => void session.set(key, text),
  });
});

describe("millisecondsUntilWelcome", () => {
  it.each([
    ["the whole delay on the first page", 1_000, 20_000],
    ["what is left of it on a later one", 16_000, 5_000],
    ["nothing once it is past", 90_000, 0],
  ])("is %s", async (_, now, expected) => {
    const { millisecondsUntilWelcome } = await openPage();
    expect(millisecondsUntilWelcome(1_000, now, 20)).toBe(expected);
  });
});

describe("while preferences may be stored", () => {
  beforeEach(() => allow("preference"));

  it("counts from the session's first visit, also on a page that was opened later", async () => {
    expect((await openPage()).visitStart(5_000)).toBe(5_000);
    expect((await openPage()).visitStart(9_000)).toBe(5_000);
  });

  it("is seen once it was noted, also on a page that was opened later", async () => {
    const { markWelcomeSeen, welcomeSeen } = await openPage();
    expect(welcomeSeen()).toBe(false);
    markWelcomeSeen();
    expect((await openPage()).welcomeSeen()).toBe(true);
  });
});

it.each([
  ["before a choice", () => {}],
  ["after preferences were refused", () => allow()],
])("stores nothing %s, and keeps it as long as the page is open", async (_, choose) => {
  choose();
  const { markWelcomeSeen, visitStart, welcomeSeen } = await openPage();
  expect(visitStart(5_000)).toBe(5_000);
  expect(visitStart(9_000)).toBe(5_000);
  markWelcomeSeen();
  expect(welcomeSeen()).toBe(true);
  expect(session.size).toBe(0);
  expect((await openPage()).welcomeSeen()).toBe(false);
});

it("counts as seen on a later page of a visit of which nothing may be stored", async () => {
  vi.stubGlobal("document", { referrer: "https://shop.example/shop", cookie: "" });
  expect((await openPage()).welcomeSeen()).toBe(true);
});

it("goes on without a storage", async () => {
  allow("preference");
  vi.stubGlobal("sessionStorage", undefined);
  const { markWelcomeSeen, visitStart } = await openPage();
  expect(visitStart(7)).toBe(7);
  markWelcomeSeen();
  expect((await openPage()).welcomeSeen()).toBe(false);
});
