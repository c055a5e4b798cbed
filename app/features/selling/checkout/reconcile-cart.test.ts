import { describe, expect, it } from "vitest";

import { parseCart } from "#app/features/selling/cart/cart-line.ts";

import { applyLineProblems, isUnavailable } from "./reconcile-cart.ts";

const lines = parseCart(JSON.stringify(["a", "b", "c"].map((id) => ({ id, price: 100, quantity: 3 }))));
const message = "told";

describe("applyLineProblems", () => {
  it("takes over a new price", () => {
    expect(applyLineProblems(lines, [{ index: 1, problem: "price", message, priceOre: 120_00 }])[1]).toMatchObject({
      id: "b",
      priceOre: 120_00,
      quantity: 3,
    });
  });

  it("brings a quantity down to what is left", () => {
    expect(applyLineProblems(lines, [{ index: 0, problem: "stock", message, available: 2 }])[0]).toMatchObject({
      id: "a",
      quantity: 2,
    });
  });

  it.each([
    [{ index: 2, problem: "stock", message, available: 0 } as const, true],
    [{ index: 2, problem: "unavailable", message } as const, true],
    [{ index: 2, problem: "stock", message, available: 1 } as const, false],
  ])("leaves it to the shopper to take out what is gone: %o", (problem, gone) => {
    expect(isUnavailable(problem)).toBe(gone);
    expect(applyLineProblems(lines, [problem]).map((line) => line.id)).toEqual(["a", "b", "c"]);
  });

  it("keeps a line whose color and size are still to be chosen", () => {
    expect(applyLineProblems(lines, [{ index: 0, problem: "choice-missing", message }])).toEqual(lines);
  });
});
