import { expect, it } from "vitest";

import type { ProductCard } from "./product.ts";
import { sentCard } from "./sent-card.ts";

const card: ProductCard = {
  id: "tee",
  name: "Tee",
  category: "Mens Collection",
  productType: "T-Shirt",
  priceOre: 299_00,
  earlierPriceOre: null,
  currency: "SEK",
  source: "local",
  isNew: false,
  soldOut: false,
  lowStock: null,
  rating: null,
  colors: [
    { id: "black", name: "Black", hex: "#000" },
    { id: "white", name: "White", hex: "#fff", picture: "/media/white.webp" },
  ],
  pictures: [
    { url: "/media/black.webp", alt: "Tee in black", colorId: "black" },
    { url: "/media/back.webp", alt: "", colorId: "black" },
  ],
};

it("leaves out the pictures that nobody sees before they point at the card", () => {
  const sent = sentCard(card);
  expect(sent.pictures).toEqual(card.pictures.slice(0, 1));
  expect(sent.colors).toEqual([card.colors[0], { id: "white", name: "White", hex: "#fff" }]);
  expect({ ...sent, colors: [], pictures: [] }).toEqual({ ...card, colors: [], pictures: [] });
});

it("keeps the picture of the color that the card begins with", () => {
  expect(sentCard({ ...card, wantedColorId: "white" }).colors[1]).toEqual(card.colors[1]);
});

it("is the same object each time, and shares its colors with other cards, so that a page holds each once", () => {
  expect(sentCard(card)).toBe(sentCard(card));
  expect(sentCard({ ...card, id: "other" }).colors[0]).toBe(sentCard(card).colors[0]);
});
