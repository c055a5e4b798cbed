import { describe, expect, it } from "vitest";

import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { creditWarnings } from "./credit-warnings.ts";
import { legalGuaranteeLine, legalGuaranteeList, legalGuaranteeSentence } from "./guarantee-terms.ts";

describe("the legal guarantee", () => {
  it.each([
    ["Sweden", "Your legal guarantee in Sweden: 3 years"],
    ["Norway", "Your legal guarantee in Norway: 2 years, or 5 for goods meant to last"],
    ["Denmark", "Your legal guarantee in Denmark: 2 years"],
    ["Finland", "Your legal guarantee in Finland: no fixed time limit"],
  ])("of a buyer in %s reads '%s'", (country, line) => {
    expect(legalGuaranteeLine(country)).toBe(line);
    if (country !== "Sweden") expect(legalGuaranteeSentence(country)).not.toMatch(/3 years|Sweden|Swedish/);
  });

  it("tells Norway's five years and Finland's open end", () => {
    expect(legalGuaranteeSentence("Norway")).toMatch(/2 years from delivery, or 5 for goods/);
    expect(legalGuaranteeSentence("Finland")).toMatch(/no fixed end.*as long as such goods can be expected to last/);
    expect(legalGuaranteeList()).toHaveLength(shippingCountries.length);
  });

  it.each(legalGuaranteeList())("has one colon in '%s'", (line) => {
    expect(line.match(/:(?!\d)/g)).toHaveLength(1);
  });
});

it.each(shippingCountries)("who offers credit to %s warns beside it", (country) => {
  expect(creditWarnings[country]).toMatch(/money/);
});
