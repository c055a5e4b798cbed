import { describe, expect, it } from "vitest";

import {
  type CartLine,
  isChosen,
  maxQuantity,
  parseCart,
  storedCart,
  withLine,
  withQuantity,
  withReplaced,
} from "./cart-line.ts";

const line: CartLine = {
  id: "pulse-core-tee",
  originalId: null,
  name: "Pulse Core Tee",
  priceOre: 299_00,
  image: "/media/tee.webp",
  size: "M",
  color: "Black",
  sizeId: "m",
  colorId: "black",
  variantId: "v1",
  quantity: 1,
  currency: "SEK",
  source: "local",
};

describe("parseCart", () => {
  it("brings back what was stored", () => {
    expect(parseCart(JSON.stringify(storedCart([line])))).toEqual([line]);
  });

  it("is stored in kronor, under the names of the specification", () => {
    expect(storedCart([{ ...line, priceOre: 149_50 }])).toEqual([
      {
        id: "pulse-core-tee",
        originalId: null,
        name: "Pulse Core Tee",
        price: 149.5,
        image: "/media/tee.webp",
        size: "M",
        color: "Black",
        sizeId: "m",
        colorId: "black",
        variantId: "v1",
        quantity: 1,
        currency: "SEK",
        source: "local",
      },
    ]);
  });

  it.each([[null], ["{"], ['"text"'], ["{}"], ["[null, 3]"]])("reads %s as an empty cart", (text) => {
    expect(parseCart(text)).toEqual([]);
  });

  it("keeps the good lines when one is broken", () => {
    const [stored] = storedCart([line]);
    expect(parseCart(JSON.stringify([{ id: "x" }, stored, { ...stored, quantity: -1 }]))).toEqual([line]);
  });

  it("reads a line from the wishlist, which has no size, color or ids", () => {
    const [read] = parseCart(
      '[{"id":"a","name":"A","price":"299","quantity":1,"size":null,"color":null,"source":"test"}]',
    );
    expect(read).toMatchObject({ priceOre: 299_00, size: null, variantId: null, source: "test" });
  });
});

describe("the cart", () => {
  it("joins lines of the same product, color and size", () => {
    expect(withLine([line], { ...line, quantity: 2 })).toEqual([{ ...line, quantity: 3 }]);
  });

  it("costs what the product costs as more of it is put in, not what it cost before", () => {
    const dearer = { ...line, priceOre: line.priceOre + 50_00, currency: "DKK" as const };
    expect(withLine([line], dearer)).toEqual([{ ...dearer, quantity: line.quantity + dearer.quantity }]);
  });

  it.each([{ size: "L" }, { color: "White" }, { sizeId: "l" }, { colorId: "white" }, { id: "other" }])(
    "keeps lines apart that differ in %o",
    (difference) => {
      expect(withLine([line], { ...line, ...difference })).toHaveLength(2);
    },
  );

  it("is at most what can be ordered of one line", () => {
    expect(withQuantity([line], 0, maxQuantity + 1)).toEqual([{ ...line, quantity: maxQuantity }]);
  });

  it("puts a chosen line where the unchosen one stood, or joins it with its like", () => {
    const wish = { ...line, size: null, color: null, sizeId: null, colorId: null, variantId: null };
    const other = { ...line, id: "other" };
    expect(withReplaced([wish, other], 0, line)).toEqual([line, other]);
    expect(withReplaced([wish, other, line], 0, { ...line, quantity: 2 })).toEqual([other, { ...line, quantity: 3 }]);
  });

  it.each([
    [{}, true],
    [{ variantId: null }, true],
    [{ variantId: null, sizeId: null }, false],
    [{ variantId: null, sizeId: null, colorId: null, size: null, source: "test" }, false],
    [{ variantId: null, sizeId: null, colorId: null, source: "test" }, true],
  ])("knows whether color and size were chosen: %o", (change, chosen) => {
    expect(isChosen({ ...line, ...change })).toBe(chosen);
  });

  it("never goes below one", () => {
    expect(withQuantity([line], 0, 0)).toEqual([line]);
    expect(withQuantity([line], 0, 4)).toEqual([{ ...line, quantity: 4 }]);
  });
});
