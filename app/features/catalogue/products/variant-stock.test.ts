import { describe, expect, it } from "vitest";

import { clampQuantity, stockMessage, stockOf } from "./variant-stock.ts";

const variants = [
  { id: "v1", colorId: "black", sizeId: "m", quantity: 3 },
  { id: "v2", colorId: "black", sizeId: "l", quantity: 0 },
];

describe("stockOf", () => {
  it.each([
    ["black", "m", 3],
    ["black", "l", 0],
    ["red", "m", 0],
    [null, "m", 0],
  ])("counts %s %s as %d", (color, size, stock) => {
    expect(stockOf(variants, color, size)).toBe(stock);
  });
});

describe("stockMessage", () => {
  it.each([
    [0, null, "Black", "Select color and size to see stock availability"],
    [9, "M", null, "Select color and size to see stock availability"],
    [0, "M", "Black", "Out of stock for M Black"],
    [1, "M", "Black", "Only 1 left!"],
    [5, "M", "Black", "Only 5 left!"],
    [6, "M", "Black", null],
  ])("says of %d in %s %s: %s", (stock, size, color, message) => {
    expect(stockMessage(stock, size, color)).toBe(message);
  });
});

describe("clampQuantity", () => {
  it.each([
    [0, 5, 1],
    [-3, 5, 1],
    [3, 5, 3],
    [8, 5, 5],
    [2.9, 5, 2],
    [4, 0, 1],
    [Number.NaN, 5, 1],
  ])("makes %d of a stock of %d into %d", (wished, stock, quantity) => {
    expect(clampQuantity(wished, stock)).toBe(quantity);
  });
});
