import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  productColors,
  productFacets,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";
import { productComponents } from "#app/db/schema/compliance.server.ts";
import { reviews } from "#app/db/schema/customers.server.ts";
import { emptyChoice, type FilterChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import type { FilterProduct } from "#app/features/catalogue/filters/filter-product.ts";
import { offeredSteps } from "#app/features/catalogue/filters/filter-steps.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { matches } from "#app/features/catalogue/filters/matching.ts";
import { productOrder } from "#app/features/catalogue/filters/product-order.ts";
import { anyChoice, anyProducts, few, sizeNames } from "#app/features/catalogue/filters/random-filters.ts";
import { type SortOrder, sortOrders } from "#app/features/catalogue/products/listing.ts";
import { filterReference } from "#tests/support/filter-reference.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const vat = { mode: "included", rateHundredths: 25_00 } as const;
const fibres: Record<string, "wool" | "cotton" | "lyocell"> = { wool: "wool", cotton: "cotton", lyocell: "lyocell" };
const types: Record<string, string> = {
  "t-shirts": "T-Shirt",
  tanks: "Tank",
  "long-sleeves": "Long sleeve",
  "half-zips": "Half zip",
};

/** Adds a product to the base tables; its traits come out of them again as far as the tables can say them. */
async function add({ id, priceOre, createdAt, featured, rating, facets, traits, buyable }: FilterProduct) {
  const time = new Date(1_700_000_000_000 + createdAt * 1_000).toISOString();
  const own = { productId: id };
  await db.batch([
    db.insert(products).values({
      id,
      name: `Thing ${id}`,
      priceOre,
      featured: featured === 3,
      createdAt: time,
      updatedAt: time,
      productType: types[traits.kind[0] ?? ""] ?? "",
      fit: traits.fit[0] ?? null,
      sports: [...traits.sport],
    }),
    ...few.color.map((color, position) =>
      db.insert(productColors).values({ ...own, id: color, name: color, hex: "#808080", position }),
    ),
    ...few.size.map((size, position) =>
      db.insert(productSizes).values({ ...own, id: size, name: sizeNames[position]!, position }),
    ),
    ...few.color.flatMap((color) =>
      few.size.map((size) => {
        const has = buyable.some((each) => each.color === color && each.sizes.includes(size));
        const option = { colorId: color, sizeId: size, quantity: has ? 2 : 0 };
        return db.insert(productVariants).values({ ...own, ...option, id: `${id}-${color}-${size}` });
      }),
    ),
    ...traits.fabric
      .slice(0, 1)
      .map((fabric) =>
        db
          .insert(productComponents)
          .values({ ...own, position: 0, part: "whole", fibre: fibres[fabric]!, percent: 100 }),
      ),
    ...facets.map((facet) => db.insert(productFacets).values({ ...own, facet, priceOre, createdAt: time, featured })),
    ...(rating === null
      ? []
      : [
          db.insert(reviews).values({
            ...own,
            id: `${id}-review`,
            email: "asa@mail.example",
            name: "Åsa",
            location: "Trosa",
            comment: "Warm.",
            rating: Math.floor(rating),
            status: "approved",
            uploadKey: id,
            isVerified: true,
            createdAt: time,
            orderId: id,
          }),
        ]),
  ] as never);
}

const listed = (choice: FilterChoice, page = 1, sort: SortOrder = "featured", size = 100) =>
  filteredListing(db, { base: { facet: "all" }, choice, sort, page, size });

describe("filters over the database", () => {
  it.each([1, 2, 3])("show what choosing lists, page by page without gaps or repeats, by seed %i", async (seed) => {
    const [catalogue = []] = fc.sample(anyProducts, { numRuns: 1, seed });
    for (const product of catalogue) await add({ ...product, id: `s${seed}-${product.id}` });
    const known = await filterReference(db);

    for (const choice of [emptyChoice, ...fc.sample(anyChoice, { numRuns: 8, seed })]) {
      const wanted = known.filter((product) => matches(product, choice, vat));
      for (const { id: sort } of sortOrders) {
        const ids: string[] = [];
        for (let page = 1; page <= Math.ceil(wanted.length / 7) + 1; page++) {
          const { products: cards, total } = await listed(choice, page, sort, 7);
          expect(total).toBe(wanted.length);
          ids.push(...cards.map(({ id }) => id));
        }
        expect(ids).toEqual(wanted.toSorted(productOrder[sort]).map(({ id }) => id));
      }
      const { counts } = await listed(choice);
      for (const { pressed, promised, next } of offeredSteps(choice, counts!)) {
        const after = await listed(next);
        expect([pressed, after.total, after.products.length]).toEqual([pressed, promised, promised]);
        expect(promised).toBeGreaterThan(0);
      }
    }
  });
});
