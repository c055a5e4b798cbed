import { afterEach, expect, it } from "vitest";

import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import type { Variant } from "#app/features/catalogue/products/product.ts";
import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import { cartLineOf, choiceOf, isSameLine, parseCart, storedCart } from "./cart-line.ts";

const variant: Variant = {
  id: "v1",
  colorId: "black",
  sizeId: "m",
  quantity: 3,
  priceOre: 299_00,
  earlierPriceOre: null,
};
const tee = (color: { name: string; english?: string }, size: { name: string; english?: string } = { name: "M" }) =>
  ({
    id: "pulse-core-tee",
    originalId: null,
    name: "Pulse Core Tee",
    category: "Mens Collection",
    currency: "SEK",
    source: "local",
    colors: [{ id: "black", hex: "#000000", available: true, ...color }],
    sizes: [{ id: "m", description: "", available: true, ...size }],
    variants: [variant],
    pictures: [],
  }) satisfies BuyableProduct;

afterEach(() => readLanguageFrom(() => "en"));

it("a color put in from a Finnish page is read in Finnish there, and in English elsewhere", () => {
  readLanguageFrom(() => "fi");
  const [line] = parseCart(
    JSON.stringify(storedCart([cartLineOf(tee({ name: "Musta", english: "Black" }), variant, 1)])),
  );
  if (!line) throw new Error("The line was not stored");
  expect(choiceOf(line)).toBe("Musta, M");
  readLanguageFrom(() => "sv");
  expect(choiceOf(line)).toBe("Black, M");
});

it("a line is the same in every language, as carts and orders know its color by the English name", () => {
  const english = cartLineOf(tee({ name: "Black" }), variant, 1);
  expect(storedCart([english])).toEqual([expect.not.objectContaining({ localColor: expect.anything() })]);
  readLanguageFrom(() => "fi");
  const finnish = cartLineOf(tee({ name: "Musta", english: "Black" }), variant, 1);
  expect(finnish.color).toBe("Black");
  expect(isSameLine(english, finnish)).toBe(true);
});

it("so is its size", () => {
  const black = { name: "Musta", english: "Black" };
  readLanguageFrom(() => "fi");
  const finnish = cartLineOf(tee(black, { name: "M / Pitkä", english: "M / Long" }), variant, 1);
  expect(finnish.size).toBe("M / Long");
  const [line] = parseCart(JSON.stringify(storedCart([finnish])));
  if (!line) throw new Error("The line was not stored");
  expect(choiceOf(line)).toBe("Musta, M / Pitkä");
  readLanguageFrom(() => "en");
  expect(choiceOf(line)).toBe("Black, M / Long");
  expect(isSameLine(line, cartLineOf(tee({ name: "Black" }, { name: "M / Long" }), variant, 1))).toBe(true);
});
