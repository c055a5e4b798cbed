import { describe, expect, it } from "vitest";

import { countChoices } from "#app/features/catalogue/filters/count-choices.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";

import { shopPlaceOf } from "./listing-place.ts";
import { listingResponse } from "./listing-response.server.ts";
import type { ListingPage } from "./read-listing.server.ts";

const vat = { mode: "included", rateHundredths: 25_00 } as const;
const { counts } = countChoices([], emptyChoice, vat);
const full: ListingPage = {
  products: [{ colors: [], pictures: [] } as unknown as ProductCard],
  total: 1,
  counts,
  leaves: [],
};
const empty: ListingPage = { ...full, products: [], total: 0 };

/** Whether the page of /shop by this query may be kept for everyone. */
async function isKept(query: string, listing: ListingPage): Promise<boolean> {
  const url = new URL(`https://shop.example/shop${query}`);
  const response = await listingResponse(url, shopPlaceOf(url.searchParams), async () => listing);
  const { headers } = (response as { init: ResponseInit | null }).init ?? {};
  return (new Headers(headers).get("Cache-Control") ?? "").startsWith("public");
}

describe("the page of a listing", () => {
  it.each(["", "?category=hoodies", "?category=hoodies&page=2&sort=newest&view=list", "?sort=featured", "?size=m"])(
    "at %s, an address of the shop's own, is kept",
    async (query) => expect(await isKept(query, full)).toBe(true),
  );

  it.each(["", "?category=hoodies"])("at %s is kept though the list is empty", async (query) => {
    expect(await isKept(query, empty)).toBe(true);
  });

  it.each([
    "?category=somebody-elses",
    "?category=HOODIES",
    "?page=02",
    "?page=two",
    "?sort=somebody-elses",
    "?view=somebody-elses",
    "?size=m&size=l",
    "?search=tee",
  ])("at %s, which no link of the shop leads to, is not kept", async (query) => {
    expect(await isKept(query, query.includes("category") ? empty : full)).toBe(false);
  });

  it("is not kept while the filters cannot be read", async () => {
    expect(await isKept("", { ...full, counts: null })).toBe(false);
    expect(await isKept("?category=hoodies", { ...full, counts: null })).toBe(false);
  });

  it("of the best sellers is kept, which have no filters", async () => {
    const bestSellers = { countedAt: null, picks: [] };
    expect(await isKept("?category=bestsellers", { ...full, counts: null, bestSellers })).toBe(true);
  });
});
