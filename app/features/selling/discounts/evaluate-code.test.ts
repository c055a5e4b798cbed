import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Currency } from "#app/shared/currencies.ts";

import type { DiscountCode } from "./discount-code.ts";
import { evaluateDiscount } from "./evaluate-code.ts";

const now = new Date("2026-11-20T12:00:00Z");
const tenPercent: DiscountCode = {
  title: "",
  code: "WELCOME10",
  isActive: true,
  startsAt: null,
  minOrderOre: 0,
  expiryDate: null,
  discountType: "percentage",
  valueHundredths: 10_00,
  maxDiscountOre: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  description: "10% off your first order",
  productIds: null,
  buyQuantity: null,
  getQuantity: null,
  market: null,
};

describe("a code is refused", () => {
  const broken = { ...tenPercent, isActive: false, minOrderOre: 500_00, expiryDate: "2026-01-01T00:00:00Z" };
  it.each([
    ["when the shop has no codes", "none", "No discount codes found in database"],
    ["when it is unknown", "unknown", "Discount code not found"],
    ["when inactive, before anything else is looked at", broken, "Discount code is not active"],
    [
      "before its start, whatever else holds",
      { ...tenPercent, startsAt: "2026-11-20T12:00:00.001Z" },
      "Discount code is not active",
    ],
    [
      "below its minimum, before its expiry is looked at",
      { ...broken, isActive: true },
      "Minimum order amount is 500 SEK",
    ],
    ["one öre below its minimum", { ...tenPercent, minOrderOre: 100_01 }, "Minimum order amount is 100.01 SEK"],
    ["when expired", { ...tenPercent, expiryDate: "2026-11-20T11:59:59Z" }, "Discount code has expired"],
  ] as const)("%s", (_, found, error) => {
    expect(evaluateDiscount("welcome10", found, 100_00, now)).toEqual({ valid: false, code: "WELCOME10", error });
  });
});

describe("a cart in another currency", () => {
  const inEuro = (change: Partial<DiscountCode>) =>
    evaluateDiscount(
      "welcome10",
      { ...tenPercent, minOrderOre: 0, maxDiscountOre: null, ...change },
      58_00,
      now,
      undefined,
      "EUR",
    );

  it.each([
    ["a fixed amount", { discountType: "fixed", valueHundredths: 10_00 }],
    ["a minimum, which is in SEK", { minOrderOre: 500_00 }],
    ["a minimum that its number would reach", { minOrderOre: 50_00 }],
    ["a cap", { maxDiscountOre: 5_00 }],
  ] as const)("is refused a code with %s, whatever its total", (_, change) => {
    expect(inEuro(change)).toMatchObject({ valid: false, error: "Discount code is for orders in SEK only" });
  });

  it("takes a plain percentage", () => {
    expect(inEuro({})).toMatchObject({ valid: true, discountOre: 5_80 });
  });
});

describe("a code of a market", () => {
  const norways: DiscountCode = { ...tenPercent, market: "no", discountType: "fixed", valueHundredths: 75_00 };
  const answer = (currency: Currency, change: Partial<DiscountCode> = {}) =>
    evaluateDiscount("welcome10", { ...norways, ...change }, 700_00, now, undefined, currency);

  it("takes its amount off in the market's money", () => {
    expect(answer("NOK")).toMatchObject({ valid: true, discountOre: 75_00 });
  });

  it("says its minimum in the market's money", () => {
    expect(answer("NOK", { minOrderOre: 800_00 })).toMatchObject({ error: "Minimum order amount is 800 NOK" });
  });

  it.each(["SEK", "DKK", "EUR"] as const)("is refused in %s, even for a plain percentage", (currency) => {
    const refused = { valid: false, error: "Discount code is for orders in NOK only" };
    expect(answer(currency)).toMatchObject(refused);
    expect(answer(currency, { discountType: "percentage", valueHundredths: 10_00 })).toMatchObject(refused);
  });

  it("of Sweden is refused elsewhere, as one for all markets isn't", () => {
    expect(answer("EUR", { ...tenPercent, market: "se" })).toMatchObject({ valid: false });
    expect(answer("SEK", { ...tenPercent, market: "se" })).toMatchObject({ valid: true });
    expect(answer("EUR", { ...tenPercent, market: null })).toMatchObject({ valid: true });
  });
});

describe("a code takes off", () => {
  it.each([
    ["a percentage", {}, 1000_00, 100_00],
    ["a percentage, rounded to whole öre", {}, 99_95, 10_00],
    ["a percentage spelled 'percent'", { discountType: "percent" }, 1000_00, 100_00],
    ["a percentage up to its cap", { maxDiscountOre: 50_00 }, 1000_00, 50_00],
    ["a fixed amount", { discountType: "fixed", valueHundredths: 75_00 }, 1000_00, 75_00],
    ["a fixed amount called 'amount'", { discountType: "amount", valueHundredths: 75_00 }, 1000_00, 75_00],
    ["no more than the cart is worth", { discountType: "fixed", valueHundredths: 75_00 }, 50_00, 50_00],
    [
      "of an unknown type, a value of 100 as a percentage",
      { discountType: "?", valueHundredths: 100_00 },
      80_00,
      80_00,
    ],
    [
      "of an unknown type, a value above 100 as an amount",
      { discountType: "?", valueHundredths: 101_00 },
      1000_00,
      101_00,
    ],
    ["its percentage exactly at the minimum", { minOrderOre: 100_00 }, 100_00, 10_00],
    ["its percentage from the very moment it starts", { startsAt: now.toISOString() }, 100_00, 10_00],
    ["its percentage at the very moment it expires", { expiryDate: now.toISOString() }, 100_00, 10_00],
  ] as const)("%s", (_, change, cartTotalOre, discountOre) => {
    expect(evaluateDiscount(" Welcome10 ", { ...tenPercent, ...change }, cartTotalOre, now)).toMatchObject({
      valid: true,
      code: "WELCOME10",
      discountOre,
      finalTotalOre: cartTotalOre - discountOre,
    });
  });

  it("never leaves a total below 0", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("percentage", "percent", "fixed", "amount", "other"),
        fc.integer({ min: 0, max: 10_000_00 }),
        fc.integer({ min: 0, max: 10_000_00 }),
        fc.option(fc.integer({ min: 0, max: 1_000_00 })),
        (discountType, valueHundredths, cartTotalOre, maxDiscountOre) => {
          const code = { ...tenPercent, discountType, valueHundredths, maxDiscountOre };
          const result = evaluateDiscount("x", code, cartTotalOre, now);
          expect(result.valid && result.finalTotalOre >= 0 && result.discountOre >= 0).toBe(true);
        },
      ),
    );
  });
});

describe("a code for chosen items", () => {
  const tights = { productId: "tights", priceOre: 599_00, quantity: 1 };
  const socks = { productId: "socks", priceOre: 99_00, quantity: 2 };
  const forTights: DiscountCode = { ...tenPercent, productIds: ["tights"], minOrderOre: 500_00 };
  const answer = (code: DiscountCode, cart: number | (typeof tights)[]) => evaluateDiscount("x", code, cart, now);

  it("takes off those alone, and tells of which line", () => {
    expect(answer(forTights, [socks, tights])).toMatchObject({
      discountOre: 59_90,
      lineOre: [0, 59_90],
      finalTotalOre: 737_10,
    });
  });

  it("compares its minimum with those alone, and says so", () => {
    const error = "Minimum order amount is 600 SEK for the items this code is for";
    expect(answer({ ...forTights, minOrderOre: 600_00 }, [socks, tights])).toMatchObject({ error });
  });

  it("is told to a cart without any, after every other refusal", () => {
    const error = "Discount code doesn't apply to anything in your cart";
    expect(answer(forTights, [socks])).toMatchObject({ valid: false, error });
    expect(answer({ ...forTights, expiryDate: "2026-01-01T00:00:00Z" }, [socks])).toMatchObject({
      error: "Discount code has expired",
    });
    expect(answer({ ...forTights, maxUses: 0 }, [socks])).toMatchObject({ error: "Discount code has been used up" });
  });

  it("needs the items, not the total alone", () => {
    const error = "Discount code is for selected items. Apply it in the cart.";
    expect(answer(forTights, 899_00)).toMatchObject({ valid: false, error });
    expect(answer({ ...forTights, isActive: false }, 899_00)).toMatchObject({ error: "Discount code is not active" });
    const gift = { ...tenPercent, discountType: "buy-x-get-y", buyQuantity: 2, getQuantity: 1 };
    expect(answer(gift, 899_00)).toMatchObject({ error });
  });

  it("says how many more it takes to buy X, get Y", () => {
    const gift = { ...tenPercent, discountType: "buy-x-get-y", buyQuantity: 3, getQuantity: 2, productIds: ["socks"] };
    expect(answer(gift, [tights, socks])).toMatchObject({ error: "Add 3 more items this code is for" });
    expect(answer({ ...gift, buyQuantity: 2, getQuantity: 1 }, [tights, socks])).toMatchObject({
      error: "Add 1 more item this code is for",
    });
    expect(answer({ ...gift, buyQuantity: 1, getQuantity: 1 }, [tights, socks])).toMatchObject({ discountOre: 9_90 });
  });
});

describe("a code for free shipping", () => {
  const free = { ...tenPercent, discountType: "free-shipping", valueHundredths: 0 };
  it("takes nothing off the goods, in any currency, from a total alone", () => {
    const expected = { valid: true, discountOre: 0, freeShipping: true, discountPercentage: 0, finalTotalOre: 100_00 };
    expect(evaluateDiscount("x", free, 100_00, now)).toMatchObject(expected);
    expect(evaluateDiscount("x", free, 100_00, now, undefined, "EUR")).toMatchObject(expected);
  });
});
