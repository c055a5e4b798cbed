import { expect, it } from "vitest";

import { customsGaps, unitWithoutVat } from "./customs-lines.ts";

const line = { priceOre: 349_00, quantity: 2, discountOre: null };

it("the value of a unit is what it was sold for, without VAT and after its discount", () => {
  const included = { vatMode: "included", vatRateHundredths: 25_00 } as const;
  expect(unitWithoutVat(line, included)).toBe(279_20);
  expect(unitWithoutVat({ ...line, discountOre: 69_80 }, included)).toBe(251_28);
  // An export's prices, and those that VAT is added to, are without it.
  expect(unitWithoutVat(line, { ...included, vatRateHundredths: 0 })).toBe(349_00);
  expect(unitWithoutVat(line, { ...included, vatMode: "added" })).toBe(349_00);
});

it("what customs would ask for is told by the product, and nothing where all is known", () => {
  const whole = { description: "Tee", hsCode: "610990", originCountry: "PT", weightGrams: 220 };
  expect(customsGaps([whole])).toBe("");
  const cap = { ...whole, description: "Cap", hsCode: null };
  expect(customsGaps([whole, cap, cap, { ...whole, description: "Sock", hsCode: null, weightGrams: null }])).toBe(
    "2 products without HS code, 1 product without weight",
  );
});
