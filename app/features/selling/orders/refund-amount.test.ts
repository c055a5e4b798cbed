import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { shareOut, shareOutWithin, sumOf } from "#app/shared/share-out.ts";
import { vatOf } from "#app/shared/vat.ts";

import { type AgreedAmounts, largestSum, type RefundableLine, refundAmount } from "./refund-amount.ts";

type Order = AgreedAmounts & { lines: RefundableLine[]; totalOre: number };

/** Any order the shop could take, in either VAT mode, with any discount up to its subtotal, told by its lines or not, fallen on any of them. */
const orders: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(
      fc.record({
        priceOre: fc.integer({ min: 0, max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 10 }),
        discountWeight: fc.nat(3),
      }),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    isKept: fc.boolean(),
    shippingOre: fc.constantFrom(0, 49_00, 99_00),
    vat: fc.record({
      mode: fc.constantFrom("added" as const, "included" as const),
      rateHundredths: fc.constantFrom(25_00, 25_50, 12_00),
    }),
  })
  .map(({ lines, discountShare, isKept, shippingOre, vat }) => {
    const subtotalOre = lines.reduce((sum, { priceOre, quantity }) => sum + priceOre * quantity, 0);
    const discountOre = Math.floor(subtotalOre * discountShare);
    const taxOre = vatOf(subtotalOre, subtotalOre - discountOre + shippingOre, vat);
    const totalOre = subtotalOre - discountOre + shippingOre + (vat.mode === "added" ? taxOre : 0);
    const shares = shareOutWithin(
      discountOre,
      lines.map(({ discountWeight }) => discountWeight),
      lines.map(({ priceOre, quantity }) => priceOre * quantity),
    );
    return {
      lines: lines.map(({ priceOre, quantity }, i) => ({
        id: `lin_${i}`,
        priceOre,
        quantity,
        discountOre: isKept ? shares[i]! : null,
        refundedQuantity: 0,
      })),
      subtotalOre,
      discountOre,
      shippingOre,
      taxOre,
      totalOre,
      vatMode: vat.mode,
    };
  });

const allLeft = (lines: readonly RefundableLine[]) =>
  new Map(lines.map(({ id, quantity, refundedQuantity }) => [id, quantity - refundedQuantity]));

describe("the refund of an order", () => {
  it("of all its units and its shipping is exactly what was paid", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const refund = refundAmount(
          { ...order, refundedShippingOre: 0 },
          { units: allLeft(order.lines), shipping: "rest" },
        );
        expect(refund.amountOre).toBe(order.totalOre);
        expect(refund.taxOre).toBe(order.taxOre);
        expect(refund.shippingOre).toBe(order.shippingOre);
      }),
    );
  });

  it("in any parts adds up to what was paid, and no part is negative", () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat()), fc.boolean(), (order, chances, shippingFirst) => {
        let lines = order.lines;
        let refundedShippingOre = 0;
        let [paidBack, taxBack] = [0, 0];
        for (let round = 0; round < 200 && lines.some((line) => line.refundedQuantity < line.quantity); round++) {
          const units = new Map(
            lines.map((line) => [line.id, (chances.next().value ?? 0) % (line.quantity - line.refundedQuantity + 1)]),
          );
          const shipping = shippingFirst && round === 0 ? "rest" : 0;
          const refund = refundAmount({ ...order, lines, refundedShippingOre }, { units, shipping });
          for (const line of refund.lines) expect(line.amountOre).toBeGreaterThanOrEqual(0);
          expect(refund.taxOre).toBeGreaterThanOrEqual(0);
          paidBack += refund.amountOre;
          taxBack += refund.taxOre;
          refundedShippingOre += refund.shippingOre;
          lines = lines.map((line) => ({
            ...line,
            refundedQuantity: line.refundedQuantity + (units.get(line.id) ?? 0),
          }));
        }
        const rest = refundAmount(
          { ...order, lines, refundedShippingOre },
          { units: allLeft(lines), shipping: "rest" },
        );
        expect(paidBack + rest.amountOre).toBe(order.totalOre);
        expect(taxBack + rest.taxOre).toBe(order.taxOre);
      }),
    );
  });

  it("of sums and units in any order adds up to what was paid, and no sum is larger than what is left", () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat()), (order, chances) => {
        let lines: RefundableLine[] = order.lines;
        let [paidBack, taxBack, steps] = [0, 0, 0];
        const chance = (most: number) => (chances.next().value ?? 0) % (most + 1);
        for (; steps < 12; steps++) {
          const known = { ...order, lines, refundedShippingOre: 0 };
          const units = new Map(lines.map((line) => [line.id, chance(line.quantity - line.refundedQuantity)]));
          const mostOre = largestSum(known, units);
          expect(() => refundAmount(known, { units, shipping: 0, sumOre: mostOre + 1 })).toThrow();
          const sumOre = chance(mostOre);
          const refund = refundAmount(known, { units, shipping: 0, sumOre });
          expect(sumOf(refund.shares.map(({ amountOre }) => amountOre))).toBe(sumOre);
          for (const { amountOre } of [...refund.lines, ...refund.shares]) expect(amountOre).toBeGreaterThanOrEqual(0);
          expect(refund.amountOre).toBe(sumOf(refund.lines.map(({ amountOre }) => amountOre)) + sumOre);
          paidBack += refund.amountOre;
          taxBack += refund.taxOre;
          lines = lines.map((line) => ({
            ...line,
            refundedQuantity: line.refundedQuantity + (units.get(line.id) ?? 0),
            correctedOre: (line.correctedOre ?? 0) + (refund.shares.find(({ id }) => id === line.id)?.amountOre ?? 0),
          }));
        }
        const known = { ...order, lines, refundedShippingOre: 0 };
        const rest = refundAmount(known, { units: allLeft(lines), shipping: "rest" });
        expect(paidBack + rest.amountOre).toBe(order.totalOre);
        // Each line of each refund rounds its VAT once.
        expect(Math.abs(taxBack + rest.taxOre - order.taxOre)).toBeLessThanOrEqual(lines.length * (steps + 1));
      }),
    );
  });

  it("of a line never gives back more than was paid for it, whatever the discount", () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const { id, priceOre, quantity } of order.lines) {
          const one = refundAmount(
            { ...order, refundedShippingOre: 0 },
            { units: new Map([[id, quantity]]), shipping: 0 },
          );
          const vatOre = order.vatMode === "added" ? one.taxOre : 0;
          expect(one.amountOre - vatOre).toBeLessThanOrEqual(priceOre * quantity);
          expect(one.amountOre).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("by withdrawals of any parts in any order gives back all that was paid, and of the shipping the standard rate", () => {
    const standards = fc.option(fc.constantFrom(0, 49_00, 60_33), { nil: null });
    fc.assert(
      fc.property(orders, standards, fc.infiniteStream(fc.nat()), (order, standardShippingOre, chances) => {
        let lines = order.lines;
        let refundedShippingOre = 0;
        let [paidBack, taxBack] = [0, 0];
        const withdraw = (units: ReadonlyMap<string, number>) => {
          const known = { ...order, lines, refundedShippingOre, standardShippingOre };
          const refund = refundAmount(known, { units, shipping: "share" });
          expect(refund.shippingOre).toBeGreaterThanOrEqual(0);
          expect(refund.taxOre).toBeGreaterThanOrEqual(0);
          paidBack += refund.amountOre;
          taxBack += refund.taxOre;
          refundedShippingOre += refund.shippingOre;
          lines = lines.map((line) => ({
            ...line,
            refundedQuantity: line.refundedQuantity + (units.get(line.id) ?? 0),
          }));
        };
        for (let round = 0; round < 20; round++)
          withdraw(
            new Map(
              lines.map((line) => [line.id, (chances.next().value ?? 0) % (line.quantity - line.refundedQuantity + 1)]),
            ),
          );
        withdraw(allLeft(lines));
        const kept = order.shippingOre - Math.min(order.shippingOre, standardShippingOre ?? order.shippingOre);
        expect(paidBack).toBe(order.totalOre - kept);
        expect(refundedShippingOre).toBe(order.shippingOre - kept);
        if (kept === 0) expect(taxBack).toBe(order.taxOre);
      }),
    );
  });

  it("of any line is what was paid for it: its price less its own discount, in any split of its units", () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat()), (order, chances) => {
        const values = order.lines.map(({ priceOre, quantity }) => priceOre * quantity);
        const byValue = shareOut(order.discountOre, values);
        const vatOre = order.vatMode === "added" ? shareOut(order.taxOre, values) : values.map(() => 0);
        order.lines.forEach(({ id, quantity, discountOre }, i) => {
          let [refundedQuantity, backOre] = [0, 0];
          while (refundedQuantity < quantity) {
            const units = 1 + ((chances.next().value ?? 0) % (quantity - refundedQuantity));
            const lines = order.lines.map((line) => (line.id === id ? { ...line, refundedQuantity } : line));
            const choice = { units: new Map([[id, units]]), shipping: 0 };
            backOre += refundAmount({ ...order, lines, refundedShippingOre: 0 }, choice).amountOre;
            refundedQuantity += units;
          }
          expect(backOre).toBe(values[i]! - (discountOre ?? byValue[i]!) + vatOre[i]!);
        });
      }),
    );
  });

  it("of a line with its own discount gives back what was paid for that line, and its VAT", () => {
    const lines = [
      { ...tee, discountOre: 0 },
      { ...sock, discountOre: 99_00 },
    ];
    const given = {
      ...order,
      lines,
      discountOre: 99_00,
      shippingOre: 0,
      taxOre: 119_60,
      vatMode: "included" as const,
    };
    const back = (id: string, count: number) => refundAmount(given, { units: new Map([[id, count]]), shipping: 0 });
    expect(back("sock", 1)).toMatchObject({ amountOre: 0, taxOre: 0 });
    expect(back("tee", 2)).toMatchObject({ amountOre: 598_00, taxOre: 119_60 });
  });

  it("shares what no line tells of a discount out over the lines that tell nothing", () => {
    const added = { ...order, vatMode: "included" as const, taxOre: 0, shippingOre: 0 };
    const lines = [tee, { ...sock, discountOre: 0 }];
    const refund = refundAmount({ ...added, lines }, { units: allLeft(lines), shipping: "rest" });
    expect(refund.lines.map(({ amountOre }) => amountOre)).toEqual([598_00 - 69_70, 99_00]);
    expect(sumOf(refund.lines.map(({ amountOre }) => amountOre))).toBe(697_00 - 69_70);
  });

  const tee = { id: "tee", priceOre: 299_00, quantity: 2, discountOre: null, refundedQuantity: 0 };
  const sock = { id: "sock", priceOre: 99_00, quantity: 1, discountOre: null, refundedQuantity: 0 };
  const order: AgreedAmounts & { lines: RefundableLine[]; refundedShippingOre: number } = {
    lines: [tee, sock],
    subtotalOre: 697_00,
    discountOre: 69_70,
    shippingOre: 49_00,
    taxOre: 174_25,
    vatMode: "added",
    refundedShippingOre: 0,
  };

  it("gives back a line's share of the discount and of the VAT that was added", () => {
    const refund = refundAmount(order, { units: new Map([["tee", 1]]), shipping: 0 });
    // 299 kr, less 29,90 kr of the discount, with 74,75 kr of VAT.
    expect(refund).toEqual({
      lines: [{ id: "tee", quantity: 1, amountOre: 343_85, valueLossOre: 0 }],
      shares: [],
      shippingOre: 0,
      taxOre: 74_75,
      amountOre: 343_85,
    });
  });

  it("gives back what was paid where prices include the VAT, and tells how much of it is VAT", () => {
    const included = { ...order, vatMode: "included" as const, taxOre: 135_26 };
    const refund = refundAmount(included, { units: new Map([["sock", 1]]), shipping: "rest" });
    expect(refund).toMatchObject({ amountOre: 89_10 + 49_00, shippingOre: 49_00 });
    expect(refund.taxOre).toBe(Math.round(((89_10 + 49_00) * 25) / 125));
  });

  it("leaves shipping out unless it is chosen, and gives it back once", () => {
    const units = new Map([["sock", 1]]);
    expect(refundAmount(order, { units, shipping: 0 }).shippingOre).toBe(0);
    expect(refundAmount({ ...order, refundedShippingOre: 49_00 }, { units, shipping: "rest" }).shippingOre).toBe(0);
  });

  it("of a withdrawn part gives back its share of the shipping, the last part the rest", () => {
    const first = refundAmount(order, { units: new Map([["tee", 1]]), shipping: "share" });
    // 299 of 697 kr of goods, of 49 kr.
    expect(first.shippingOre).toBe(21_02);
    const lines = [{ ...tee, refundedQuantity: 1 }, sock];
    const rest = new Map([
      ["tee", 1],
      ["sock", 1],
    ]);
    const last = refundAmount({ ...order, lines, refundedShippingOre: 21_02 }, { units: rest, shipping: "share" });
    expect(last.shippingOre).toBe(49_00 - 21_02);
    expect(first.amountOre + last.amountOre).toBe(697_00 - 69_70 + 49_00 + 174_25);
  });

  it("of an order sent by express gives back what standard delivery would have cost", () => {
    const express = { ...order, shippingOre: 99_00, standardShippingOre: 49_00 };
    const all = { units: allLeft(express.lines), shipping: "share" as const };
    expect(refundAmount(express, all).shippingOre).toBe(49_00);
    expect(refundAmount({ ...express, standardShippingOre: null }, all).shippingOre).toBe(99_00);
    expect(refundAmount({ ...express, standardShippingOre: 199_00 }, all).shippingOre).toBe(99_00);
    // A refund of staff gives back the rest of it, too.
    expect(refundAmount({ ...express, refundedShippingOre: 49_00 }, { ...all, shipping: "rest" }).shippingOre).toBe(
      50_00,
    );
  });

  it("never takes back a code or free shipping, although the rest of the order would not have got it", () => {
    const free = { ...order, shippingOre: 0, standardShippingOre: 0 };
    const refund = refundAmount(free, { units: new Map([["tee", 2]]), shipping: "share" });
    // 598 kr, less 59,80 kr of the code, with 149,50 kr of VAT: nothing is taken off for what is kept.
    expect(refund).toMatchObject({ amountOre: 598_00 - 59_80 + 149_50, shippingOre: 0 });
  });

  it("shares 10 % of three lines with odd öre, so that they add up", () => {
    const lines = [199_99, 149_95, 33_33].map((priceOre, i) => ({
      id: `l${i}`,
      priceOre,
      quantity: 1,
      discountOre: null,
      refundedQuantity: 0,
    }));
    const subtotalOre = 383_27;
    const odd = { ...order, lines, subtotalOre, discountOre: 38_32, taxOre: 95_81, standardShippingOre: 49_00 };
    const shippingParts: number[] = [];
    const parts = lines.map(({ id }, i) => {
      const before = lines.slice(0, i).map((line) => line.id);
      const gone = lines.map((line) => ({ ...line, refundedQuantity: before.includes(line.id) ? 1 : 0 }));
      const earlier = before.reduce((ore, _, j) => ore + shippingParts[j]!, 0);
      const part = refundAmount(
        { ...odd, lines: gone, refundedShippingOre: earlier },
        { units: new Map([[id, 1]]), shipping: "share" },
      );
      shippingParts.push(part.shippingOre);
      return part.amountOre;
    });
    expect(shippingParts.reduce((sum, ore) => sum + ore, 0)).toBe(49_00);
    expect(parts.reduce((sum, ore) => sum + ore, 0)).toBe(383_27 - 38_32 + 95_81 + 49_00);
  });

  it("leaves out what the goods lost in value, down to nothing, with the VAT in it", () => {
    const choice = { units: new Map([["tee", 1]]), shipping: 0 };
    const refund = refundAmount(order, { ...choice, valueLoss: new Map([["tee", 100_00]]) });
    expect(refund).toMatchObject({ amountOre: 243_85, taxOre: Math.round((74_75 * 243_85) / 343_85) });
    expect(refundAmount(order, { ...choice, valueLoss: new Map([["tee", 999_00]]) })).toMatchObject({
      amountOre: 0,
      taxOre: 0,
    });
  });

  it("is refused for more shipping than is left", () => {
    expect(() => refundAmount(order, { units: new Map(), shipping: 49_01 })).toThrow("shipping");
    expect(refundAmount(order, { units: new Map(), shipping: 20_00 }).amountOre).toBe(20_00);
  });

  it("is refused for more units than are left", () => {
    const lines = [{ ...tee, refundedQuantity: 1 }, sock];
    expect(() => refundAmount({ ...order, lines }, { units: new Map([["tee", 2]]), shipping: 0 })).toThrow(
      "fewer units",
    );
  });
});
