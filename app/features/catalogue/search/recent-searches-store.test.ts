import { describe, expect, it } from "vitest";

import { maxRecentSearches, parseRecentSearches, withSearch } from "./recent-searches-store.ts";

describe("withSearch", () => {
  it("puts a search first, and moves one that is there in other letters", () => {
    expect(withSearch(["tee", "Löparjacka"], "  loparjacka ")).toEqual(["loparjacka", "tee"]);
  });

  it("keeps six, and no empty or endless one", () => {
    const six = ["a", "b", "c", "d", "e", "f"];
    expect(withSearch(six, "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
    expect(withSearch(six, "   ")).toEqual(six);
    expect(withSearch(six, "x".repeat(81))).toEqual(six);
  });
});

describe("parseRecentSearches", () => {
  it.each([null, "", "no json", "{}", '"tee"', "7", "null"])("takes %s for none", (text) => {
    expect(parseRecentSearches(text)).toEqual([]);
  });

  it("drops what is no search, keeps the order, and never has more than six", () => {
    expect(parseRecentSearches(JSON.stringify(["tee", 7, null, "", "TEE", ["x"], "hoodie"]))).toEqual([
      "tee",
      "hoodie",
    ]);
    const many = Array.from({ length: 20 }, (_, i) => `search ${i}`);
    expect(parseRecentSearches(JSON.stringify(many))).toEqual(many.slice(0, maxRecentSearches));
  });
});
