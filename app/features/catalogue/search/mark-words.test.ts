import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { markWords } from "./mark-words.ts";

/** The text with what is marked in brackets. */
const marked = (text: string, ...marks: string[]) =>
  markWords(text, marks)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

describe("markWords", () => {
  it.each([
    ["Kväll Hoodie", ["hoodie"], "Kväll [Hoodie]"],
    ["Löparjacka Tromsø", ["lopar", "tromso"], "[Löpar]jacka [Tromsø]"],
    ["Ærø Åre Övning", ["aero", "are", "ov"], "[Ærø] [Åre] [Öv]ning"],
    ["Ære", ["a"], "[Æ]re"],
    ["Stainless steel bottle", ["tee"], "Stainless steel bottle"],
    ["Pulse Core Tee", ["tee", "te"], "Pulse Core [Tee]"],
    ["2-in-1 Shorts", ["1", "in"], "2-[in]-[1] Shorts"],
    ["Tee tee TEE", ["tee"], "[Tee] [tee] [TEE]"],
    ["Tee", ["teeshirt"], "Tee"],
    ["Tee", [], "Tee"],
    ["Tee", [""], "Tee"],
    ["", ["tee"], ""],
  ])("marks %s by %s as %s", (text, marks, expected) => {
    expect(marked(text, ...marks)).toBe(expected);
  });

  it("marks letters that are written with a sign of their own, as one", () => {
    expect(marked("Lo\u0308par", "lop")).toBe("[Löp]ar");
  });

  it("loses and adds nothing, whatever the text and the marks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, marks) => {
        const parts = markWords(text, marks);
        expect(parts.map((part) => part.text).join("")).toBe(text.normalize("NFC"));
      }),
    );
  });
});
