import { describe, expect, it } from "vitest";

import { codeState } from "./code-state.ts";

const now = new Date("2026-11-20T12:00:00Z");
const plain = { isActive: true, startsAt: null, expiryDate: null, maxUses: null, timesUsed: 7 };
const past = "2026-11-20T11:59:59Z";
const future = "2026-11-20T12:00:01Z";

describe("a discount code", () => {
  it.each([
    [{}, "active"],
    [{ startsAt: past, expiryDate: future, maxUses: 8 }, "active"],
    [{ startsAt: future }, "scheduled"],
    [{ expiryDate: past }, "expired"],
    [{ maxUses: 7 }, "used-up"],
    [{ maxUses: 7, expiryDate: past }, "expired"],
    [{ maxUses: 7, startsAt: future }, "used-up"],
    [{ isActive: false, expiryDate: past, maxUses: 7 }, "disabled"],
  ] as const)("with %o is %s", (change, state) => {
    expect(codeState({ ...plain, ...change }, now)).toBe(state);
  });
});
