import { describe, expect, it } from "vitest";

import { normalizeSearch, withoutDigraphs, wordsOf } from "./query.ts";

describe("normalizeSearch", () => {
  it("trims, folds spaces, capitals and accents, and ø and æ, as the index does", () => {
    expect(normalizeSearch("  Tromsø   Ærø LÖPAR é")).toBe("tromso aero lopar e");
  });

  it("cuts a search of a thousand letters, between two letters", () => {
    expect(normalizeSearch("x".repeat(1000))).toHaveLength(80);
    expect(Array.from(normalizeSearch("🧦".repeat(1000)))).toHaveLength(80);
  });

  it("reads wide letters and ligatures as plain ones", () => {
    expect(normalizeSearch("ＴＥＥ ﬁt")).toBe("tee fit");
  });

  it("leaves nothing in that would end or break a text", () => {
    expect(normalizeSearch("tee\0shirt\ud800")).toBe("tee shirt\ufffd");
  });
});

describe("wordsOf", () => {
  it("splits at whatever is no letter and no digit, but keeps the parts of men's together", () => {
    expect(wordsOf("men's t-shirt, 40-43 (black)")).toEqual(["mens", "t", "shirt", "40", "43", "black"]);
  });

  it("reads the first twelve words: each is looked for on its own", () => {
    expect(wordsOf("a b c d e f g h i j k l m n o p q r s t u v w x y z")).toEqual(Array.from("abcdefghijkl"));
  });

  it("finds no word in signs", () => {
    expect(wordsOf('"%_* 🔥')).toEqual([]);
  });
});

describe("withoutDigraphs", () => {
  it("reads what keyboards without Nordic letters write", () => {
    expect(["loepejakke", "haettetroeje"].map(withoutDigraphs)).toEqual(["lopejakke", "hattetroje"]);
  });
});
