import fc from "fast-check";
import { expect, it } from "vitest";

import { countTowards, moneyAlone, type RefundableOrder, unsentUnitsWorth } from "./dashboard-refund-plan.ts";

const lineOf = (id: string, priceOre: number, quantity: number) => ({
  id,
  priceOre,
  quantity,
  discountOre: null,
  refundedQuantity: 0,
  fulfilledQuantity: 0,
  cancelledQuantity: 0,
  returnedQuantity: 0,
});
function orderOf(lines: ReturnType<typeof lineOf>[], change: Partial<RefundableOrder> = {}): RefundableOrder {
  const subtotalOre = lines.reduce((sum, { priceOre, quantity }) => sum + priceOre * quantity, 0);
  const shippingOre = 59_00;
  const taxOre = Math.round((subtotalOre + shippingOre) / 5);
  const rest = { status: "processing", vatRateHundredths: 2500, refundedShippingOre: 0, vatMode: "included" } as const;
  return { subtotalOre, shippingOre, taxOre, discountOre: 0, lines, ...rest, ...change };
}

it("counts towards the oldest refused refunds first, and never more than each has left", () => {
  const refused = [
    { id: "a", leftOre: 100 },
    { id: "b", leftOre: 50 },
  ];
  expect(countTowards(refused, 70)).toEqual({ counted: [{ id: "a", amountOre: 70, isWhole: false }], restOre: 0 });
  expect(countTowards(refused, 160)).toEqual({
    counted: [
      { id: "a", amountOre: 100, isWhole: true },
      { id: "b", amountOre: 50, isWhole: true },
    ],
    restOre: 10,
  });
});

it("shares money alone out to the öre, over the lines and then the shipping", () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 99_900 }), fc.integer({ min: 1, max: 5 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(lines, fc.double({ min: 0.001, max: 1, noNaN: true }), (priced, share) => {
      const order = orderOf(priced.map(([priceOre, quantity], i) => lineOf(`l${i}`, priceOre, quantity)));
      const amountOre = Math.max(1, Math.floor((order.subtotalOre + order.shippingOre) * share));
      const parts = moneyAlone(order, amountOre);
      expect(parts.reduce((sum, part) => sum + part.amountOre, 0)).toBe(amountOre);
      for (const { lineId, amountOre: ore, shippingOre } of parts) {
        const line = order.lines.find(({ id }) => id === lineId);
        expect(ore).toBeLessThanOrEqual(line ? line.priceOre * line.quantity : order.shippingOre);
        expect(shippingOre).toBe(line ? 0 : ore);
      }
    }),
  );
});

it("finds the unsent units of an amount, and none where two choices would do", () => {
  const two = orderOf([lineOf("dear", 500_00, 2), lineOf("cheap", 100_00, 1)]);
  const unitsOf = (order: RefundableOrder, ore: number) => {
    const found = unsentUnitsWorth(order, ore);
    return found && [...found.units];
  };
  expect(unitsOf(two, 1_159_00)).toEqual([
    ["dear", 2],
    ["cheap", 1],
  ]);
  expect(unitsOf(two, 500_00)).toEqual([["dear", 1]]);
  expect(unitsOf(two, 123)).toBeNull();
  expect(unitsOf(orderOf([lineOf("black", 349_00, 1), lineOf("white", 349_00, 1)]), 349_00)).toBeNull();
  const sent = [{ ...lineOf("dear", 500_00, 1), fulfilledQuantity: 1 }];
  expect(unitsOf(orderOf(sent), 500_00)).toBeNull();
});
