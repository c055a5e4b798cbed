import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { defaultStock, shares, variantsOfOldStock } from "./old-stock.ts";

const colors = [
  { id: "black", name: "Black" },
  { id: "white", name: "White" },
];
const sizes = [
  { id: "s", name: "S" },
  { id: "m", name: "M" },
  { id: "l", name: "L" },
];
const options = { colors, sizes };
const units = (variants: ReturnType<typeof variantsOfOldStock>) => variants.map(({ quantity }) => quantity);

describe("shares", () => {
  it("add up to the units, and differ by one at most", () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 200 }), (whole, count) => {
        const parts = shares(whole, count);
        expect(parts).toHaveLength(count);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("the stock of a product of the old shape", () => {
  it("is shared out, so that no unit is sold that is not there", () => {
    expect(units(variantsOfOldStock(options, { stockQuantity: 8 }))).toEqual([2, 2, 1, 1, 1, 1]);
  });

  it("goes by size or by color where it is given so; what is not named has none", () => {
    const bySize = variantsOfOldStock(options, { sizeStock: { S: 3, m: 4 }, stockQuantity: 50 });
    const inSize = (id: string) => units(bySize.filter(({ sizeId }) => sizeId === id));
    expect([inSize("s"), inSize("m"), inSize("l")]).toEqual([
      [2, 1],
      [2, 2],
      [0, 0],
    ]);
    const byColor = variantsOfOldStock(options, { colorStock: { Black: 4 } });
    expect(units(byColor.filter(({ colorId }) => colorId === "black"))).toEqual([2, 1, 1]);
    expect(units(byColor.filter(({ colorId }) => colorId === "white"))).toEqual([0, 0, 0]);
  });

  it("is that of each size and color where they are listed", () => {
    const listed = variantsOfOldStock(options, { stockVariants: [{ size: "M", color: "white", quantity: 7 }] });
    expect(listed.filter(({ quantity }) => quantity > 0)).toEqual([
      { colorId: "white", sizeId: "m", quantity: 7, loadedQuantity: null },
    ]);
    expect(listed).toHaveLength(6);
  });

  it("is the default where nothing is said, and none where none is said", () => {
    expect(new Set(units(variantsOfOldStock(options, {})))).toEqual(new Set([defaultStock]));
    expect(new Set(units(variantsOfOldStock(options, { stockQuantity: 0 })))).toEqual(new Set([0]));
  });
});
