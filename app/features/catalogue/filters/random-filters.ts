import * as fc from "fast-check";

import { colorFamilies, fabrics, fits, kinds, sports } from "#app/features/catalogue/products/attributes.ts";
import { sizeKeyOf } from "#app/shared/size-key.ts";

import type { FilterChoice } from "./filter-choice.ts";
import type { FilterProduct } from "./filter-product.ts";

const idsOf = (list: readonly { id: string }[], most = 4) => list.slice(0, most).map(({ id }) => id);
/** For tests: names of sizes as staff write them, also long ones and odd ones. */
export const sizeNames = ["EU 2XL", "M", "40,5 / 41 (ø 30 mm)", `İ${"Extra-".repeat(9)}Large`, "One size"];
/** For tests: few values, so that products and choices meet. */
export const few = {
  size: sizeNames.map(sizeKeyOf),
  color: idsOf(colorFamilies),
  kind: idsOf(kinds),
  fit: idsOf(fits, 3),
  sport: idsOf(sports),
  fabric: idsOf(fabrics, 3),
};
/** How early clothes without a picture stand in the order Featured: not featured, and featured. */
const ranks = [2, 3];
/** Net prices and bounds in öre. */
export const prices = [0, 100_00, 249_00, 299_50, 1_000_00];

const some = (values: readonly string[], maxLength = 3) => fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const rarely = (values: readonly string[], noneWeight = 3) =>
  fc.oneof({ weight: noneWeight, arbitrary: fc.constant<string[]>([]) }, some(values));
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { freq: 2 });

const product: fc.Arbitrary<Omit<FilterProduct, "id" | "featuredInCollection">> = fc.record({
  priceOre: fc.constantFrom(...prices),
  createdAt: fc.integer({ min: 0, max: 5 }),
  featured: fc.constantFrom(...ranks),
  rating: maybe([1, 2.9, 3, 4, 4.8]),
  facets: some(["new", "sale"], 2).map((facets) => ["all", ...facets]),
  traits: fc.record({
    kind: some(few.kind, 1),
    fit: some(few.fit, 1),
    sport: some(few.sport),
    fabric: some(few.fabric),
  }),
  inMarkets: fc.constant({}),
  buyable: fc.uniqueArray(
    fc.record({
      color: fc.constantFrom(...few.color),
      sizes: fc.uniqueArray(fc.constantFrom(...few.size), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3, selector: ({ color }) => color },
  ),
});

/** Any few products, of which some are sold out. */
export const anyProducts: fc.Arbitrary<FilterProduct[]> = fc
  .array(product, { maxLength: 25, size: "max" })
  .map((products) => products.map((each, i) => ({ id: `p${i}`, featuredInCollection: each.featured, ...each })));

/** Any choice, mostly of little. */
export const anyChoice: fc.Arbitrary<FilterChoice> = fc.record({
  size: some(few.size, 2),
  color: some(few.color, 2),
  kind: rarely(few.kind),
  fit: rarely(few.fit),
  sport: rarely(few.sport, 2),
  fabric: rarely(few.fabric),
  minOre: maybe(prices),
  maxOre: maybe(prices),
  inStock: fc.boolean(),
  isNew: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
  onSale: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
  rating: maybe([2, 3, 4]),
});
