import { describe, expect, it } from "vitest";

import type { CartLine } from "./cart-line.ts";
import { withoutOrdered } from "./without-ordered.ts";

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

describe("the cart once it was ordered", () => {
  const ordered = { id: line.id, size: "M", color: "Black", quantity: 2 };
  const other = { ...line, id: "pulse-shorts", quantity: 3 };

  it("is empty", () => {
    expect(withoutOrdered([{ ...line, quantity: 2 }], [ordered])).toEqual([]);
    expect(withoutOrdered([], [ordered])).toEqual([]);
  });

  it("keeps what another tab added meanwhile: another product, another size, and more of the same", () => {
    const large = { ...line, size: "L", sizeId: "l", variantId: "v2" };
    expect(withoutOrdered([large, { ...line, quantity: 3 }, other], [ordered])).toEqual([large, line, other]);
  });

  const large = { ...line, size: "L", sizeId: "l", variantId: "v2" };
  const jet = { ...line, color: "Jet" };
  it.each([
    ["one of it was taken out, and another size put in", [line, large], [large]],
    [
      "it was taken out, and two other sizes put in",
      [large, { ...large, size: "S" }],
      [large, { ...large, size: "S" }],
    ],
    ["more of it was put in", [{ ...line, quantity: 3 }, large], [line, large]],
    ["its color was renamed", [{ ...jet, quantity: 2 }, other], [other]],
    ["its color was renamed, and more of it put in", [{ ...jet, quantity: 3 }], [jet]],
    ["its color was renamed, and another size is there: nobody knows which it is", [jet, large], [jet, large]],
  ])("holds what another tab left: %s", (_, cart, left) => {
    expect(withoutOrdered(cart, [ordered])).toEqual(left);
  });
});
