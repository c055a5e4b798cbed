import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { maxChosenValues } from "#app/shared/filter-limits.ts";
import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

import { countChoices, countWithout, ratingSteps } from "./count-choices.ts";
import { emptyChoice, type FilterChoice, filterFlags, filterGroups } from "./filter-choice.ts";
import type { FilterProduct } from "./filter-product.ts";
import { offeredSteps, removals } from "./filter-steps.ts";
import { matches } from "./matching.ts";
import { anyChoice, anyProducts, few, prices } from "./random-filters.ts";

const vat: VatRule = { mode: "added", rateHundredths: 25_00 };
/** What a choice lists, by the rule for one product alone. */
const listedBy = (products: readonly FilterProduct[], choice: FilterChoice, rule = vat) =>
  products.filter((product) => matches(product, choice, rule));

const anyCase = [anyProducts, anyChoice] as const;

describe("the numbers of the filters", () => {
  it("list what matches, in the order given", () => {
    fc.assert(
      fc.property(...anyCase, (products, choice) => {
        expect(countChoices(products, choice, vat).listed).toEqual(listedBy(products, choice));
      }),
      { numRuns: 500 },
    );
  });

  it("are each the length of the list after choosing it, and never of an empty one", () => {
    fc.assert(
      fc.property(...anyCase, (products, choice) => {
        for (const { pressed, promised, next } of offeredSteps(choice, countChoices(products, choice, vat).counts)) {
          expect(promised, pressed).toBe(listedBy(products, next).length);
          expect(promised, pressed).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("leave out only what nothing has, of what is listed and of what it would add", () => {
    fc.assert(
      fc.property(...anyCase, (products, choice) => {
        const { counts, listed } = countChoices(products, choice, vat);
        const offered = offeredSteps(choice, counts).map(({ pressed }) => pressed);
        for (const group of filterGroups) {
          for (const id of few[group].filter((value) => !choice[group].includes(value))) {
            const after = listedBy(products, { ...choice, [group]: [...choice[group], id] }).length;
            const adds = after > (choice[group].length === 0 ? 0 : listed.length);
            // Of a color and a size, one variant must have both.
            const had = listedBy(products, { ...choice, [group]: [id] }).some((product) => listed.includes(product));
            expect(offered.includes(`${group} ${id}`), `${group} ${id}`).toBe(adds || had);
          }
        }
        for (const flag of filterFlags.filter((name) => !choice[name])) {
          expect(offered.includes(flag), flag).toBe(listedBy(products, { ...choice, [flag]: true }).length > 0);
        }
        const lengths = ratingSteps.map((rating) => listedBy(products, { ...choice, rating }).length);
        ratingSteps.forEach((rating, i) => {
          if (rating === choice.rating) return;
          expect(offered.includes(`rating ${rating}`)).toBe((lengths[i] ?? 0) > (lengths[i - 1] ?? 0));
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it("keep everything chosen in sight, and taking one away never hides the others", () => {
    fc.assert(
      fc.property(...anyCase, (products, choice) => {
        const { counts, listed } = countChoices(products, choice, vat);
        const chosen = removals(choice, counts);
        const many = filterGroups.reduce((sum, group) => sum + choice[group].length, 0);
        const flags = filterFlags.filter((flag) => choice[flag]).length;
        expect(chosen).toHaveLength(many + flags + Number(choice.rating !== null));
        for (const { next } of chosen) {
          const after = countChoices(products, next, vat);
          expect(removals(next, after.counts)).toHaveLength(chosen.length - 1);
        }
        for (const group of filterGroups) {
          for (const { id, count } of counts[group].filter((value) => value.chosen)) {
            const alone = group === "size" || group === "color" ? null : listedBy(listed, { ...choice, [group]: [id] });
            if (alone) expect(count, `${group} ${id}`).toBe(alone.length);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("are those of the list after taking one thing away, where nothing is left", () => {
    fc.assert(
      fc.property(...anyCase, (products, choice) => {
        const { counts, listed } = countChoices(products, choice, vat);
        fc.pre(listed.length === 0);
        for (const { pressed, next } of removals(choice, counts))
          expect(countWithout(products, choice, next, vat), pressed).toBe(listedBy(products, next).length);
      }),
      { numRuns: 500 },
    );
  });

  it("bound the price by what the other filters leave, as shoppers see it, in both VAT modes", () => {
    const rules = fc.constantFrom<VatRule>(vat, { mode: "included", rateHundredths: 25_00 });
    fc.assert(
      fc.property(...anyCase, rules, (products, choice, rule) => {
        const left = listedBy(products, { ...choice, minOre: null, maxOre: null }, rule);
        const shown = left.map(({ priceOre }) => priceWithVat(priceOre, rule));
        const { price } = countChoices(products, choice, rule).counts;
        if (left.length === 0) expect(price).toBeNull();
        else expect(price).toEqual({ minOre: Math.min(...shown), maxOre: Math.max(...shown) });
      }),
      { numRuns: 300 },
    );
  });
});

describe("a choice", () => {
  const product: FilterProduct = {
    id: "tee",
    priceOre: 299_00,
    createdAt: 0,
    featured: 0,
    featuredInCollection: 0,
    rating: 4,
    facets: ["all", "new"],
    inMarkets: {},
    traits: { kind: ["t-shirts"], fit: ["slim"], sport: ["running", "training"], fabric: ["cotton"] },
    buyable: [
      { color: "black", sizes: ["m"] },
      { color: "white", sizes: ["l"] },
    ],
  };
  const is = (choice: Partial<FilterChoice>, of = product) => matches(of, { ...emptyChoice, ...choice }, vat);

  it("of size and color wants one variant with both", () => {
    expect(is({ size: ["m"], color: ["black"] })).toBe(true);
    expect(is({ size: ["m"], color: ["white"] })).toBe(false);
    expect(is({ size: ["m"], color: ["white", "black"] })).toBe(true);
  });

  it("of nothing lists what is sold out, until a size, a color or what is in stock is asked for", () => {
    const soldOut = { ...product, buyable: [] };
    expect([is({}, soldOut), is({ inStock: true }, soldOut), is({ size: ["m"] }, soldOut)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(is({ color: ["black"] }, soldOut)).toBe(false);
  });

  it("takes any value of a group, and wants all groups", () => {
    expect(is({ sport: ["yoga", "running"] })).toBe(true);
    expect(is({ sport: ["yoga", "running"], fit: ["regular"] })).toBe(false);
  });

  it("of a price means the price with VAT", () => {
    const shown = 373_75;
    expect([
      is({ minOre: shown }),
      is({ minOre: shown + 1 }),
      is({ maxOre: shown }),
      is({ maxOre: shown - 1 }),
    ]).toEqual([true, false, true, false]);
    expect(prices).not.toContain(shown);
  });

  it("of as many values as an address holds is offered no further one", () => {
    const size = Array.from({ length: maxChosenValues }, (_, index) => String(index));
    const { counts } = countChoices([product], { ...emptyChoice, size }, vat);
    expect(counts.size.every(({ chosen }) => chosen)).toBe(true);
    expect(countChoices([product], { ...emptyChoice, size: size.slice(1) }, vat).counts.size).toContainEqual(
      expect.objectContaining({ id: "m", chosen: false }),
    );
  });

  it("of a value that no list has leaves nothing, and can be taken away", () => {
    const { listed, counts } = countChoices([product], { ...emptyChoice, kind: ["<b>"] }, vat);
    expect(listed).toEqual([]);
    expect(counts.kind).toContainEqual({ id: "<b>", label: "<b>", count: 0, chosen: true });
    expect(counts.kind).toContainEqual({ id: "t-shirts", label: "T-shirts", count: 1, chosen: false });
  });
});
