import { z } from "zod";

import { listingPages } from "#app/features/catalogue/products/listing.ts";
import { locales } from "#app/shared/language/languages.ts";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";

import { createRoute } from "./create-route.ts";
import { choiceOf, listingFields, refuseUnknownValues } from "./listing-fields.ts";
import { nextPage } from "./query-fields.ts";
import { productSummary, productSummarySchema } from "./shown-products.ts";

const searchSchema = z
  .strictObject({ q: z.string().trim().min(1).max(100), language: z.enum(locales).optional(), ...listingFields })
  .superRefine(refuseUnknownValues);

export const searchRoute = createRoute(
  {
    method: "GET",
    path: "/api/search",
    summary:
      "Searches the products as the shop's own search does, in five languages and with misspellings, best match first; filtered by the parameters of the shop's lists. With `language` as a page of that locale searches, in English where the shop is not open in it. Prices in the currency that each product names: with `language`, that of the market of its pages, once it is open.",
    access: "public",
    limit: "search",
    takesQuery: true,
    cachedSeconds: 60,
    input: searchSchema,
    example: { q: "black hoodie", sort: "price-low" },
    responses: {
      200: z.object({
        data: z.array(productSummarySchema),
        total: z.int(),
        next: z.string().nullable(),
        /** What the words were read as, where nothing was found by them as they were typed. */
        correctedTo: z.string().nullable(),
        /** What may have been meant; null where nobody need ask. */
        didYouMean: z.string().nullable(),
      }),
    },
  },
  async ({ q: search, sort = "featured", after: page = 1, ...filters }, { shop }) => {
    const place = { category: null, search, choice: choiceOf(filters), sort, page, layout: "grid" } as const;
    const { products, total, found } = await shopListing(shop.db, place, page);
    return {
      status: 200,
      body: {
        data: products.map((card) => productSummary(card, shop.env.PUBLIC_ORIGIN)),
        total,
        next: nextPage(page, listingPages(total)),
        correctedTo: found?.correctedTo ?? null,
        didYouMean: found?.didYouMean ?? null,
      },
    };
  },
);
