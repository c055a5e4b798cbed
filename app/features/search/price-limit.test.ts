import { describe, expect, it } from "vitest";

import { limitedSearchOf } from "./price-limit.ts";

describe("limitedSearchOf", () => {
  it.each([
    ["hoodie under 500", "hoodie", 500],
    ["under 500 kr", "", 500],
    ["Max 1 000 kr svart jacka", "svart jacka", 1000],
    ["leggings högst 600:- dam", "leggings dam", 600],
    ["huppari alle 700", "huppari", 700],
    ["tee under 400 max 300", "tee", 300],
  ])("%s asks for %j within %i kronor", (text, words, maxKronor) => {
    expect(limitedSearchOf(text)).toEqual({ words, maxKronor });
  });

  it.each(["under armour", "hoodie", "duffel 45", "socks 40-43", "under 40-43", "max", "", "thunder 500", "under 5"])(
    "%j says no price",
    (text) => {
      expect(limitedSearchOf(text)).toBeNull();
    },
  );
});
