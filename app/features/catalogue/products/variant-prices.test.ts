import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { PricePoint } from "./price-history.ts";
import { chosenPrice, rangeOf } from "./price-range.ts";
import { historyOf, isReducedAt, ownPrices, pricesOf, shownPrices, type VariantPricing } from "./variant-prices.ts";

const point = (day: number, kronor: number, isReduced = false): PricePoint => ({
  priceOre: kronor * 100,
  currency: "SEK",
  validFrom: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
  isReduced,
  vatAddedHundredths: 0,
});
const at = (day: number) => point(day, 0).validFrom;
const product = (kronor: number, prices: PricePoint[], earlier: number | null = null) => ({
  priceOre: kronor * 100,
  earlierPriceOre: earlier === null ? null : earlier * 100,
  currency: "SEK" as const,
  prices,
});
const own = (kronor: number | null, prices: PricePoint[], more: Partial<VariantPricing> = {}): VariantPricing => ({
  key: "black m",
  priceOre: kronor === null ? null : kronor * 100,
  earlierPriceOre: null,
  since: null,
  prices,
  ...more,
});

describe("what a variant costs", () => {
  it("is its own price with its own sale, never with its product's, and else its product's", () => {
    const amount = fc.integer({ min: 0, max: 9_999_00 });
    const orNull = fc.option(amount);
    fc.assert(
      fc.property(amount, orNull, orNull, orNull, (priceOre, earlierPriceOre, ownOre, ownEarlier) => {
        const shared = { priceOre, earlierPriceOre };
        const wanted = ownOre === null ? shared : { priceOre: ownOre, earlierPriceOre: ownEarlier };
        expect(pricesOf(shared, { priceOre: ownOre, earlierPriceOre: ownEarlier })).toEqual(wanted);
        expect(pricesOf(shared, undefined)).toEqual(shared);
      }),
    );
  });
});

describe("the prices that a variant was offered at", () => {
  const shared = [point(0, 300), point(20, 280), point(40, 260)];

  it("are its product's until it first had its own, and its own from then on, even where it gave it up", () => {
    const prices = [point(30, 350), point(50, 260)];
    expect(historyOf(shared, own(null, prices))).toEqual([shared[0], shared[1], ...prices]);
    expect(historyOf(shared, undefined)).toEqual(shared);
  });

  it("begin when it was added: what its product cost before is no price of its", () => {
    expect(historyOf(shared, own(350, [point(30, 350)], { since: at(30) }))).toEqual([
      { ...shared[1], validFrom: at(30) },
      point(30, 350),
    ]);
    expect(historyOf(shared, own(null, [], { since: at(25) }))).toEqual([
      { ...shared[1], validFrom: at(25) },
      shared[2],
    ]);
  });
});

describe("the prior price of a variant", () => {
  it("is the lowest that it was sold for itself in the 30 days before, whatever its product was", () => {
    const shared = [point(0, 300), point(60, 200, true)];
    const prices = [point(5, 400), point(45, 380), point(60, 320, true)];
    expect(shownPrices(product(200, shared, 300), own(320, prices, { earlierPriceOre: 400_00 }))).toEqual({
      priceOre: 320_00,
      earlierPriceOre: 380_00,
    });
    expect(shownPrices(product(200, shared, 300), undefined)).toEqual({ priceOre: 200_00, earlierPriceOre: 300_00 });
  });

  it("counts what it cost at its product's price before it had its own", () => {
    const shared = [point(0, 300)];
    const prices = [point(50, 400), point(60, 320, true)];
    const shown = shownPrices(product(300, shared), own(320, prices, { earlierPriceOre: 400_00 }));
    expect(shown.earlierPriceOre).toBeNull();
  });

  it("is none for one that is new and announced as reduced from the start", () => {
    const shared = [point(0, 500)];
    const prices = [point(60, 400, true)];
    const variant = own(400, prices, { earlierPriceOre: 500_00, since: at(60) });
    expect(shownPrices(product(500, shared), variant).earlierPriceOre).toBeNull();
  });

  it("makes the product one on sale before it is written, and its product's own price only where something costs that", () => {
    const now = new Date(at(60));
    const shared = product(200, [point(0, 300)], 300);
    const cut = own(320, [point(0, 400)], { earlierPriceOre: 400_00 });
    const same = own(400, [point(0, 400)]);
    expect(isReducedAt(product(300, [point(0, 300)]), { pricings: [cut], sharesPrice: true }, now)).toBe(true);
    expect(isReducedAt(shared, { pricings: [same], sharesPrice: true }, now)).toBe(true);
    expect(isReducedAt(shared, { pricings: [same], sharesPrice: false }, now)).toBe(false);
  });
});

describe("a price that is shown for several variants", () => {
  const variant = (id: string, colorId: string, sizeId: string, priceOre: number) => ({
    id,
    colorId,
    sizeId,
    quantity: 1,
    priceOre,
    earlierPriceOre: null,
  });
  const option = (id: string, available = true) => ({ id, name: id, hex: "#000000", description: "", available });
  const tee = {
    priceOre: 300_00,
    earlierPriceOre: null,
    colors: [option("black"), option("white")],
    sizes: [option("m"), option("xxl"), option("old", false)],
    variants: [
      variant("1", "black", "m", 300_00),
      variant("2", "black", "xxl", 350_00),
      variant("3", "white", "m", 320_00),
      variant("4", "white", "old", 100_00),
    ],
  };

  it("is the lowest, told as such only where they differ", () => {
    expect(rangeOf(tee.variants.slice(0, 2))).toEqual({ priceOre: 300_00, earlierPriceOre: null, isFrom: true });
    expect(rangeOf(tee.variants.slice(0, 1))).toEqual({ priceOre: 300_00, earlierPriceOre: null });
    expect(rangeOf([])).toBeNull();
  });

  it("has a price before where each that costs the lowest is reduced: the lowest of those", () => {
    const costing = (kronor: number, before: number | null) => ({
      priceOre: kronor * 100,
      earlierPriceOre: before === null ? null : before * 100,
    });
    expect(rangeOf([costing(200, 300), costing(200, 250), costing(400, null)])).toEqual({
      ...costing(200, 250),
      isFrom: true,
    });
    expect(rangeOf([costing(200, 300), costing(200, null)])).toEqual(costing(200, null));
    expect(rangeOf([costing(200, null), costing(200, 300)])).toEqual(costing(200, null));
  });

  it("follows the choice: of a color its range, of a color and a size the one price, and of what is not offered nothing", () => {
    expect(chosenPrice(tee, null, null)).toMatchObject({ priceOre: 300_00, isFrom: true });
    expect(chosenPrice(tee, "black", null)).toMatchObject({ priceOre: 300_00, isFrom: true });
    expect(chosenPrice(tee, "black", "xxl")).toEqual({ priceOre: 350_00, earlierPriceOre: null });
    expect(chosenPrice(tee, "white", null)).toEqual({ priceOre: 320_00, earlierPriceOre: null });
  });
});

describe("what every variant is said to cost", () => {
  const shared = { priceOre: 299_00, earlierPriceOre: null };
  const none = { priceOre: null, earlierPriceOre: null };

  it("is no price of its own where it is the product's, unless it has that one already", () => {
    expect(ownPrices(shared, shared, none)).toEqual(none);
    expect(ownPrices(shared, shared, { priceOre: 349_00, earlierPriceOre: null })).toEqual(none);
    expect(ownPrices(shared, shared, shared)).toEqual(shared);
    const reduced = { priceOre: 299_00, earlierPriceOre: 349_00 };
    expect(ownPrices(reduced, shared, none)).toEqual(reduced);
  });
});
