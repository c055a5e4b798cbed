import { expect, it } from "vitest";

import { collectionChips, collectionFacet } from "#app/features/catalogue/products/facets.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";

import { partnerRows, partners } from "./partners.ts";

const collectionIds = Object.keys(collections) as Collection[];
const facets = collectionIds.flatMap((collection) => [
  collection,
  ...collectionChips[collection].map(({ slug }) => collectionFacet(collection, slug)),
]);

it("names only facets that products stand in", () => {
  expect(facets).toEqual(expect.arrayContaining([...Object.keys(partners), ...Object.values(partners).flat()]));
});

it("offers nobody more of the same, and stays in the collection but for accessories", () => {
  for (const [facet, other] of partnerRows) {
    expect(other).not.toBe(facet);
    expect([facet.split("/")[0], "accessories"]).toContain(other.split("/")[0]);
  }
});
