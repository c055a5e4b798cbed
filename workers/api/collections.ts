import { z } from "zod";

import { collectionChips, collectionFacet } from "#app/features/catalogue/products/facets.ts";
import { listingPages } from "#app/features/catalogue/products/listing.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { readTexts } from "#app/features/shop/content/queries.server.ts";
import { collectionChipLinks } from "#app/storefront/listing/chip-links.ts";
import { readListing } from "#app/storefront/listing/read-listing.server.ts";

import { createRoute } from "./create-route.ts";
import { choiceOf, listingFields, refuseUnknownValues } from "./listing-fields.ts";
import { nextPage } from "./query-fields.ts";
import { productSummary, productSummarySchema } from "./shown-products.ts";

const ids = Object.keys(collections) as [Collection, ...Collection[]];

export const collectionSchema = z.object({
  id: z.enum(ids),
  name: z.string(),
  title: z.string(),
  intro: z.string(),
  url: z.url(),
  /** Its parts, by which its products can be listed. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const collectionsRoute = createRoute(
  {
    method: "GET",
    path: "/api/collections",
    summary: "Answers the collections with their texts, and the categories of each.",
    access: "public",
    limit: "products",
    takesQuery: true,
    cachedSeconds: 300,
    input: z.strictObject({}),
    example: {},
    responses: { 200: z.object({ data: z.array(collectionSchema) }) },
  },
  async (_, { shop }) => {
    const texts = await readTexts(shop, ["categories"]);
    const data = ids.map((id) => {
      const { title, intro } = texts.categories[id];
      const { path, name } = collections[id];
      // The first leads to all of it.
      const [, ...chips] = collectionChipLinks(id, texts.categories[id], { category: null });
      const categories = chips.map(({ to, label }) => ({
        id: new URLSearchParams(to.split("?")[1]).get("category") ?? "",
        name: label,
      }));
      return { id, name, title, intro, url: new URL(path, shop.env.PUBLIC_ORIGIN).href, categories };
    });
    return { status: 200, body: { data } };
  },
);

const collectionQuery = z
  .strictObject({ collection: z.enum(ids), category: z.string().max(60).optional(), ...listingFields })
  .superRefine((given, context) => {
    refuseUnknownValues(given, context);
    const chips = collectionChips[given.collection];
    if (given.category !== undefined && !chips.some(({ slug }) => slug === given.category))
      context.addIssue({ code: "custom", path: ["category"], message: `Not a category of ${given.collection}` });
  });

export const collectionProductsRoute = createRoute(
  {
    method: "GET",
    path: "/api/collections/{collection}/products",
    summary:
      "Answers a collection's products in the order of its page, filtered by the parameters of the shop's lists. Prices in kronor.",
    access: "public",
    limit: "products",
    takesQuery: true,
    cachedSeconds: 60,
    input: collectionQuery,
    example: { collection: "mens", category: "hoodies", size: ["m"], sort: "price-low" },
    responses: {
      200: z.object({ data: z.array(productSummarySchema), total: z.int(), next: z.string().nullable() }),
    },
  },
  async ({ collection, category, sort = "featured", after: page = 1, ...filters }, { shop }) => {
    const facet = category === undefined ? collection : collectionFacet(collection, category);
    const { products, total } = await readListing(shop.db, { facet }, { choice: choiceOf(filters), sort }, page);
    const data = products.map((card) => productSummary(card, shop.env.PUBLIC_ORIGIN));
    return { status: 200, body: { data, total, next: nextPage(page, listingPages(total)) } };
  },
);
