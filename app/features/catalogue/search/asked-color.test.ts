import { expect, it } from "vitest";

import type { ProductCard } from "#app/features/catalogue/products/product.ts";

import { inAskedColor } from "./asked-color.ts";

const colors = [
  { id: "sand", name: "Sand", hex: "#d9c9ae" },
  { id: "night", name: "Midnätt-Blå", hex: "#101134" },
];
const card = { id: "hoodie", colors } as ProductCard;

it("a card of a search with a color is shown in that color, whatever its name is written with", () => {
  expect(inAskedColor(card, ["fjord", "midnatt bla"])).toEqual({ ...card, wantedColorId: "night" });
});

it.each([[[]], [["pink"]], [["midnatt"]]])("a card is as it was when %j is asked for", (names) => {
  expect(inAskedColor(card, names)).toBe(card);
});

it("a card keeps the color that a filter chose", () => {
  const filtered = { ...card, wantedColorId: "sand" };
  expect(inAskedColor(filtered, ["midnatt bla"])).toBe(filtered);
});
