import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { sumOf } from "#app/shared/share-out.ts";

import type { DiscountLine } from "./allot-discount.ts";
import { bestDiscount, type DiscountedOrder, savedOre } from "./best-discount.ts";
import { codeKinds, type DiscountCode } from "./discount-code.ts";
import { evaluateDiscount, type ValidDiscount } from "./evaluate-code.ts";

const now = new Date("2026-11-20T12:00:00Z");
const plain: DiscountCode = {
  code: "AUTO-1",
  title: "10% off",
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
const shippingRates = { freeThresholdOre: 899_00, standardOre: 49_00, expressOre: 99_00, priorityOre: 69_00 };
const orderOf = (cart: DiscountLine[]): DiscountedOrder => ({
  cart,
  shippingMethod: "standard",
  shippingRates,
  currency: "SEK",
});
const valid = (discount: DiscountCode, { cart, currency }: DiscountedOrder): ValidDiscount => {
  const evaluated = evaluateDiscount(discount.code, discount, cart, now, undefined, currency);
  if (!evaluated.valid) throw new Error(evaluated.error);
  return evaluated;
};
const worth = (order: DiscountedOrder) =>
  typeof order.cart === "number" ? order.cart : sumOf(order.cart.map(({ priceOre, quantity }) => priceOre * quantity));

const productIds = ["tee", "tights", "socks"];
const orders: fc.Arbitrary<DiscountedOrder> = fc.record({
  cart: fc.array(
    fc.record({
      productId: fc.constantFrom(...productIds),
      priceOre: fc.integer({ min: 0, max: 120_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  shippingMethod: fc.constantFrom("standard", "express", "priority"),
  shippingRates: fc.constant(shippingRates),
  currency: fc.constantFrom("SEK", "EUR"),
});
const discounts: fc.Arbitrary<DiscountCode[]> = fc
  .array(
    fc.record({
      discountType: fc.constantFrom(...codeKinds),
      valueHundredths: fc.integer({ min: 1, max: 100_00 }),
      minOrderOre: fc.constantFrom(0, 500_00),
      maxDiscountOre: fc.option(fc.integer({ min: 0, max: 300_00 })),
      productIds: fc.option(fc.subarray(productIds)),
      isActive: fc.boolean(),
      startsAt: fc.constantFrom(null, "2026-11-21T00:00:00Z"),
      expiryDate: fc.constantFrom(null, "2026-11-19T00:00:00Z"),
    }),
    { maxLength: 6 },
  )
  .map((some) =>
    some.map((fields, i) => ({
      ...plain,
      ...fields,
      buyQuantity: 1,
      getQuantity: 1,
      code: `AUTO-${i}`,
      title: `Offer ${i}`,
    })),
  );

describe("the discount of an order", () => {
  it("saves something, never more than goods and shipping come to, and takes no line below nothing", () => {
    fc.assert(
      fc.property(discounts, orders, (automatic, order) => {
        const best = bestDiscount(null, automatic, order, now);
        if (!best || typeof order.cart === "number") return;
        expect(savedOre(best, order)).toBeGreaterThan(0);
        expect(savedOre(best, order)).toBeLessThanOrEqual(worth(order) + shippingRates.expressOre);
        order.cart.forEach(({ priceOre, quantity }, i) => {
          expect(best.lineOre[i]).toBeGreaterThanOrEqual(0);
          expect(best.lineOre[i]).toBeLessThanOrEqual(priceOre * quantity);
        });
      }),
    );
  });

  it("saves the most of all that may be used now", () => {
    fc.assert(
      fc.property(discounts, orders, (automatic, order) => {
        const saved = automatic
          .map((discount) => evaluateDiscount(discount.code, discount, order.cart, now, undefined, order.currency))
          .map((evaluated) => (evaluated.valid ? savedOre(evaluated, order) : 0));
        const best = bestDiscount(null, automatic, order, now);
        expect(best ? savedOre(best, order) : 0).toBe(Math.max(0, ...saved));
      }),
    );
  });

  it("is the same in whatever order the discounts and the lines stand", () => {
    fc.assert(
      fc.property(discounts, orders, (automatic, order) => {
        const best = bestDiscount(null, automatic, order, now);
        expect(bestDiscount(null, automatic.toReversed(), order, now)).toEqual(best);
        if (typeof order.cart === "number") return;
        const turned = bestDiscount(null, automatic, { ...order, cart: order.cart.toReversed() }, now);
        expect([turned?.code, turned?.discountOre]).toEqual([best?.code, best?.discountOre]);
      }),
    );
  });

  it("is the code or an automatic one, whichever saves more, and a code alone whatever it saves", () => {
    fc.assert(
      fc.property(discounts, orders, fc.integer({ min: 1, max: 60_00 }), (automatic, order, valueHundredths) => {
        const code = valid({ ...plain, code: "MINE", valueHundredths }, order);
        const rival = bestDiscount(null, automatic, order, now);
        const best = bestDiscount(code, automatic, order, now);
        const codeWins = !rival || savedOre(code, order) >= savedOre(rival, order);
        expect(best).toMatchObject(
          codeWins ? { code: "MINE", title: null } : { ...rival, description: best?.description },
        );
        expect(best?.description === "").toBe(rival === null);
      }),
    );
  });

  const cart = [{ productId: "tights", priceOre: 600_00, quantity: 1 }];
  const order = orderOf(cart);

  it("is the code in a tie, and says so", () => {
    const best = bestDiscount(valid({ ...plain, code: "TEN" }, order), [plain], order, now);
    expect(best).toMatchObject({ code: "TEN", title: null });
    expect(best?.description).toBe("Your code saves at least as much as “10% off”, so we used your code.");
  });

  it("is the automatic one where the code saves less, and says so", () => {
    const best = bestDiscount(valid({ ...plain, code: "FIVE", valueHundredths: 5_00 }, order), [plain], order, now);
    expect(best).toMatchObject({ code: "AUTO-1", title: "10% off", discountOre: 60_00 });
    expect(best?.description).toBe("Your code saves less than “10% off”, so we kept that.");
  });

  it("counts free standard delivery by what it saves with the delivery that is chosen", () => {
    const freeShipping = { ...plain, code: "AUTO-2", title: "Free", discountType: "free-shipping", valueHundredths: 0 };
    const amount = { ...plain, code: "AUTO-3", title: "40 kr off", discountType: "fixed", valueHundredths: 40_00 };
    const titleFor = (shippingMethod: DiscountedOrder["shippingMethod"]) =>
      bestDiscount(null, [freeShipping, amount], { ...order, shippingMethod }, now)?.title;
    expect(titleFor("standard")).toBe("Free");
    expect(titleFor("express")).toBe("40 kr off");
    expect(bestDiscount(null, [freeShipping], { ...order, shippingMethod: "express" }, now)).toBeNull();
  });

  it("is none where it would cost more shipping than it saves, but a code that was entered applies", () => {
    const near = orderOf([{ productId: "tights", priceOre: 900_00, quantity: 1 }]);
    const tiny = { ...plain, discountType: "fixed", valueHundredths: 10_00 };
    expect(bestDiscount(null, [tiny], near, now)).toBeNull();
    expect(bestDiscount(valid({ ...tiny, code: "TINY" }, near), [tiny], near, now)).toMatchObject({ code: "TINY" });
  });

  it("leaves out discounts for chosen items where the lines are not known", () => {
    const chosen = { ...plain, productIds: ["tights"] };
    expect(bestDiscount(null, [chosen], { ...order, cart: 600_00 }, now)).toBeNull();
    expect(bestDiscount(null, [plain], { ...order, cart: 600_00 }, now)).toMatchObject({ discountOre: 60_00 });
  });
});
