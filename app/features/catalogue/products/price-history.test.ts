import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { percentOff } from "./percent-off.ts";
import { historyAfter, type PricePoint, priorPrice, reductionOf } from "./price-history.ts";

type Change = Partial<Pick<PricePoint, "currency" | "validUntil" | "isReduced" | "vatAddedHundredths">>;

/** A price from a moment on, in Swedish winter time unless it says otherwise. */
const at = (moment: string, kronor: number, change: Change = {}): PricePoint => ({
  validFrom: new Date(moment.length === 10 ? `${moment}T00:00+01:00` : moment).toISOString(),
  priceOre: kronor * 100,
  currency: "SEK",
  isReduced: false,
  vatAddedHundredths: 0,
  ...change,
});
/** The beginning of a day in Swedish winter time. */
const day = (date: string) => at(date, 0).validFrom;
/** The same, announced as a reduction. */
const cut = (moment: string, kronor: number, change: Change = {}) => at(moment, kronor, { isReduced: true, ...change });

/** The prior price in kronor that shoppers see of a product with this history. */
function prior(history: readonly PricePoint[], { typed = 9_999 } = {}): number | null {
  const last = history.at(-1);
  const current = { priceOre: last?.priceOre ?? 0, currency: last?.currency ?? "SEK", earlierPriceOre: typed * 100 };
  const ore = priorPrice(history, current);
  return ore === null ? null : ore / 100;
}

describe("priorPrice, by the cases of the statute (2004:347, 7 a §)", () => {
  it.each<[string, PricePoint[], number | null]>([
    ["a product that never had another price", [cut("2026-01-01", 399)], null],
    ["a product without a history", [], null],
    ["one cut", [at("2026-01-01", 399), cut("2026-11-20", 299)], 399],
    ["a cut that nobody announced", [at("2026-01-01", 399), at("2026-11-20", 299)], null],
    [
      "a price raised for a week before the cut",
      [at("2026-01-01", 349), at("2026-11-13", 499), cut("2026-11-20", 299)],
      349,
    ],
    [
      "a price raised, then cut back to where it was",
      [at("2026-01-01", 299), at("2026-11-13", 499), cut("2026-11-20", 299)],
      null,
    ],
    [
      "a price raised, then cut to more than it was",
      [at("2026-01-01", 299), at("2026-11-13", 499), cut("2026-11-20", 349)],
      null,
    ],
    [
      "goods on the market for a week: the lowest since they were offered",
      [at("2026-11-13", 499), at("2026-11-15", 449), at("2026-11-17", 499), cut("2026-11-20", 399)],
      449,
    ],
    ["goods offered at the reduced price at once", [cut("2026-11-20", 399)], null],
    [
      "cuts in steps without a break: before the first",
      [at("2026-01-01", 499), cut("2026-11-05", 449), cut("2026-11-20", 399)],
      499,
    ],
    [
      "cuts in steps, the first longer than 30 days",
      [at("2026-01-01", 499), cut("2026-10-01", 449), cut("2026-11-20", 399)],
      499,
    ],
    [
      "steps after a lower price within 30 days of the first",
      [at("2026-01-01", 449), at("2026-10-25", 499), cut("2026-11-05", 429), cut("2026-11-20", 399)],
      449,
    ],
    [
      "a cut after one that nobody announced",
      [at("2026-01-01", 499), at("2026-11-05", 449), cut("2026-11-20", 399)],
      449,
    ],
    [
      "a break between two cuts",
      [at("2026-01-01", 499), cut("2026-11-01", 399), at("2026-11-10", 499), cut("2026-11-20", 379)],
      399,
    ],
    [
      "a break that ended the announcement and not the price",
      [at("2026-01-01", 499), cut("2026-11-01", 399), at("2026-11-10", 399), cut("2026-11-20", 379)],
      399,
    ],
    [
      "a raise within the reduction, which ends it",
      [at("2026-01-01", 499), cut("2026-11-01", 299), cut("2026-11-20", 399)],
      null,
    ],
    [
      "a reduction announced after the price was cut",
      [at("2026-01-01", 499), at("2026-11-01", 399), cut("2026-11-20", 399)],
      null,
    ],
    ["an earlier price in euros alone", [at("2026-01-01", 499, { currency: "EUR" }), cut("2026-11-20", 399)], null],
    [
      "an offer in euros between two in kronor",
      [at("2026-01-01", 499), at("2026-11-10", 39, { currency: "EUR" }), cut("2026-11-20", 399)],
      499,
    ],
  ])("%s", (_, history, expected) => {
    expect(prior(history)).toBe(expected);
  });

  it.each<[string, PricePoint[], number | null]>([
    [
      "it closed, and opened with the reduction",
      [at("2026-01-01", 399, { validUntil: day("2026-11-10") }), cut("2026-11-20", 299)],
      null,
    ],
    [
      "its reduction was announced before it closed, and goes on",
      [at("2026-01-01", 399), cut("2026-11-01", 299, { validUntil: day("2026-11-10") }), cut("2026-11-20", 299)],
      null,
    ],
    [
      "the opening's reduction is cut further",
      [at("2026-01-01", 399, { validUntil: day("2026-11-10") }), cut("2026-11-12", 299), cut("2026-11-20", 249)],
      null,
    ],
    [
      "it opened with another price than it closed with",
      [at("2026-01-01", 599, { validUntil: day("2026-02-01") }), at("2026-11-12", 399), cut("2026-11-20", 299)],
      399,
    ],
    [
      "it was lower before it closed, within the 30 days",
      [at("2026-01-01", 349, { validUntil: day("2026-11-10") }), at("2026-11-12", 399), cut("2026-11-20", 299)],
      349,
    ],
    [
      "it was lower before it closed, as low as today",
      [at("2026-01-01", 299, { validUntil: day("2026-11-10") }), at("2026-11-12", 399), cut("2026-11-20", 299)],
      null,
    ],
    [
      "it was lower before it closed, more than 30 days before",
      [at("2026-01-01", 349, { validUntil: day("2026-10-20") }), at("2026-11-12", 399), cut("2026-11-20", 299)],
      399,
    ],
    ["it is closed now", [at("2026-01-01", 399), cut("2026-11-01", 299, { validUntil: day("2026-11-10") })], null],
  ])("of a market: %s", (_, history, expected) => {
    expect(prior(history)).toBe(expected);
  });

  it("shows the statutory price, whatever earlier price staff typed, and nothing when they typed none", () => {
    const history = [at("2026-01-01", 399), cut("2026-11-20", 299)];
    expect(prior(history, { typed: 899 })).toBe(399);
    expect(prior(history, { typed: 300 })).toBe(399);
    expect(priorPrice(history, { priceOre: 299_00, currency: "SEK", earlierPriceOre: null })).toBeNull();
  });

  it("is null when the history does not end with today's price", () => {
    const history = [at("2026-01-01", 499), cut("2026-11-20", 399)];
    expect(priorPrice(history, { priceOre: 349_00, currency: "SEK", earlierPriceOre: 499_00 })).toBeNull();
    expect(priorPrice(history, { priceOre: 399_00, currency: "EUR", earlierPriceOre: 499_00 })).toBeNull();
  });

  it("counts an earlier campaign that ended within the 30 days, to the minute, in whole Swedish days", () => {
    const campaign = (end: string) => [
      at("2026-01-01", 499),
      cut("2026-09-01T00:00+02:00", 449),
      at(end, 499),
      cut("2026-11-20T10:00+01:00", 399),
    ];
    // 30 days before is 21 October, when clocks showed summer time.
    expect(prior(campaign("2026-10-21T00:01+02:00"))).toBe(449);
    expect(prior(campaign("2026-10-21T00:00+02:00"))).toBe(499);
    expect(prior(campaign("2026-10-20T23:59+02:00"))).toBe(499);
  });

  it("counts 30 days before a cut in summer time back into winter time", () => {
    const campaign = (end: string) => [
      at("2026-01-01", 499),
      cut("2026-02-01", 449),
      at(end, 499),
      cut("2026-04-10T00:00+02:00", 399),
    ];
    expect(prior(campaign("2026-03-11T00:01+01:00"))).toBe(449);
    expect(prior(campaign("2026-03-11T00:00+01:00"))).toBe(499);
  });

  it("compares what was paid: prices that begin to come without their VAT are raised, which ends a reduction", () => {
    const added = { vatAddedHundredths: 25_00 };
    const switched = [at("2026-01-01", 399), cut("2026-11-01", 299), cut("2026-11-10", 299, added)];
    expect(prior(switched)).toBeNull();
    // A cut after it is compared with the 299 kr that were paid within the 30 days: 239,20 kr without VAT.
    expect(prior([...switched, cut("2026-11-20", 229, added)])).toBe(239.2);
  });

  it("goes on with a reduction when prices begin to carry their VAT, which lowers them", () => {
    const added = { vatAddedHundredths: 25_00 };
    expect(prior([at("2026-01-01", 400, added), cut("2026-11-01", 300, added), cut("2026-11-10", 300)])).toBe(500);
  });

  it("says since when, and how much less in whole percent, rounded down", () => {
    const history = [at("2026-01-01", 499), cut("2026-11-05", 449), cut("2026-11-20", 399)];
    const current = { priceOre: 399_00, currency: "SEK", earlierPriceOre: 499_00 } as const;
    expect(reductionOf(history, current)).toEqual({ priorPriceOre: 499_00, since: "2026-11-04T23:00:00.000Z" });
    expect(percentOff(499_00, 399_00)).toBe(20);
    expect(percentOff(299_00, 200_00)).toBe(33);
  });
});

describe("historyAfter", () => {
  const history = [at("2026-01-01", 399)];
  const now = new Date("2026-11-20T00:00:00.000Z");

  it("adds what is to be written, and nothing when the offer stays", () => {
    const reduced = { priceOre: 299_00, currency: "SEK", earlierPriceOre: 399_00 } as const;
    expect(historyAfter(history, reduced, now).at(-1)).toMatchObject({ priceOre: 299_00, isReduced: true });
    expect(historyAfter(history, { ...reduced, priceOre: 399_00, earlierPriceOre: null }, now)).toBe(history);
    expect(historyAfter([], reduced, now)).toHaveLength(1);
    const closed = [at("2026-01-01", 399, { validUntil: day("2026-02-01") })];
    expect(historyAfter(closed, { ...reduced, priceOre: 399_00, earlierPriceOre: null }, now)).toHaveLength(2);
  });
});

/* The reference: hour by hour, without periods. */

const hour = 3_600_000;
const start = Date.UTC(2026, 8, 1);
const swedishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });

interface Offer {
  /** Hours since the start. */
  hour: number;
  kronor: number;
  isReduced: boolean;
  /** How many hours later the market closed, unless another price came before; null for not at all. */
  hoursOpen: number | null;
}

/** The prior price in kronor, by asking what every single hour cost. */
function reference(offers: readonly Offer[]): number | null {
  const costs: (Offer | undefined)[] = [];
  const last = offers.at(-1)!;
  for (let h = 0; h <= last.hour; h++) {
    const offer = offers.findLast((one) => one.hour <= h);
    costs.push(offer && h < offer.hour + (offer.hoursOpen ?? Infinity) ? offer : undefined);
  }
  if (!last.isReduced || last.hoursOpen !== null) return null;
  let began = last.hour;
  while (began > 0) {
    const [earlier, later] = [costs[began - 1], costs[began]!];
    if (!earlier?.isReduced || earlier.kronor < later.kronor) break;
    began -= 1;
  }
  // It opened with the reduction.
  if (costs[began - 1] === undefined) return null;
  const dayOf = (h: number) => swedishDay.format(start + h * hour);
  const days = new Set<string>();
  const prices: number[] = [];
  days.add(dayOf(began));
  for (let h = began - 1; h >= 0; h--) {
    days.add(dayOf(h));
    if (days.size > 31) break;
    const cost = costs[h];
    if (cost) prices.push(cost.kronor);
  }
  const lowest = Math.min(...prices);
  return prices.length > 0 && lowest > last.kronor ? lowest : null;
}

describe("priorPrice against a reference that asks for every hour", () => {
  // Ninety days from September on, over the end of summer time.
  const offers = fc
    .uniqueArray(
      fc.record({
        hour: fc.integer({ min: 0, max: 90 * 24 }),
        kronor: fc.integer({ min: 2, max: 7 }).map((n) => n * 100),
        isReduced: fc.boolean(),
        hoursOpen: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: 40 * 24 })),
      }),
      { selector: (offer) => offer.hour, minLength: 1, maxLength: 8 },
    )
    .map((all) => all.toSorted((a, b) => a.hour - b.hour));

  it("agrees on 400 histories", () => {
    let shown = 0;
    fc.assert(
      fc.property(offers, (all) => {
        const history = all.map((offer) => ({
          ...at(new Date(start + offer.hour * hour).toISOString(), offer.kronor),
          isReduced: offer.isReduced,
          validUntil:
            offer.hoursOpen === null ? null : new Date(start + (offer.hour + offer.hoursOpen) * hour).toISOString(),
        }));
        const expected = reference(all);
        if (expected !== null) shown += 1;
        expect(prior(history)).toBe(expected);
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(shown).toBeGreaterThan(20);
  });
});
