import { describe, expect, it } from "vitest";

import { reachingFreeShipping } from "./reaching-free-shipping.ts";

const products = [
  { id: "jacket", priceOre: 90_000, currency: "SEK" as const },
  { id: "socks", priceOre: 9_900, currency: "SEK" as const },
  { id: "shorts", priceOre: 30_000, currency: "SEK" as const },
  { id: "abroad", priceOre: 30_000, currency: "EUR" as const },
];
const cart = { currency: "SEK" as const, subtotalOre: 59_900, discountOre: 0, freeFromOre: 89_900 };
const ids = (given: Partial<typeof cart>) => reachingFreeShipping(products, { ...cart, ...given }).map(({ id }) => id);

describe("the products that bring a cart to free shipping", () => {
  it("are those whose price closes the gap, to the öre, the cheapest first", () => {
    expect(ids({})).toEqual(["shorts", "jacket"]);
    expect(ids({ subtotalOre: 59_899 })).toEqual(["jacket"]);
  });

  it("are none where shipping is free already, or nothing reaches it", () => {
    expect(ids({ subtotalOre: 89_900 })).toEqual([]);
    expect(ids({ freeFromOre: 200_000 })).toEqual([]);
  });

  it("pay for the share that a discount takes off them", () => {
    expect(ids({ discountOre: 5_990 })).toEqual(["jacket"]);
  });
});
