import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { limitedSearchOf } from "#app/features/catalogue/search/price-limit.ts";
import { searchHits } from "#app/features/catalogue/search/search-hits.server.ts";
import { addressOfLimitedSearch } from "#app/storefront/listing/limited-search.ts";
import { shopPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { namedPages } from "#app/storefront/search/named-places.ts";
import { suggest } from "#app/storefront/search/suggest.server.ts";
import { idsOfEntries } from "#tests/support/search-entries.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

import { demoProducts } from "../../scripts/demo/catalogue/products.ts";
import { acceptedMisses } from "./search-relevance/accepted-misses.ts";
import { type Expectation, failuresOf } from "./search-relevance/expectation.ts";
import type { Garment } from "./search-relevance/garments.ts";
import { combined } from "./search-relevance/queries/combined.ts";
import { kinds } from "./search-relevance/queries/kinds.ts";
import { names } from "./search-relevance/queries/names.ts";
import { offers } from "./search-relevance/queries/offers.ts";
import { prices } from "./search-relevance/queries/prices.ts";
import { sizes } from "./search-relevance/queries/sizes.ts";
import { strange } from "./search-relevance/queries/strange.ts";
import { typing } from "./search-relevance/queries/typing.ts";
import { unseen } from "./search-relevance/queries/unseen.ts";
import { wishes } from "./search-relevance/queries/wishes.ts";
import { seedGarments } from "./search-relevance/seed-garments.ts";

const { db } = openTestShop();
const themes = { names, kinds, wishes, typing, offers, strange, unseen, combined, sizes, prices };
let garments: Garment[];

beforeAll(async () => {
  await seedGarments(db, now);
  const reduced = await statement<{ id: string }>(
    db,
    sql`SELECT product_id AS id FROM product_facets WHERE facet = 'sale'`,
  );
  garments = demoProducts
    .filter(({ published, isPrivate }) => published !== false && isPrivate !== true)
    .map((product) => ({ ...product, isReduced: reduced.some(({ id }) => id === product.id) }));
});

async function answerTo(text: string) {
  const { collections, pages } = await suggest(db, text);
  return {
    hits: (await foundBy(text)).map((id) => garments.find((garment) => garment.id === id) ?? hidden(id)),
    paths: [...collections, ...pages].map(({ path }) => path),
  };
}

/** The ids of all that the results page lists. */
async function foundBy(text: string): Promise<string[]> {
  const limited = limitedSearchOf(text);
  const words = limited?.words ?? text;
  const { entries } = await searchHits(db, words, { mayCorrect: namedPages(words).length === 0 });
  if (!limited) return idsOfEntries(db, entries);
  const { searchParams } = new URL(`https://shop.example${addressOfLimitedSearch(searchUrl(text))}`);
  const { choice } = shopPlaceOf(searchParams);
  const base = words === "" ? { facet: "all" } : { entries };
  const listing = await filteredListing(db, { base, choice, sort: null, page: 1, size: garments.length });
  return listing.products.map(({ id }) => id);
}

const searchUrl = (text: string) => new URL(`https://shop.example/shop?search=${encodeURIComponent(text)}`);

/** A product that must never come: not for sale to everyone. */
function hidden(id: string): Garment {
  const product = demoProducts.find((demo) => demo.id === id);
  if (!product) throw new Error(`The search found ${id}, which is no product`);
  return { ...product, isReduced: false };
}

describe("the relevance table", () => {
  it("asks at least 170 different things in five languages", () => {
    const asked = Object.values(themes).flat();
    expect(new Set(asked.map(({ text }) => text)).size).toBeGreaterThanOrEqual(170);
    expect(new Set(asked.map(({ language }) => language)).size).toBe(5);
  });

  it("accepts few misses, each of a text it asks", () => {
    const texts = new Set(Object.values(themes).flatMap((theme) => theme.map(({ text }) => text)));
    expect(acceptedMisses.filter(({ text }) => !texts.has(text))).toEqual([]);
    expect(acceptedMisses.length).toBeLessThanOrEqual(8);
  });

  it.each(Object.entries(themes))("is answered as people expect: %s", async (theme, expectations) => {
    const failed: string[] = [];
    let held = 0;
    for (const expected of expectations) {
      const failures = failuresOf(expected, await answerTo(expected.text), garments);
      if (failures.length === 0) held += 1;
      else failed.push(line(expected, failures));
    }
    console.info([`Relevance, ${theme}: ${held} of ${expectations.length}`, ...failed].join("\n  "));
    const accepted = acceptedMisses.map(({ text }) => JSON.stringify(text.slice(0, 40)));
    expect(failed.filter((said) => !accepted.some((text) => said.startsWith(`${text} `)))).toEqual([]);
  });
});

function line({ text, language }: Expectation, failures: readonly string[]): string {
  return `${JSON.stringify(text.slice(0, 40))} (${language}): ${failures.join("; ")}`;
}
