import { describe, expect, it } from "vitest";

import { fullTextQuery, normalizeSearch } from "./query.ts";

describe("normalizeSearch", () => {
  it("trims, folds spaces and folds ø and æ as the index does", () => {
    expect(normalizeSearch("  Tromsø   Ærø ")).toBe("Tromso aero");
  });

  it("cuts a search of a thousand letters", () => {
    expect(normalizeSearch("x".repeat(1000))).toHaveLength(80);
  });
});

describe("fullTextQuery", () => {
  it("asks for every word of three letters or more", () => {
    expect(fullTextQuery("run in hoodie")).toBe('"run" AND "hoodie"');
  });

  it("keeps quotes and operators from meaning anything", () => {
    expect(fullTextQuery('tee" OR (NOT x)')).toBe('"tee""" AND "(NOT"');
  });

  it("has no query for words too short to look up", () => {
    expect(fullTextQuery("a b")).toBeNull();
  });
});
