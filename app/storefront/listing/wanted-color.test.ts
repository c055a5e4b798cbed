import { expect, it } from "vitest";

import type { ProductCard } from "#app/features/catalogue/products/product.ts";

import { inWantedColor } from "./wanted-color.ts";

const colors = [
  { id: "sand", name: "Sand", hex: "#d9c9ae" },
  { id: "night", name: "Night Black", hex: "#101114" },
];
const card = { id: "hoodie", colors } as ProductCard;

it("a card of a list filtered by color is shown in that color", () => {
  expect(inWantedColor(card, ["black"])).toEqual({ ...card, wantedColorId: "night" });
});

it.each([[[]], [["pink"]]])("a card is as it was when %j is asked for", (families) => {
  expect(inWantedColor(card, families)).toBe(card);
});
