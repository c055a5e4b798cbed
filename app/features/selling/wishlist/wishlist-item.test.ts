import { describe, expect, it } from "vitest";

import { parseWishlist, wishedChoice, wishOf } from "./wishlist-item.ts";

const product = {
  id: "tee",
  name: "Tee",
  priceOre: 1_299_00,
  currency: "SEK" as const,
  category: "Mens Collection",
  source: "cjdropshipping",
  pictures: [
    { url: "/media/black.webp", alt: "", colorId: "black" },
    { url: "/media/white.webp", alt: "", colorId: "white" },
  ],
  variants: [{ id: "wm", colorId: "white", sizeId: "m", quantity: 3 }],
};
const white = { id: "white", name: "White", hex: "#ffffff", available: true };
const medium = { id: "m", name: "M", description: "", available: true };

describe("a wish", () => {
  it("remembers color, size and variant, the picture of the color, and where the product comes from", () => {
    const wish = wishOf(product, wishedChoice(product, white, medium));
    expect(wish).toMatchObject({
      color: "White",
      colorId: "white",
      size: "M",
      sizeId: "m",
      variant: "wm",
      image: "/media/white.webp",
      source: "cjdropshipping",
    });
    expect(parseWishlist(JSON.stringify([wish]))).toEqual([wish]);
  });

  it("of an older list counts as one without a choice, and never as a test product", () => {
    const old = [
      { id: "a", name: "A", price: "299 kr", image: "/media/a.webp", currency: "SEK", category: "", source: "test" },
      { id: "b", price: 349, size: "M", color: "Black", variant: { broken: true }, currency: "GBP" },
    ];
    expect(parseWishlist(JSON.stringify(old))).toMatchObject([
      { id: "a", source: "local", size: null, color: null, variant: null, sizeId: null, colorId: null },
      { id: "b", source: "local", price: "349", size: "M", color: "Black", variant: null, currency: "SEK" },
    ]);
  });
});
