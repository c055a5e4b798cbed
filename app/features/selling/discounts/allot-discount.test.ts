import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { sumOf } from "#app/shared/share-out.ts";

import { allotDiscount, type DiscountLine } from "./allot-discount.ts";
import { codeKinds, type DiscountCode } from "./discount-code.ts";

const plain: DiscountCode = {
  code: "CODE",
  title: "",
  isActive: true,
  startsAt: null,
  minOrderOre: 0,
  expiryDate: null,
  discountType: "percentage",
  valueHundredths: 10_00,
  maxDiscountOre: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  description: "",
  productIds: null,
  buyQuantity: null,
  getQuantity: null,
  market: null,
};

const productIds = ["tee", "tights", "socks", "cap"];
const lines: fc.Arbitrary<DiscountLine[]> = fc.array(
  fc.record({
    productId: fc.constantFrom(...productIds),
    priceOre: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 10 }),
  }),
  { maxLength: 8 },
);
const codes: fc.Arbitrary<DiscountCode> = fc.record({
  ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, fc.constant(value)])),
  discountType: fc.constantFrom(...codeKinds),
  valueHundredths: fc.integer({ min: 0, max: 100_00 }),
  maxDiscountOre: fc.option(fc.integer({ min: 0, max: 1_000_00 })),
  productIds: fc.option(fc.subarray(productIds)),
  buyQuantity: fc.integer({ min: 1, max: 4 }),
  getQuantity: fc.integer({ min: 1, max: 3 }),
}) as fc.Arbitrary<DiscountCode>;

const isFor = ({ productIds: named }: DiscountCode, { productId }: DiscountLine) =>
  named === null || named.includes(productId);

describe("what a code takes off the lines of a cart", () => {
  it("is whole öre of each, never more than the line is worth, and nothing of other products", () => {
    fc.assert(
      fc.property(codes, lines, (code, cart) => {
        const { lineOre } = allotDiscount(code, cart);
        expect(lineOre).toHaveLength(cart.length);
        cart.forEach((line, i) => {
          expect(Number.isInteger(lineOre[i])).toBe(true);
          expect(lineOre[i]).toBeGreaterThanOrEqual(0);
          expect(lineOre[i]).toBeLessThanOrEqual(line.priceOre * line.quantity);
          if (!isFor(code, line)) expect(lineOre[i]).toBe(0);
        });
      }),
    );
  });

  it("comes to the percentage or the amount of what it is for, however that is split into lines", () => {
    fc.assert(
      fc.property(codes, lines, (code, cart) => {
        const worth = sumOf(cart.filter((line) => isFor(code, line)).map((line) => line.priceOre * line.quantity));
        const taken = (discountType: string) => sumOf(allotDiscount({ ...code, discountType }, cart).lineOre);
        const percentage = Math.round((worth * code.valueHundredths) / 100_00);
        expect(taken("percentage")).toBe(Math.min(percentage, code.maxDiscountOre ?? worth));
        expect(taken("fixed")).toBe(Math.min(code.valueHundredths, worth));
        expect(taken("free-shipping")).toBe(0);
      }),
    );
  });

  it("is of the cheapest units for every full set by buy X, get Y", () => {
    fc.assert(
      fc.property(codes, lines, (some, cart) => {
        const code = { ...some, discountType: "buy-x-get-y" };
        const prices = cart
          .filter((line) => isFor(code, line))
          .flatMap((line) => Array.from({ length: line.quantity }, () => line.priceOre))
          .toSorted((a, b) => a - b);
        const sets = Math.floor(prices.length / (code.buyQuantity! + code.getQuantity!));
        const cheapest = sumOf(prices.slice(0, sets * code.getQuantity!));
        const taken = sumOf(allotDiscount(code, cart).lineOre);
        expect(taken).toBe(Math.round((cheapest * code.valueHundredths) / 100_00));
      }),
    );
  });

  it("is the same in total in whatever order the lines stand", () => {
    fc.assert(
      fc.property(codes, lines, (code, cart) => {
        const taken = (some: DiscountLine[]) => sumOf(allotDiscount(code, some).lineOre);
        expect(taken(cart.toReversed())).toBe(taken(cart));
      }),
    );
  });

  const cart = [
    { productId: "tights", priceOre: 599_00, quantity: 1 },
    { productId: "socks", priceOre: 149_00, quantity: 2 },
    { productId: "socks", priceOre: 99_00, quantity: 2 },
  ];
  const socks = { ...plain, productIds: ["socks"] };

  it("leaves lines of other products alone", () => {
    expect(allotDiscount(socks, cart).lineOre).toEqual([0, 29_80, 19_80]);
  });

  it("lowers one of the cheapest for three by buy 2, get 1", () => {
    const code = { ...socks, discountType: "buy-x-get-y", buyQuantity: 2, getQuantity: 1 };
    expect(allotDiscount({ ...code, valueHundredths: 100_00 }, cart).lineOre).toEqual([0, 0, 99_00]);
    expect(allotDiscount({ ...code, valueHundredths: 50_00 }, cart).lineOre).toEqual([0, 0, 49_50]);
    expect(allotDiscount({ ...code, getQuantity: null }, cart).lineOre).toEqual([0, 0, 0]);
  });

  it("is free standard delivery by a code for that alone", () => {
    expect(allotDiscount({ ...plain, discountType: "free-shipping", valueHundredths: 0 }, cart)).toEqual({
      lineOre: [0, 0, 0],
      freeShipping: true,
    });
    expect(allotDiscount(plain, cart).freeShipping).toBe(false);
  });
});
