import { describe, expect, it } from "vitest";

import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";

import { rememberedVariant } from "./remembered-variant.ts";

const price = { priceOre: 299_00, earlierPriceOre: null };
const product: BuyableProduct = {
  id: "tee",
  originalId: null,
  name: "Tee",
  category: "Mens Collection",
  currency: "SEK",
  source: "local",
  colors: [
    { id: "black", name: "Black", hex: "#111111", available: true },
    { id: "white", name: "White", hex: "#ffffff", available: true },
  ],
  sizes: [
    { id: "m", name: "M", description: "", available: true },
    { id: "l", name: "L", description: "", available: true },
  ],
  variants: [
    { id: "bm", colorId: "black", sizeId: "m", quantity: 3, ...price },
    { id: "bl", colorId: "black", sizeId: "l", quantity: 0, ...price },
    { id: "wm", colorId: "white", sizeId: "m", quantity: 1, ...price },
  ],
  pictures: [],
};
const nothing = { size: null, color: null, variant: null, sizeId: null, colorId: null };

describe("the variant a wish means", () => {
  it.each([
    ["its variant", { ...nothing, variant: "bm" }, "bm"],
    ["its color and size by name", { ...nothing, color: "White", size: "M" }, "wm"],
    ["its color and size by id", { ...nothing, colorId: "white", color: "Snow", sizeId: "m", size: "M" }, "wm"],
    ["a variant that is gone, by its color and size", { ...nothing, variant: "old", color: "Black", size: "M" }, "bm"],
  ])("is found by %s", (_, wish, id) => {
    expect(rememberedVariant(product, wish)?.id).toBe(id);
  });

  it.each([
    ["nothing was chosen", nothing],
    ["a color alone was chosen", { ...nothing, color: "Black" }],
    ["what was chosen is sold out", { ...nothing, variant: "bl" }],
    ["what was chosen is not made any more", { ...nothing, color: "Pink", size: "M" }],
  ])("is unknown when %s", (_, wish) => {
    expect(rememberedVariant(product, wish)).toBeNull();
  });

  it("is the only one of a product that comes in one", () => {
    expect(rememberedVariant({ ...product, variants: product.variants.slice(0, 1) }, nothing)?.id).toBe("bm");
  });

  it("is not one whose color was taken off sale", () => {
    const colors = product.colors.map((color) => ({ ...color, available: color.id !== "black" }));
    expect(rememberedVariant({ ...product, colors }, { ...nothing, variant: "bm" })).toBeNull();
  });
});
