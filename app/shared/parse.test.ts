import { describe, expect, it } from "vitest";

import {
  listOf,
  nullable,
  number,
  numberFrom,
  oneOf,
  optional,
  parsedOr,
  record,
  text,
  wholeNumberFrom,
  withFallback,
} from "./parse.ts";

const line = record({
  id: text,
  name: optional(text, ""),
  size: nullable(text),
  quantity: wholeNumberFrom(1),
  currency: withFallback(oneOf(["SEK", "EUR"]), "SEK"),
  note: optional(text),
});

describe("record", () => {
  it("takes what fits, leaves out what it does not know, and fills in what may be missing", () => {
    expect(line({ id: "a", size: null, quantity: "2", currency: "DKK", more: 1 })).toEqual({
      id: "a",
      name: "",
      size: null,
      quantity: 2,
      currency: "SEK",
    });
  });

  it.each([
    ["a missing field", { size: null, quantity: 1 }],
    ["a field of another kind", { id: 1, size: null, quantity: 1 }],
    ["a number that is too small", { id: "a", size: null, quantity: 0 }],
    ["a broken number", { id: "a", size: null, quantity: 1.5 }],
    ["an empty text for a number", { id: "a", size: null, quantity: "" }],
    ["a name of another kind", { id: "a", name: 3, size: null, quantity: 1 }],
    ["no object", "line"],
    ["nothing", null],
  ])("refuses %s", (_, value) => {
    expect(() => line(value)).toThrow(TypeError);
  });
});

describe("listOf", () => {
  it("refuses a list with one entry that does not fit, and what is no list", () => {
    expect(listOf(number)([1, 2])).toEqual([1, 2]);
    expect(parsedOr(listOf(number), [1, "2"], null)).toBeNull();
    expect(parsedOr(listOf(number), { length: 0 }, null)).toBeNull();
  });
});

it("takes no number that is none", () => {
  for (const value of [Number.NaN, Infinity, "1", null]) expect(parsedOr(number, value, "refused")).toBe("refused");
  for (const value of ["x", "0x2", "1e3", null, true, [3]]) expect(parsedOr(numberFrom(0), value, "no")).toBe("no");
});
