import { describe, expect, it } from "vitest";

import { normalizeSearch, phraseOf, searchWords } from "./query.ts";

describe("normalizeSearch", () => {
  it("trims, folds spaces, capitals and accents, and ø and æ, as the index does", () => {
    expect(normalizeSearch("  Tromsø   Ærø LÖPAR é")).toBe("tromso aero lopar e");
  });

  it("cuts a search of a thousand letters, between two letters", () => {
    expect(normalizeSearch("x".repeat(1000))).toHaveLength(80);
    expect(Array.from(normalizeSearch("🧦".repeat(1000)))).toHaveLength(80);
  });

  it("leaves nothing in that would end or break a text", () => {
    expect(normalizeSearch("tee\0shirt\ud800")).toBe("tee shirt\ufffd");
  });
});

describe("searchWords", () => {
  it("tells words of three letters from words of two", () => {
    expect(searchWords("run in xl a hoodie")).toEqual({ long: ["run", "hoodie"], short: ["in", "xl"] });
  });

  it("counts letters, not their bytes", () => {
    expect(searchWords("跑步 跑步鞋 🧦🧦")).toEqual({ long: ["跑步鞋"], short: ["跑步", "🧦🧦"] });
  });

  it("looks for few words of two letters", () => {
    expect(searchWords("ab cd ef gh ij").short).toEqual(["ab", "cd", "ef"]);
  });
});

describe("phraseOf", () => {
  it("keeps quotes from meaning anything", () => {
    expect(phraseOf('tee"')).toBe('"tee"""');
  });
});
