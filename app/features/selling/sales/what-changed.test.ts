import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type SalesFacts, whatChanged } from "./what-changed.ts";

const same = (value: number) => ({ now: value, before: value });
const calm: SalesFacts = {
  currency: "SEK",
  revenueOre: same(100_000_00),
  orders: same(100),
  units: same(200),
  visits: same(4_000),
  checkouts: same(200),
  campaigns: [],
  soldOut: { lostOre: same(0), worst: null },
  products: [],
};

/** The sentences with plain spaces: amounts have ones that do not break. */
const said = (facts: SalesFacts) => whatChanged(facts).map((text) => text.replaceAll("\u00a0", " "));

describe("what changed", () => {
  it("is nothing when nothing changed, or too little", () => {
    expect(whatChanged(calm)).toEqual([]);
    expect(
      whatChanged({ ...calm, revenueOre: { now: 91_000_00, before: 100_000_00 }, orders: { now: 91, before: 100 } }),
    ).toEqual([]);
    expect(whatChanged({ ...calm, revenueOre: { now: 50_000_00, before: 0 } })).toEqual([]);
  });

  it("names fewer visits", () => {
    const facts = {
      ...calm,
      revenueOre: { now: 50_000_00, before: 100_000_00 },
      orders: { now: 50, before: 100 },
      units: { now: 100, before: 200 },
      visits: { now: 2_000, before: 4_000 },
      checkouts: { now: 100, before: 200 },
    };
    expect(whatChanged(facts)).toEqual(["Fewer visits: 2000 instead of 4000 (−50%)."]);
  });

  it("names a checkout that fewer people finish", () => {
    const facts = {
      ...calm,
      revenueOre: { now: 60_000_00, before: 100_000_00 },
      orders: { now: 60, before: 100 },
      units: { now: 120, before: 200 },
    };
    expect(whatChanged(facts)).toEqual(["Fewer checkouts became orders: 30% instead of 50%."]);
  });

  it("names orders alone while no visits were counted", () => {
    const facts = {
      ...calm,
      revenueOre: { now: 60_000_00, before: 100_000_00 },
      orders: { now: 60, before: 100 },
      units: { now: 120, before: 200 },
      visits: null,
      checkouts: null,
    };
    expect(whatChanged(facts)).toEqual(["Fewer orders: 60 instead of 100 (−40%)."]);
  });

  it("names smaller orders", () => {
    const facts = { ...calm, revenueOre: { now: 50_000_00, before: 100_000_00 }, units: { now: 100, before: 200 } };
    expect(whatChanged(facts)).toEqual(["Smaller orders: 1 units each instead of 2."]);
  });

  it("names an ended campaign and a sold-out best seller beside the part of the sale that they changed", () => {
    const facts: SalesFacts = {
      ...calm,
      revenueOre: { now: 50_000_00, before: 100_000_00 },
      orders: { now: 50, before: 100 },
      units: { now: 100, before: 200 },
      checkouts: { now: 100, before: 200 },
      campaigns: [
        { name: "Layers", change: "ended", at: "2026-11-14T11:00:00Z", soldOre: { now: 5_000_00, before: 30_000_00 } },
      ],
      soldOut: {
        lostOre: { now: 14_000_00, before: 0 },
        worst: { name: "Form Leggings", variants: "Black M, Black L", units: 20, lostOre: 14_000_00 },
      },
      products: [
        { name: "Form Leggings", units: { now: 1, before: 20 }, soldOre: { now: 700_00, before: 14_000_00 } },
        { name: "Socks", units: { now: 1, before: 5 }, soldOre: { now: 100_00, before: 500_00 } },
      ],
    };
    expect(said(facts)).toEqual([
      "Fewer visits reached the checkout: 2.5% instead of 5%.",
      "Campaign 'Layers' ended on 14 Nov 2026: its products sold for 25 000 kr less.",
      "Sizes sold out: Form Leggings (Black M, Black L) missed about 20 units, 14 000 kr.",
    ]);
  });

  it("does not blame what grew for a fall, nor praise what fell for a rise", () => {
    const facts: SalesFacts = {
      ...calm,
      revenueOre: { now: 150_000_00, before: 100_000_00 },
      orders: { now: 150, before: 100 },
      units: { now: 300, before: 200 },
      visits: { now: 6_000, before: 4_000 },
      checkouts: { now: 300, before: 200 },
      soldOut: {
        lostOre: { now: 60_000_00, before: 0 },
        worst: { name: "A", variants: "M", units: 9, lostOre: 60_000_00 },
      },
      products: [{ name: "B", units: { now: 1, before: 90 }, soldOre: { now: 0, before: 40_000_00 } }],
    };
    expect(whatChanged(facts)).toEqual(["More visits: 6000 instead of 4000 (+50%)."]);
  });

  it("says at most three sentences, never with a figure that is none", () => {
    const pair = fc.record({ now: fc.integer({ min: 0, max: 5_000 }), before: fc.integer({ min: 0, max: 5_000 }) });
    fc.assert(
      fc.property(pair, pair, pair, pair, pair, (revenueOre, orders, units, visits, checkouts) => {
        const sentences = whatChanged({ ...calm, revenueOre, orders, units, visits, checkouts });
        expect(sentences.length).toBeLessThanOrEqual(3);
        expect(sentences.join(" ")).not.toMatch(/NaN|Infinity/);
      }),
    );
  });
});
