import { describe, expect, it } from "vitest";

import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";

import { offeredSizes } from "./offered-sizes.ts";

const option = (id: string, available = true) => ({ id, name: id.toUpperCase(), available });
const stock = (colorId: string, sizeId: string, quantity: number) => ({
  id: `${colorId}-${sizeId}`,
  colorId,
  sizeId,
  quantity,
  priceOre: 1299_00,
  earlierPriceOre: null,
});
const jacket: BuyableProduct = {
  id: "loparjacka",
  originalId: null,
  name: "Löparjacka",
  category: "Mens Collection",
  currency: "SEK",
  source: "local",
  colors: ["black", "fjord"].map((id) => ({ ...option(id), hex: "#111111" })),
  sizes: [option("s"), option("m"), option("l"), option("xl", false)].map((size) => ({ ...size, description: "" })),
  variants: [stock("black", "s", 9), stock("black", "m", 2), stock("black", "l", 0), stock("black", "xl", 9)],
  pictures: [],
};

describe("offeredSizes", () => {
  it("tells of each size of the color what can be bought, what is scarce and what is sold out", () => {
    expect(offeredSizes(jacket, "black").sizes.map(({ label, left }) => [label, left])).toEqual([
      ["S", null],
      ["M, Only 2 left!", 2],
      ["L, out of stock", null],
      ["XL, out of stock", null],
    ]);
  });

  it("asks for a third option after the size, and for it alone where there is one size", () => {
    const length = (id: string, sizeValue: string, thirdValue: string) => ({
      ...option(id),
      name: `${sizeValue} / ${thirdValue}`,
      description: "",
      sizeValue,
      thirdValue,
    });
    const tights = {
      ...jacket,
      sizes: [length("s", "S", "Regular"), length("m", "M", "Regular"), length("m-long", "M", "Long")],
      variants: [stock("black", "s", 0), stock("black", "m", 0), stock("black", "m-long", 2)],
      optionLabels: { sizeLabel: null, thirdLabel: "Length" },
    };
    const told = (product: BuyableProduct) =>
      offeredSizes(product, "black").sizes.map(({ label, thirds }) => [label, thirds.map((third) => third.label)]);
    expect(told(tights)).toEqual([
      ["S, out of stock", ["Regular, out of stock"]],
      ["M", ["Regular, out of stock", "Long, Only 2 left!"]],
    ]);
    expect(told({ ...tights, sizes: tights.sizes.slice(1) })).toEqual([
      ["Regular, out of stock", []],
      ["Long, Only 2 left!", []],
    ]);
    expect(told({ ...tights, sizes: tights.sizes.slice(2) })).toEqual([["M / Long, Only 2 left!", []]]);
  });

  it("offers nothing of a size that is only there in another color", () => {
    const { color, sizes } = offeredSizes(jacket, "fjord");
    expect(color?.id).toBe("fjord");
    expect(sizes.map(({ variant }) => variant)).toEqual([null, null, null, null]);
  });

  it.each(["gone", null])("takes the first color when the card's is %s", (colorId) => {
    expect(offeredSizes(jacket, colorId).color?.id).toBe("black");
  });
});
