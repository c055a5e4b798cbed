import { describe, expect, it } from "vitest";

import { formatCardNumber, formatCvc, formatExpiry, parseExpiry, reformat } from "./card-input.ts";

/** The text of a field into which one key after the other is pressed. */
function typed(keys: string, format: (text: string) => string): string {
  return Array.from(keys).reduce((text, key) => reformat(text + key, text.length + 1, format).value, "");
}

describe("a card number", () => {
  it.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["4242-4242 4242/4242", "4242 4242 4242 4242"],
    ["378282246310005", "3782 822463 10005"],
    ["42424", "4242 4"],
    ["card", ""],
  ])("stands in groups, typed or pasted: %s", (text, shown) => {
    expect(typed(text, formatCardNumber)).toBe(shown);
    expect(formatCardNumber(text)).toBe(shown);
  });

  it("keeps the caret behind the digit it was behind", () => {
    // A 9 was put in behind the second digit.
    expect(reformat("4292 4242 42", 3, formatCardNumber)).toEqual({ value: "4292 4242 42", caret: 3 });
    // The fifth digit, typed behind a full group, takes the caret over the gap.
    expect(reformat("42425 4242", 5, formatCardNumber)).toEqual({ value: "4242 5424 2", caret: 6 });
    // The gap itself was deleted: the caret stands before it, so that the next press deletes a digit.
    expect(reformat("42424242", 4, formatCardNumber)).toEqual({ value: "4242 4242", caret: 4 });
  });
});

describe("an expiry date", () => {
  it.each(["1228", "12 28", "12-28", "12/28", "12/2028", "122028", "12 / 28"])("is taken as '%s'", (text) => {
    expect(typed(text, formatExpiry)).toBe("12/28");
    expect(parseExpiry(text)).toEqual({ month: 12, year: 2028 });
  });

  it.each([
    ["5", "05"],
    ["1", "1"],
    ["1/", "01/"],
    ["528", "05/28"],
    ["12", "12"],
    ["122", "12/2"],
    ["12/", "12/"],
    ["1220", "12/20"],
  ])("shows '%s' as '%s' on the way", (text, shown) => {
    expect(typed(text, formatExpiry)).toBe(shown);
  });

  it("can be deleted sign by sign", () => {
    let text = "12/28";
    const seen: string[] = [];
    while (text !== "" && seen.length < 10) {
      text = reformat(text.slice(0, -1), text.length - 1, formatExpiry).value;
      seen.push(text);
    }
    expect(text).toBe("");
  });

  it.each(["13/28", "00/28", "12", "12/2", ""])("is none as '%s'", (text) => {
    expect(parseExpiry(text)).toBeNull();
  });
});

it("keeps a security code to four digits", () => {
  expect(formatCvc("12a345")).toBe("1234");
});
