import { describe, expect, it } from "vitest";

import { maxPlaced } from "#app/features/catalogue/products/ordered-lists.ts";

import { readPositions } from "./list-order-form.ts";

describe("the order that numbers make", () => {
  it("is by number; what has none is not placed", () => {
    expect(readPositions({ "at:a": "2", "at:b": "1", "at:c": " ", basedOn: "[]" }, [])).toEqual({ ids: ["b", "a"] });
  });

  it("puts the product whose number was changed before the one that had it", () => {
    expect(readPositions({ "at:a": "1", "at:b": "2", "at:c": "1" }, ["a", "b"])).toEqual({ ids: ["c", "a", "b"] });
  });

  it.each(["0", "-1", "1.5", "first"])("refuses %s", (text) => {
    expect(readPositions({ "at:a": text }, [])).toEqual({ problem: expect.stringContaining("whole numbers") });
  });

  it("refuses more than can be placed", () => {
    const fields = Object.fromEntries(Array.from({ length: maxPlaced + 1 }, (_, i) => [`at:${i}`, String(i + 1)]));
    expect(readPositions(fields, [])).toEqual({ problem: `You can place up to ${maxPlaced} products.` });
  });
});
