import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { colorNamed, hexOfColor, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { slugOf } from "#app/shared/slug.ts";

import type { FormValues } from "./field-form.ts";
import { differencesOf } from "./field-texts.ts";
import { parseProductForm } from "./parse-product-form.ts";
import { formValues } from "./product-form.ts";

const tights: ProductInput = productInputSchema.parse({
  originalId: "cj-77",
  name: "Löpar Tights",
  shortDescription: "Warm and light.",
  description: "First paragraph.\n\nSecond paragraph.",
  priceOre: 549_50,
  earlierPriceOre: 699_00,
  category: "Womens Collection",
  productType: "Tights",
  tags: ["running", "winter"],
  fit: "slim",
  sports: ["running", "skiing"],
  source: "cjdropshipping",
  isNew: true,
  inStock: false,
  state: "scheduled",
  publishAt: "2026-12-24T07:00:00.000Z",
  colors: [colorNamed("Navy"), { ...colorNamed("Red"), available: false }],
  sizes: [sizeNamed("S"), { ...sizeNamed("M"), description: "Regular" }],
  variants: [
    { colorId: "navy", sizeId: "s", quantity: 3, loadedQuantity: 3 },
    { colorId: "red", sizeId: "m", quantity: 0, loadedQuantity: 0 },
  ],
  media: [{ id: "med_1", url: "/media/a.webp", alt: "Front", colorId: "navy", width: 1200, height: 1500 }],
  texts: {
    sizeMeasurements: { cm: { S: { length: 90.5, waist: 70 } }, inches: { S: { length: 35.6 } } },
    materials: ["Wool", "Elastane"],
    careInstructions: ["30 degrees"],
    deliveryTime: "1-3 days",
  },
});

function parsed(values: FormValues): ProductInput {
  const result = parseProductForm(values);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return result.input;
}
const problemsOf = (change: Record<string, string>) => {
  const result = parseProductForm({ ...formValues(tights), ...change });
  return "problems" in result ? result.problems : {};
};

describe("the product form", () => {
  it("sends back every field as it was", () => {
    expect(parsed(formValues(tights))).toEqual(tights);
  });

  it("sends back whatever price, name and units a product has", () => {
    const change = fc.record({
      priceOre: fc.integer({ min: 0, max: 100_000_000 }),
      name: fc.string({ minLength: 1, maxLength: 80 }).map((text) => `x${text.trim()}`),
      quantity: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(change, ({ priceOre, name, quantity }) => {
        const variants = tights.variants.map((variant) => ({ ...variant, quantity, loadedQuantity: quantity }));
        const product = { ...tights, name, priceOre, earlierPriceOre: null, variants };
        expect(parsed(formValues(product))).toEqual(product);
      }),
    );
  });

  it.each([
    ["name", { name: "   " }, "Product name is required"],
    ["description", { description: "\n" }, "Description is required"],
    ["price", { price: "" }, "Valid price is required"],
    ["price", { price: "cheap" }, "Valid price is required"],
    ["price", { price: "-1" }, "Valid price is required"],
    ["category", { category: "" }, "Category is required"],
    ["media", { media: "[]" }, "At least one image is required"],
    ["media", { media: "no json" }, "At least one image is required"],
    ["earlierPrice", { earlierPrice: "1" }, "The earlier price must be higher than the price"],
    ["publishAt", { publishAt: "" }, "Choose when to publish it"],
    ["variants", { "units navy s": "2.5" }, "Whole units only"],
    ["colors", { "color.1.name": "Navy", "color.1.id": "navy" }, "Enter each color once"],
  ])("says at %s what is wrong with %o", (field, change, problem) => {
    expect(problemsOf(change)[field]).toBe(problem);
  });

  it("tells all that is missing at once", () => {
    const result = parseProductForm({ currency: "SEK", state: "draft" });
    expect("problems" in result && Object.keys(result.problems).toSorted()).toEqual([
      "category",
      "description",
      "media",
      "name",
      "price",
    ]);
  });

  it("refuses pictures that are nowhere a shopper's browser could fetch them", () => {
    for (const url of ["blob:http://shop/1", "javascript:alert(1)", "http://localhost/a.png", "//evil.example/a.png"])
      expect(problemsOf({ media: JSON.stringify([{ url }]) }).media).toBe("This isn't a picture URL");
  });

  it("takes colors typed without scripts: named by themselves, their shade by their name", () => {
    const { colors } = parsed({ ...formValues(tights), "color.2.name": "Dark Green", "color.2.available": "on" });
    expect(colors[2]).toEqual({ id: "dark-green", name: "Dark Green", hex: hexOfColor("green"), available: true });
  });

  it("drops the variant of an emptied cell", () => {
    expect(parsed({ ...formValues(tights), "units navy s": "" }).variants).toEqual([tights.variants[1]]);
  });
});

describe("the differences of two versions", () => {
  it("name each field as staff know it, with both texts", () => {
    const yours = { ...tights, name: "Mine", tags: [], texts: { ...tights.texts, deliveryTime: null } };
    expect(differencesOf(tights, yours)).toEqual([
      { field: "Product name", theirs: "Löpar Tights", yours: "Mine" },
      { field: "Tags", theirs: "running\nwinter", yours: "(empty)" },
      { field: "Delivery time", theirs: "1-3 days", yours: "(empty)" },
    ]);
  });

  it("name the units that were edited here, and no others", () => {
    const theirs = { ...tights, variants: tights.variants.map((variant) => ({ ...variant, quantity: 9 })) };
    const yours = {
      ...tights,
      variants: tights.variants.map((variant, i) => (i === 0 ? { ...variant, quantity: 5 } : variant)),
    };
    expect(differencesOf(theirs, yours)).toEqual([{ field: "Stock of Navy, S", theirs: "9", yours: "5" }]);
  });
});

describe("a color's name", () => {
  it.each([
    ["Black", "#0A0B0D"],
    ["light GREY", "#8A8D93"],
    ["Navy Storm", "#1F2A44"],
    ["Unheard-of", "#8A8D93"],
  ])("gives %s the shade %s", (name, hex) => {
    expect(hexOfColor(name)).toBe(hex);
  });

  it.each([
    ["Blå Ström", "bla-strom"],
    ["XXL", "xxl"],
    ["  39–42 ", "39-42"],
    ["红", ""],
  ])("gives %j the id %j", (name, id) => {
    expect(slugOf(name)).toBe(id);
  });
});
