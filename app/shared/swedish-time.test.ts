import { describe, expect, it } from "vitest";

import { fromSwedishField, toSwedishField } from "./swedish-time.ts";

describe("a date and time field in Swedish time", () => {
  it.each([
    ["2026-11-03T14:05", "2026-11-03T13:05:00.000Z"],
    ["2026-07-03T14:05", "2026-07-03T12:05:00.000Z"],
    ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-12-31T23:59", "2026-12-31T22:59:00.000Z"],
  ])("%s is %s, both ways", (field, iso) => {
    expect(fromSwedishField(field)).toBe(iso);
    expect(toSwedishField(iso)).toBe(field);
  });

  it("reads a time that the clocks skip as one that is there", () => {
    expect(toSwedishField(fromSwedishField("2026-03-29T02:30"))).toMatch(/^2026-03-29T0[13]:30$/);
  });

  it.each(["", "tomorrow", "2026-11-03", "2026-13-45T10:00"])("'%s' is no time", (text) => {
    expect(fromSwedishField(text)).toBeNull();
  });

  it("is empty for no time", () => {
    expect(toSwedishField(null)).toBe("");
  });
});
