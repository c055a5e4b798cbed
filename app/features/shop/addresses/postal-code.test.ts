import { describe, expect, it } from "vitest";

import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { billingCountries, billingCountryNames, countryCode, countryOfCode } from "./countries.ts";
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

describe("the countries of bills", () => {
  it("are all of the EU and the EEA, the United Kingdom and Switzerland, each once", () => {
    const union = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
    const wanted = [...union, "IS", "LI", "NO", "GB", "CH"];
    expect(billingCountries.map(({ code }) => code).toSorted()).toEqual(wanted.toSorted());
    expect(billingCountryNames.slice(0, 4)).toEqual([...shippingCountries]);
  });

  it.each(billingCountries.map(({ name, code, example }) => [name, code, example] as const))(
    "write the codes of %s in one way, however they are typed",
    (name, code, example) => {
      for (const typed of [example, example.toLowerCase().replaceAll(/[ -]/g, ""), ` ${example} `])
        expect(normalizePostalCode(typed, name)).toBe(example);
      if (/^\d/.test(example)) expect(normalizePostalCode(`${code}-${example}`, name)).toBe(example);
      expect(normalizePostalCode("?", name)).toBeNull();
      expect(countryOfCode(countryCode(name))).toBe(name);
    },
  );

  it("are known by their names alone", () => {
    expect(countryCode("Atlantis")).toBe("");
    expect(countryOfCode("XX")).toBeUndefined();
  });
});

describe("postalCodeAdvice", () => {
  it("tells what a code looks like, by an example that is one", () => {
    expect(postalCodeAdvice("Sweden")).toBe("Swedish postal codes have 5 digits, such as 619 30.");
    expect(postalCodeAdvice("Poland")).toBe("Postal codes in Poland have a different format, such as 00-001.");
  });
});
