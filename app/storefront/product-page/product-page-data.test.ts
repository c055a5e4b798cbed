import { expect, it } from "vitest";

import { type ProductPage, readUpperHalf, sendProductPage } from "./product-page-data.ts";

const page = {
  product: {
    id: "tee",
    variants: [
      { id: "tee.black.m", colorId: "black", sizeId: "m", quantity: 3 },
      { id: "4711", colorId: "black", sizeId: "l", quantity: 0 },
    ],
  },
  related: [],
  similar: [],
  rating: { average: null, count: 0 },
  reviews: [],
} as unknown as ProductPage;

it("gives the product back, whatever ids its variants have", () => {
  expect(readUpperHalf(sendProductPage(page, true)).product.variants).toEqual(page.product.variants);
});

it("does not send an id that follows from the others", () => {
  expect(sendProductPage(page, true).upper).not.toContain("tee.black.m");
});

it("renders the lower half into a document without sending it as data too", () => {
  const sent = sendProductPage(page, true);
  expect(sent.lower?.related).toEqual([]);
  expect(Object.keys(sent)).toEqual(["upper"]);
});

it("sends both halves to a page that is already there", () => {
  expect(Object.keys(sendProductPage(page, false))).toEqual(["upper", "lower"]);
});
