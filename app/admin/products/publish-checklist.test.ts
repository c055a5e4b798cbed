import { describe, expect, it } from "vitest";

import { productInputSchema } from "#app/features/catalogue/products/product-input.ts";

import { formValues } from "./product-form.ts";
import { gapsOf, publishChecklist } from "./publish-checklist.ts";

const operators = [
  { id: "op-home", name: "Home", country: "SE" },
  { id: "op-far", name: "Far", country: "CN" },
];
const blank = productInputSchema.parse({ name: "New", description: "", priceOre: 0, state: "draft", texts: {} });
const whole = {
  ...formValues(blank),
  name: "Natt Hoodie",
  description: "Warm.",
  price: "799",
  category: "Mens Collection",
  media: JSON.stringify([{ url: "/media/a.webp" }]),
  textile: "yes",
  "component.0.part": "whole",
  "component.0.fibre": "Cotton",
  "component.0.percent": "100",
  manufacturerId: "op-home",
  modelNumber: "PM-9",
  noWarnings: "on",
};
const fieldsOf = (values: Record<string, string>) => publishChecklist(values, operators).map(({ field }) => field);

describe("what keeps a product from being published", () => {
  it("is nothing once it is whole", () => {
    expect(publishChecklist(whole, operators)).toEqual([]);
  });

  it("names what a save refuses and what the law wants in one list, in the order of the form", () => {
    const empty = { ...formValues(blank), name: "", price: "", category: "" };
    const items = publishChecklist(empty, operators);
    expect(items.map(({ field }) => field)).toEqual([
      "name",
      "description",
      "category",
      "price",
      "media",
      "textile",
      "manufacturerId",
      "modelNumber",
      "warnings",
    ]);
    expect(gapsOf(items)).toMatchObject({ basics: 3, price: 1, pictures: 1, safety: 4, fit: 0 });
  });

  it("says what the law wants though another field cannot be read", () => {
    expect(fieldsOf({ ...whole, price: "free", manufacturerId: "op-far" })).toEqual(["price", "responsiblePersonId"]);
  });

  it("names a composition that makes no hundred, once", () => {
    expect(fieldsOf({ ...whole, "component.0.percent": "90" })).toEqual(["components"]);
  });

  it("names what is wrong across fields though others are missing", () => {
    expect(fieldsOf({ ...whole, name: "", "component.0.percent": "90" })).toEqual(["name", "components"]);
  });

  it("takes a fiber by its name in any case, and by what people call it", () => {
    expect(fieldsOf({ ...whole, "component.0.fibre": "Spandex" })).toEqual([]);
    expect(fieldsOf({ ...whole, "component.0.fibre": "fluff" })).toEqual(["components"]);
  });
});
