import fc from "fast-check";
import { expect, it } from "vitest";

import type { Component } from "#app/features/catalogue/products/composition.ts";

import { type ProductFacts, rowTextOf } from "./filter-row.ts";
import { packProducts, unpackProducts } from "./packed-products.ts";
import { type IndexRow, readRows } from "./product-index.ts";
import { productOrder } from "./product-order.ts";
import { sizeNames } from "./random-filters.ts";

const facts = fc.record({
  priceOre: fc.integer({ min: 0, max: 10_000_000 }),
  createdAt: fc.integer({ min: 0, max: 1e12 }).map((time) => new Date(time).toISOString()),
  featured: fc.constantFrom(0, 1),
  featuredInCollection: fc.constantFrom(null, 0, 999),
  name: fc.string(),
  productType: fc.constantFrom("Hoodie", "Socks", ""),
  tags: fc.array(fc.string(), { maxLength: 2 }),
  fit: fc.constantFrom("slim", null),
  sports: fc.subarray(["running", "yoga"]),
  facets: fc.subarray(["all", "new", "sale", "shop/hoodies"]),
  components: fc.subarray<Component>([{ part: "whole", fibre: "wool", percent: 100 }]),
  variants: fc.array(
    fc.tuple(
      fc.constantFrom("Black", "Fjord"),
      fc.constantFrom("#000000", "#22304D"),
      fc.constantFrom(...sizeNames, "🧦 M"),
    ),
    { maxLength: 3 },
  ),
  ratingSum: fc.integer({ min: 0, max: 5 }),
  ratingCount: fc.constantFrom(0, 1),
  markets: fc.constantFrom<ProductFacts["markets"]>(
    {},
    { no: { shared: { priceOre: 529_00, earlierPriceOre: null, prices: [] }, isShared: 1, own: [] } },
  ),
});
const rows: fc.Arbitrary<IndexRow[]> = fc
  .array(facts, { maxLength: 20 })
  .map((all) => all.map((each, i) => ({ id: `p${i} å`, entry: i % 3 === 0 ? null : i * 7, text: rowTextOf(each) })));

it("keeps every listed product and its number, in the order of most listings, in ASCII", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const packed = packProducts(all);
      expect(packed).toMatch(/^[\x20-\x7e]*$/);
      const known = unpackProducts(packed);
      const listed = readRows(all.filter(({ text }) => text !== ""));
      expect([...known!.products.values()]).toEqual([...listed.products.values()].toSorted(productOrder.featured));
      expect(new Map(known!.entries)).toEqual(listed.entries);
    }),
  );
});

it("packs one product so, in this format: what is packed otherwise needs another number", () => {
  const text = rowTextOf({
    priceOre: 49_900,
    createdAt: "2026-01-02T03:04:05.000Z",
    featured: 1,
    featuredInCollection: 998,
    name: "Pulse Core Tee",
    productType: "T-Shirt",
    tags: [],
    fit: "slim",
    sports: ["running"],
    facets: ["all", "new"],
    components: [{ part: "whole", fibre: "wool", percent: 100 }],
    variants: [["Black", "#000000", "M"]],
    ratingSum: 9,
    ratingCount: 2,
    markets: { dk: { shared: { priceOre: 349_00, earlierPriceOre: null, prices: [] }, isShared: 1, own: [] } },
  });
  expect(JSON.parse(packProducts([{ id: "tee", entry: 7, text }]))).toEqual({
    format: 4,
    ids: ["tee"],
    entries: [7],
    pricesOre: [49_900],
    createdAt: [1_767_323_045_000],
    featured: [1],
    featuredInCollection: [998],
    ratings: [4.5],
    facets: [0],
    traits: [0],
    buyable: [0],
    inMarkets: [0],
    texts: {
      facets: ['["all","new"]'],
      traits: ['{"kind":["t-shirts"],"fit":["slim"],"sport":["running"],"fabric":["wool"]}'],
      buyable: ['{"black":["m"]}'],
      inMarkets: ['{"dk":{"priceOre":34900,"isReduced":false}}'],
    },
  });
});

it("says once what products have in common", () => {
  const text = rowTextOf({ ...fc.sample(facts, { numRuns: 1, seed: 1 })[0]!, facets: ["all"] });
  const known = unpackProducts(packProducts([1, 2].map((entry) => ({ id: `p${entry}`, entry, text }))));
  const [first, second] = [...known!.products.values()];
  expect(first!.traits).toBe(second!.traits);
  expect(first!.buyable).toBe(second!.buyable);
});

it.each([
  ["cut off", (packed: string) => packed.slice(0, -10)],
  ["empty", () => ""],
  ["of an older release", (packed: string) => packed.replace('"format":4', '"format":3')],
  ["of columns that differ in length", (packed: string) => packed.replace('"featured":[1,', '"featured":[')],
  ["something else", () => "null"],
])("reads nothing of a package that is %s", (_, damage) => {
  const text = '100\t0\t1\t\t["all"]\t{}\t{}';
  const packed = packProducts([1, 2].map((entry) => ({ id: `p${entry}`, entry, text })));
  expect(unpackProducts(packed)).not.toBeNull();
  expect(unpackProducts(damage(packed))).toBeNull();
});
