import { describe, expect, it } from "vitest";

import { normalizePostalCode, postalCodeAdvice } from "./postal-code.ts";

describe("normalizePostalCode", () => {
  it.each([
    ["Sweden", "61930", "619 30"],
    ["Sweden", " 619  30 ", "619 30"],
    ["Sweden", "SE-619 30", "619 30"],
    ["Norway", "0154", "0154"],
    ["Norway", "NO 0154", "0154"],
    ["Denmark", "DK-2100", "2100"],
    ["Denmark", "21 00", "2100"],
    ["Finland", "00100", "00100"],
    ["Finland", "FI-00 100", "00100"],
  ] as const)("reads a code of %s: '%s' is %s", (country, typed, code) => {
    expect(normalizePostalCode(typed, country)).toBe(code);
  });

  it.each([
    ["Sweden", "11"],
    ["Sweden", "0619 30"],
    ["Sweden", "019 30"],
    ["Sweden", "6193O"],
    ["Norway", "61930"],
    ["Denmark", "DK"],
    ["Finland", "0010"],
    ["Finland", ""],
  ] as const)("knows that %s has no '%s'", (country, typed) => {
    expect(normalizePostalCode(typed, country)).toBeNull();
  });
});

describe("postalCodeAdvice", () => {
  it("tells how many digits, with an example that is one", () => {
    expect(postalCodeAdvice("Sweden")).toBe("Swedish postal codes have 5 digits, such as 619 30.");
    for (const country of ["Sweden", "Norway", "Denmark", "Finland"] as const) {
      const example = postalCodeAdvice(country).match(/[\d ]+(?=\.$)/)?.[0] ?? "";
      expect(normalizePostalCode(example, country)).toBe(example.trim());
    }
  });
});
