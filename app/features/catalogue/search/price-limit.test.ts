import { describe, expect, it } from "vitest";

import { limitedSearchOf } from "./price-limit.ts";

describe("limitedSearchOf", () => {
  it.each([
    ["hoodie under 500", "hoodie", null, 500],
    ["under 500 kr", "", null, 500],
    ["Max 1 000 kr svart jacka", "svart jacka", null, 1000],
    ["leggings högst 600:- dam", "leggings dam", null, 600],
    ["huppari alle 700", "huppari", null, 700],
    ["tee under 400 max 300", "tee", null, 300],
    ["over 1000", "", 1000, null],
    ["jacka över 1 000 kr", "jacka", 1000, null],
    ["jakke over 800 kr", "jakke", 800, null],
    ["takki yli 100 €", "takki", 1100, null],
    ["at least 400 hoodie", "hoodie", 400, null],
    ["jacka över 500 under 1000", "jacka", 500, 1000],
    ["500-1000 kr", "", 500, 1000],
    ["hoodie 500 – 1 000", "hoodie", 500, 1000],
    ["between 500 and 1000 hoodie", "hoodie", 500, 1000],
    ["jacka mellan 500 och 1000 kr", "jacka", 500, 1000],
  ])("%s asks for %j from %j to %j kronor", (text, words, minKronor, maxKronor) => {
    expect(limitedSearchOf(text)).toMatchObject({ words, minKronor, maxKronor });
  });

  it("tells the prices as they were typed", () => {
    expect(limitedSearchOf("hodie Under  500 kr herr över 100")?.said).toBe("Under  500 kr över 100");
  });

  it.each([
    "under armour",
    "hoodie",
    "duffel 45",
    "socks 40-43",
    "under 40-43",
    "over 40-43",
    "oversized",
    "over the knee socks",
    "max",
    "",
    "thunder 500",
    "under 5",
    "över",
  ])("%j says no price", (text) => {
    expect(limitedSearchOf(text)).toBeNull();
  });
});
