import { describe, expect, it } from "vitest";

import { shippingCost } from "./rates.ts";

const rates = { freeThresholdOre: 89_900, standardOre: 4_900, expressOre: 9_900, priorityOre: 6_900 };

describe("shippingCost", () => {
  it.each([
    ["standard", 89_899, 4_900],
    ["express", 89_899, 9_900],
    ["priority", 89_899, 6_900],
    ["standard", 89_900, 0],
    ["express", 89_900, 0],
    ["standard", 0, 4_900],
  ] as const)("charges %s on %d öre with %d öre", (method, discounted, cost) => {
    expect(shippingCost(discounted, method, rates)).toBe(cost);
  });
});
