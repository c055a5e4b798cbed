import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { productColors, productFacets, productMedia, products } from "#app/db/schema/catalogue.server.ts";
import { searchSynonyms } from "#app/db/schema/search.server.ts";
import { previewSynonyms } from "#app/features/catalogue/search/preview-synonyms.server.ts";
import { searchHits } from "#app/features/catalogue/search/search-hits.server.ts";
import { maxHits } from "#app/features/catalogue/search/search-hits.ts";
import { suggestHits } from "#app/features/catalogue/search/suggestions.server.ts";
import { shopPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { idsOfEntries } from "#tests/support/search-entries.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";

const shop = openTestShop();
const { db, env } = shop;
/** What a text finds, its products by their ids. */
const search = async (text: string, options?: Parameters<typeof searchHits>[2]) => {
  const { entries, ...understood } = await searchHits(db, text, options);
  return { ...understood, ids: await idsOfEntries(db, entries) };
};
const found = async (text: string) => (await search(text)).ids;
const rename = (id: string, changed: Partial<typeof products.$inferInsert>) =>
  db.update(products).set(changed).where(eq(products.id, id));

beforeAll(async () => {
  for (const id of ["hoodie", "second-hoodie", "jacket", "bottle"]) await stockGarment(db, { id });
  await stockGarment(db, { id: "gone-hoodie", stock: 0 });
  await rename("hoodie", { name: "Kväll", productType: "Hoodie", soldCount: 5 });
  await rename("second-hoodie", { name: "Morgon", productType: "Hoodie", soldCount: 9 });
  await rename("gone-hoodie", { name: "Natt", productType: "Hoodie", soldCount: 99 });
  await rename("jacket", { name: "Vinterlöparjacka", productType: "Outer", sports: ["running"] });
  await rename("bottle", { name: "Steel Bottle", productType: "Equipment", description: "Fits a luvis." });
  await db.update(productColors).set({ name: "Fjord", hex: "#22304D" }).where(eq(productColors.productId, "hoodie"));
});

describe("a search", () => {
  it("puts what sold most first among equals, and what is sold out last", async () => {
    expect(await found("huppari")).toEqual(["second-hoodie", "hoodie", "gone-hoodie"]);
  });

  it("follows a product that was sold, renamed, hidden or given another color", async () => {
    await rename("hoodie", { soldCount: 10 });
    expect((await found("hoodie"))[0]).toBe("hoodie");
    await rename("hoodie", { soldCount: 5, published: false });
    expect(await found("hoodie")).not.toContain("hoodie");
    await rename("hoodie", { published: true, name: "Skymning" });
    expect(await found("kväll")).toEqual([]);
    expect(await found("skymn")).toEqual(["hoodie"]);
    await rename("hoodie", { name: "Kväll" });
    await db.update(productColors).set({ name: "Lera" }).where(eq(productColors.productId, "hoodie"));
    expect(await found("lera")).toEqual(["hoodie"]);
    await db.update(productColors).set({ name: "Fjord" }).where(eq(productColors.productId, "hoodie"));
  });

  it("finds a color by its family, whatever the shop calls it", async () => {
    expect(await found("blue hoodie")).toEqual(["hoodie"]);
    expect(await found("tummansininen")).toEqual([]);
  });

  it("shows what it found in the color asked for: on its card, and in the picture and link of a suggestion", async () => {
    const picture = { productId: "second-hoodie", position: 1, url: "/media/white.webp", alt: "", colorId: "white" };
    await db.insert(productMedia).values({ id: "second-hoodie-white", ...picture });
    const wantedIn = async (query: string) => {
      const { products: cards } = await shopListing(db, shopPlaceOf(new URLSearchParams(query)), 1);
      return cards.map(({ id, wantedColorId }) => [id, wantedColorId]);
    };
    expect(await wantedIn("search=vit+morgon")).toEqual([["second-hoodie", "white"]]);
    expect(await wantedIn("search=morgon")).toEqual([["second-hoodie", undefined]]);
    expect(await wantedIn("search=vit+morgon&color=black")).toEqual([["second-hoodie", "black"]]);
    expect((await suggestHits(db, "white hodie")).products[0]).toMatchObject({
      id: "second-hoodie",
      colorId: "white",
      image: "/media/white.webp",
    });
    expect((await suggestHits(db, "fjord")).products).toMatchObject([{ id: "hoodie", colorId: "black" }]);
    expect((await suggestHits(db, "morgon")).products[0]?.colorId).toBeUndefined();
  });

  it("suggests only what a typed price allows, and counts no more", async () => {
    await rename("second-hoodie", { priceOre: 900_00 });
    expect(await suggestHits(db, "huppari alle 500")).toMatchObject({
      products: [{ id: "hoodie" }, { id: "gone-hoodie" }],
      total: 2,
    });
    expect((await suggestHits(db, "huppari max 5000 kr")).total).toBe(3);
    expect((await suggestHits(db, "under 500")).total).toBe(4);
    await rename("second-hoodie", { priceOre: 299_00 });
  });

  it("finds what a word ends with, in a compound that no list knows", async () => {
    expect(await found("jacka")).toEqual(["jacket"]);
    expect(await found("løbejakke")).toEqual(["jacket"]);
  });

  it("shows the kind that was asked for when nothing meets every word, and says nothing was corrected", async () => {
    expect(await search("waterproof hoodie")).toMatchObject({
      ids: ["second-hoodie", "hoodie", "gone-hoodie"],
      didYouMean: null,
      correctedTo: null,
    });
  });

  it("looks for a kind of thing in descriptions when the shop has nothing of the kind", async () => {
    await rename("bottle", { description: "Fits a luvis and a towel." });
    expect(await found("handduk")).toEqual([]);
    expect(await found("towel")).toEqual(["bottle"]);
    await rename("jacket", { name: "Towel" });
    expect(await found("towel")).toEqual(["jacket"]);
    await rename("jacket", { name: "Vinterlöparjacka" });
  });

  it("says what it searched for when nothing was found as typed", async () => {
    expect(await search("blak hodie")).toMatchObject({
      ids: ["second-hoodie", "gone-hoodie"],
      didYouMean: "black hoodie",
      correctedTo: "black hoodie",
      marks: expect.arrayContaining(["black", "hoodie"]),
    });
  });

  it("corrects nothing where a help page answers, and names the page beside the list", async () => {
    const { found: understood, named } = await shopListing(db, shopPlaceOf(new URLSearchParams("search=frakt")), 1);
    expect(understood).toMatchObject({ didYouMean: null, correctedTo: null });
    expect(named?.pages).toContainEqual(expect.objectContaining({ path: "/shipping" }));
    expect((await search("blak hodie", { mayCorrect: false })).correctedTo).toBeNull();
  });

  it("shows only what is reduced for the words of a sale", async () => {
    const row = { productId: "hoodie", priceOre: 100, createdAt: now.toISOString(), featured: 0 };
    await db.insert(productFacets).values({ ...row, facet: "sale" });
    expect(await found("rea")).toEqual(["hoodie"]);
    expect(await found("hoodie på rea")).toEqual(["hoodie"]);
    expect(await found("jacka rea")).toEqual([]);
  });

  it("knows the words of staff at once, and forgets them with their group", async () => {
    expect(await found("luvis")).toEqual(["bottle"]);
    const group = { id: "syn-1", words: ["Luvis", "hoodie"], createdAt: now.toISOString(), createdBy: "ebba" };
    await db.insert(searchSynonyms).values(group);
    expect(await found("luvis")).toEqual(["second-hoodie", "hoodie", "gone-hoodie"]);
    expect(await found("blå luvis")).toEqual(["hoodie"]);
    expect(await found("huppari")).not.toContain("bottle");
    await db.delete(searchSynonyms);
    expect(await found("luvis")).toEqual(["bottle"]);
  });

  it("finds by a group what the preview of that group told, also through a word of another group", async () => {
    const row = { createdAt: now.toISOString(), createdBy: "ebba" };
    await db.insert(searchSynonyms).values({ ...row, id: "syn-1", words: ["flurp", "hoodie"] });
    const trial = { id: "syn-2", words: ["glorp", "flurp"] };
    expect(await previewSynonyms(db, trial)).toEqual({
      words: [
        { word: "glorp", found: 0 },
        { word: "flurp", found: 3 },
      ],
      together: 3,
    });
    await db.insert(searchSynonyms).values({ ...row, ...trial });
    expect(await found("glorp")).toEqual(["second-hoodie", "hoodie", "gone-hoodie"]);
    // The same group with other words in their place.
    expect((await previewSynonyms(db, { id: "syn-2", words: ["glorp", "brax"] })).together).toBe(0);
    await db.delete(searchSynonyms);
  });

  it("corrects to words that products have, and not to those they had", async () => {
    await rename("hoodie", { name: "Zenitos" });
    await rename("jacket", { name: "Zenitas" });
    await rename("jacket", { name: "Vinterlöparjacka" });
    expect(await search("zenitxs")).toMatchObject({ ids: ["hoodie"], correctedTo: "zenitos" });
    expect(await search("zenitas")).toMatchObject({ ids: ["hoodie"], correctedTo: "zenitos" });
    await rename("hoodie", { name: "Kväll" });
  });

  it("answers whatever is typed, and never with an error", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.stringMatching(/^[a-zåäöøæ0-9"'*:(){}^+\- ]{0,40}$/),
      fc.constantFrom('" OR "', "name : x", "{name} : (a)", "NEAR(a b)", "a NOT b", "AND", "\0", "x".repeat(10_000)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        expect((await searchHits(db, typed)).entries.length).toBeLessThanOrEqual(maxHits);
      }),
      { numRuns: 100 },
    );
  });
});

describe("a search of a random catalogue", () => {
  const places = ["name", "type", "text"] as const;
  const garment = fc.record({
    place: fc.constantFrom(...places),
    soldCount: fc.integer({ min: 0, max: 4 }),
  });

  it.each([1, 2, 3])("begins as ranking everything by the published steps does, by seed %i", async (seed) => {
    const word = ["quorvex", "blimdap", "zathrum"][seed - 1]!;
    const [catalogue = []] = fc.sample(fc.array(garment, { minLength: 200, maxLength: 200 }), { numRuns: 1, seed });
    const time = now.toISOString();
    for (const [i, { place, soldCount }] of catalogue.entries()) {
      await db.insert(products).values({
        id: `${word}-${i}`,
        name: place === "name" ? `Sort ${word}` : "Sort",
        productType: place === "type" ? word : "",
        description: place === "text" ? `Goes with a ${word}.` : "",
        soldCount,
        priceOre: 100,
        createdAt: time,
        updatedAt: time,
      });
    }
    const wanted = catalogue
      .map((each, i) => ({ ...each, id: `${word}-${i}`, step: places.indexOf(each.place), i }))
      .toSorted((a, b) => a.step - b.step || b.soldCount - a.soldCount || a.i - b.i);
    expect(await found(word)).toEqual(wanted.map(({ id }) => id));
  });
});

describe("what a search reads", () => {
  /** A full-text or JSON table is walked by its own index; every other table must be searched. */
  it.each(["black hoodie", "svart tröja dam xl", "blak hodie", "rea", "h", "qzxvw"])(
    "looks through no table of products for %s",
    async (text) => {
      const scans: string[] = [];
      for (const { query, values } of await statementsOf(env, () => searchHits(db, text))) {
        const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
          .bind(...values)
          .all<{ detail: string }>();
        scans.push(
          ...results
            .map(({ detail }) => detail)
            .filter((detail) => /^SCAN (e|p|f|products|product_\w+|search_entries|search_words)\b/.test(detail))
            .filter((detail) => !detail.includes("VIRTUAL TABLE INDEX") && !/^SCAN (f|best|found)$/.test(detail)),
        );
      }
      expect(scans).toEqual([]);
    },
  );

  it("grows little with the shop: products that are not found are not read", async () => {
    const cost = async () => {
      let rows = 0;
      for (const { query, values } of await statementsOf(env, () => searchHits(db, "kväll hoodie"))) {
        const { meta } = await env.DB.prepare(query)
          .bind(...values)
          .all();
        rows += meta.rows_read;
      }
      return rows;
    };
    const before = await cost();
    await addProducts(500, "other", "Strumpor");
    expect(await cost()).toBeLessThan(before + 50);
  });
});

describe("a search that finds more than anybody pages through", () => {
  beforeAll(async () => {
    await addProducts(2_500, "broad", "Balaclava");
    // The last that was added, in the database's own order.
    await rename("broad-2500", { soldCount: 999 });
    await statement(
      db,
      sql`INSERT INTO product_facets (facet, product_id, price_ore, created_at, featured)
      SELECT 'new', id, price_ore, created_at, 0 FROM products WHERE id LIKE 'broad-%'`,
    );
  });

  it("finds all of it, and puts what sells first whenever it was added", async () => {
    const ids = await found("balaclava");
    expect(ids[0]).toBe("broad-2500");
    expect(new Set(ids).size).toBe(2_500);
  });

  it("ranks all that is on offer", async () => {
    expect((await found("nyheter"))[0]).toBe("broad-2500");
  });
});

const addProducts = (count: number, id: string, name: string) =>
  statement(
    db,
    sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO products (id, name, price_ore, created_at, updated_at)
    SELECT ${id} || '-' || n, ${name}, 100, ${now.toISOString()}, ${now.toISOString()} FROM numbers`,
  );
