import { expect, it } from "vitest";

import { packProductPage, type ProductPage, unpackProductPage } from "./product-page.ts";

const page = {
  product: {
    id: "tee",
    variants: [
      { id: "tee.black.m", colorId: "black", sizeId: "m", quantity: 3 },
      { id: "4711", colorId: "black", sizeId: "l", quantity: 0 },
    ],
  },
  related: [],
  rating: { average: null, count: 0 },
  reviews: [],
} as unknown as ProductPage;

it("gives back what was packed, whatever ids its variants have", () => {
  expect(unpackProductPage(packProductPage(page))).toEqual(page);
});

it("does not send an id that follows from the others", () => {
  expect(packProductPage(page)).not.toContain("tee.black.m");
});
