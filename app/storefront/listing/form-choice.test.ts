import { describe, expect, it } from "vitest";

import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";

import { choiceOfForm } from "./form-choice.ts";

const bounds = { minOre: 149_50, maxOre: 1_999_00 };

function pricesOf(min: string, max: string) {
  const form = new FormData();
  form.set("min", min);
  form.set("max", max);
  const { minOre, maxOre, ...rest } = choiceOfForm(form, bounds);
  const { minOre: _min, maxOre: _max, ...nothing } = emptyChoice;
  expect(rest).toEqual(nothing);
  return [minOre, maxOre];
}

describe("prices typed into the form of filters", () => {
  it.each([
    ["300", "900", 300_00, 900_00],
    ["", "", null, null],
    ["no", "-5", null, null],
  ])("are taken as they are: %s to %s", (min, max, minOre, maxOre) => {
    expect(pricesOf(min, max)).toEqual([minOre, maxOre]);
  });

  it.each([
    ["broken kronor, outwards", "300.555", "899.2", 300_00, 900_00],
    ["the wrong way round", "900", "300", 300_00, 900_00],
    ["less than anything costs", "", "1", null, 150_00],
    ["more than anything costs", "1e9", "", 1_999_00, null],
    ["more than an address can say", "", "1e9", null, 999_999_00],
  ])("are put right: %s", (_, min, max, minOre, maxOre) => {
    expect(pricesOf(min, max)).toEqual([minOre, maxOre]);
  });
});
