import { z } from "zod";

import type { Database } from "#app/db/client.server.ts";
import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import {
  readShownCollection,
  toldCollectionsStatement,
} from "#app/features/catalogue/collections/read-collections.server.ts";
import { collectionFacet as madeFacet } from "#app/features/catalogue/products/collection-facet.ts";
import { collectionChips, collectionFacet } from "#app/features/catalogue/products/facets.ts";
import { listingPages } from "#app/features/catalogue/products/listing.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { readTexts } from "#app/features/shop/content/queries.server.ts";
import { collectionChipLinks } from "#app/storefront/listing/chip-links.ts";
import { readListing } from "#app/storefront/listing/read-listing.server.ts";

import { createRoute } from "./create-route.ts";
import { choiceOf, listingFields, refuseUnknownValues } from "./listing-fields.ts";
import { nextPage } from "./query-fields.ts";
import { refusal, refuse } from "./refusals.ts";
import { productSummary, productSummarySchema } from "./shown-products.ts";

const ids = Object.keys(collections) as Collection[];
const isFixed = (id: string): id is Collection => Object.hasOwn(collections, id);
const unknownCollection = refusal(404, "unknown-collection", "There is no such collection");

export const collectionSchema = z.object({
  /** Of one that staff made, what its address ends with. */
  id: z.string(),
  name: z.string(),
  title: z.string(),
  intro: z.string(),
  url: z.url(),
  /** Its parts, by which its products can be listed; one that staff made has none. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const collectionsRoute = createRoute(
  {
    method: "GET",
    path: "/api/collections",
    summary:
      "Answers the collections with their texts, and the categories of each: the three that always are, then those that staff made.",
    access: "public",
    limit: "products",
    takesQuery: true,
    cachedSeconds: 300,
    input: z.strictObject({}),
    example: {},
    responses: { 200: z.object({ data: z.array(collectionSchema) }) },
  },
  async (_, { shop }) => {
    const [texts, made] = await Promise.all([readTexts(shop, ["categories"]), toldCollectionsStatement(shop.db)]);
    const fixed = ids.map((id) => {
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
    const others = made.map(({ slug, title, text }) => {
      const url = new URL(collectionPath(slug), shop.env.PUBLIC_ORIGIN).href;
      return { id: slug, name: title, title, intro: text, url, categories: [] };
    });
    return { status: 200, body: { data: [...fixed, ...others] } };
  },
);

const collectionQuery = z
  .strictObject({ collection: z.string().min(1).max(100), category: z.string().max(60).optional(), ...listingFields })
  .superRefine((given, context) => {
    refuseUnknownValues(given, context);
    const chips = isFixed(given.collection) ? collectionChips[given.collection] : [];
    if (given.category !== undefined && !chips.some(({ slug }) => slug === given.category))
      context.addIssue({ code: "custom", path: ["category"], message: `Not a category of ${given.collection}` });
  });

/** What the list of a collection is read by, as on its page; null for one that there is not. */
async function listOf(db: Database, collection: string, category: string | undefined) {
  if (isFixed(collection))
    return { base: { facet: category === undefined ? collection : collectionFacet(collection, category) } };
  const made = await readShownCollection(db, collection.toLowerCase());
  return made && { base: { facet: madeFacet(made.id), first: made.placed }, ownSort: made.sort };
}

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
    refusals: [unknownCollection],
  },
  async ({ collection, category, sort, after: page = 1, ...filters }, { shop }) => {
    const list = await listOf(shop.db, collection, category);
    if (!list) return refuse(unknownCollection);
    const wanted = { choice: choiceOf(filters), sort: sort ?? list.ownSort ?? "featured" };
    const { products, total } = await readListing(shop.db, list.base, wanted, page);
    const data = products.map((card) => productSummary(card, shop.env.PUBLIC_ORIGIN));
    return { status: 200, body: { data, total, next: nextPage(page, listingPages(total)) } };
  },
);
