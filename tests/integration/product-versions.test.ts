import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { forgetCards } from "#app/features/catalogue/products/card-memory.ts";
import { listingStatement, listProducts, listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { forgetProducts, productStatement } from "#app/features/catalogue/products/read-product.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db, env } = openTestShop();
const run = (query: ReturnType<typeof sql>) => statement(db, query);
let made = 0;
/** A garment of each test, on a card that this isolate has read. */
let id = "";

const read = async () => (await listProductsById(db, [id]))[0];

/** The rows that a batch of D1 answers with, each as it comes. */
async function rowsOf(work: () => Promise<unknown>) {
  const rows: { id?: string; card?: string | null }[] = [];
  const all = env.DB.batch.bind(env.DB);
  env.DB.batch = (async (statements: D1PreparedStatement[]) => {
    const results = await all<{ id: string; card: string | null }>(statements);
    rows.push(...results.flatMap(({ results: found }) => found));
    return results;
  }) as typeof env.DB.batch;
  await work().finally(() => (env.DB.batch = all));
  return rows;
}
const listed = () => db.batch([listingStatement(db, { facet: "all", sort: "newest" })]);

const sellAll = () =>
  sql`INSERT INTO stock_movements (variant_id, product_id, reason, actor, delta, quantity_after, created_at) SELECT id, product_id, 'correction', 'a test', -quantity, 0, ${now.toISOString()} FROM product_variants WHERE product_id = ${id} AND quantity > 0`;

beforeEach(async () => {
  id = `card-${++made}`;
  await stockGarment(db, { id });
  forgetCards();
  await read();
});

describe("a card", () => {
  it("is not read again while it is as it was", async () => {
    await listed();
    const rows = await rowsOf(listed);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ card }) => card)).toEqual(rows.map(() => null));
    expect((await listed())[0].map(({ card }) => card)).toEqual(
      (await listProducts(db, { facet: "all", sort: "newest" })).products,
    );
  });

  it("is read alone when it alone changed", async () => {
    await stockGarment(db, { id: `${id}-other` });
    await listed();
    await run(sql`UPDATE products SET name = 'Coat' WHERE id = ${id}`);
    const rows = await rowsOf(listed);
    expect(rows.filter(({ card }) => card !== null).map((row) => row.id)).toEqual([id]);
  });

  it("is read in a new isolate", async () => {
    await listed();
    forgetCards();
    expect((await rowsOf(listed)).filter(({ card }) => card === null)).toEqual([]);
  });

  it("is the one of before again after a statement that failed", async () => {
    const before = await read();
    const name = run(sql`UPDATE products SET name = 'Coat' WHERE id = ${id}`);
    await expect(db.batch([name, run(sql`UPDATE products SET price_ore = -1 WHERE id = ${id}`)])).rejects.toThrow();
    expect(await read()).toBe(before);
  });

  it("is right for readers whose cards are of different states", async () => {
    const early = listingStatement(db, { facet: "all", sort: "newest" });
    await run(sql`UPDATE products SET name = 'Coat' WHERE id = ${id}`);
    // Another request reads the new card and keeps it, before the early statement is sent.
    await listed();
    const names = (await early).map(({ card }) => card).filter((card) => card.id === id);
    expect(names).toMatchObject([{ name: "Coat" }]);
  });

  it("is read also where its version is missing", async () => {
    await run(sql`DELETE FROM product_versions WHERE product_id = ${id}`);
    expect(await read()).toMatchObject({ id });
    expect(await read()).toMatchObject({ id });
  });
});

describe("a card is another one after", () => {
  it.each<[string, () => ReturnType<typeof sql>]>([
    ["a new name", () => sql`UPDATE products SET name = 'Coat' WHERE id = ${id}`],
    ["a new price", () => sql`UPDATE products SET price_ore = price_ore + 100 WHERE id = ${id}`],
    ["another category", () => sql`UPDATE products SET category = 'Accessories' WHERE id = ${id}`],
    ["a product that is new", () => sql`UPDATE products SET is_new = 1 - is_new WHERE id = ${id}`],
    ["a sale that is stopped", () => sql`UPDATE products SET in_stock = 0 WHERE id = ${id}`],
    ["a color's name", () => sql`UPDATE product_colors SET name = 'Soot' WHERE product_id = ${id} AND id = 'black'`],
    ["a color that is not sold", () => sql`UPDATE product_colors SET available = 0 WHERE product_id = ${id}`],
    [
      "a new color",
      () =>
        sql`INSERT INTO product_colors (product_id, id, name, hex, available, position) VALUES (${id}, 'moss', 'Moss', '#556b2f', 1, 9)`,
    ],
    ["a size that is not sold", () => sql`UPDATE product_sizes SET available = 0 WHERE product_id = ${id}`],
    [
      "a new picture",
      () =>
        sql`INSERT INTO product_media (id, product_id, url, alt, position) VALUES (${newId("pic")}, ${id}, 'https://pictures.example/a.webp', 'A', -1)`,
    ],
    ["stock that was sold", sellAll],
    ["variants that are gone", () => sql`DELETE FROM product_variants WHERE product_id = ${id}`],
    [
      "a first review",
      () =>
        sql`INSERT INTO review_counts (product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked) VALUES (${id}, 0, 0, 0, 0, 1, 0, 0, 0, 0)`,
    ],
  ])("%s", async (_, change) => {
    const before = await read();
    await run(change());
    const after = await read();
    expect(after).not.toEqual(before);
    forgetCards();
    expect(after).toEqual(await read());
  });

  it("a price of its past, as reductions are told by those", async () => {
    const before = await read();
    await run(
      sql`INSERT INTO price_history (id, product_id, price_ore, currency, valid_from) VALUES (${newId("prc")}, ${id}, 1, 'SEK', '2026-01-01T00:00:00.000Z')`,
    );
    expect(await read()).not.toBe(before);
  });
});

describe("a product's page", () => {
  const readProduct = () => productStatement(db, id);

  it("is not read again while it is as it was, and is after a change of its texts or stock", async () => {
    const before = await readProduct();
    expect(await readProduct()).toBe(before);
    await run(
      sql`INSERT INTO product_details (product_id, fit_guide) VALUES (${id}, 'Close') ON CONFLICT DO UPDATE SET fit_guide = 'Close'`,
    );
    const after = await readProduct();
    expect(after).toMatchObject({ texts: { fitGuide: "Close" } });
    await run(sellAll());
    const soldOut = await readProduct();
    expect(soldOut?.variants.map(({ quantity }) => quantity)).toEqual(after?.variants.map(() => 0));
    forgetProducts();
    expect(await readProduct()).toEqual(soldOut);
  });

  it("is unknown where there is no such product, each time", async () => {
    expect(await productStatement(db, "never")).toBeNull();
    expect(await productStatement(db, "never")).toBeNull();
  });
});

/** What the pages of a language whose market isn't the shop's own read besides. */
const marketTables = [
  "market_price_history",
  "market_prices",
  "markets",
  "product_guarantees",
  "product_warnings",
  "slugs",
];
/** Where rows are only added, or only changed: a migration has added the markets. */
const changesAllowed: Record<string, string[]> = {
  price_history: ["INSERT"],
  variant_prices: ["INSERT"],
  market_price_history: ["INSERT"],
  markets: ["UPDATE"],
};

it.each<[string, () => { getQuery: () => { sql: string; params: unknown[] } }, string[]]>([
  ["card", () => listingStatement(db, { facet: "all", sort: "newest" }), ["review_counts"]],
  ["page", () => productStatement(db, id), ["product_details"]],
  [
    "card in Finnish",
    () => inLanguage("fi", () => listingStatement(db, { facet: "all", sort: "newest" })),
    ["review_counts", "translations", ...marketTables],
  ],
  [
    "page in Finnish",
    () => inLanguage("fi", () => productStatement(db, id)),
    ["product_details", "translations", ...marketTables],
  ],
])(
  "every table that a product's %s is read from renews its version on each change that the table allows",
  async (_, statementOf, own) => {
    const { sql: text, params } = statementOf().getQuery();
    const { results: steps } = await env.DB.prepare(`EXPLAIN ${text}`)
      .bind(...params)
      .all<{ opcode: string; p2: number }>();
    const pages = steps.filter(({ opcode }) => opcode === "OpenRead").map(({ p2 }) => p2);
    const { results: tables } = await env.DB.prepare(
      "SELECT DISTINCT tbl_name AS name FROM sqlite_schema WHERE rootpage IN (SELECT value FROM json_each(?)) ORDER BY name",
    )
      .bind(JSON.stringify(pages))
      .all<{ name: string }>();
    // Where a product stands in lists is no part of its card.
    const sources = tables
      .map(({ name }) => name)
      .filter((name) => !["product_facets", "product_versions"].includes(name));
    const all = [
      "price_history",
      "product_colors",
      "product_media",
      "product_sizes",
      "product_variants",
      "products",
      "variant_prices",
      ...own,
    ];
    expect(new Set(sources)).toEqual(new Set(all));
    const { results: triggers } = await env.DB.prepare(
      "SELECT tbl_name AS name, sql FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'product_version_%'",
    ).all<{ name: string; sql: string }>();
    const changes = (table: string) =>
      triggers.filter(({ name }) => name === table).map((trigger) => /AFTER (\w+)/.exec(trigger.sql)?.[1]);
    for (const table of sources)
      expect([table, changes(table)]).toEqual([table, changesAllowed[table] ?? ["INSERT", "UPDATE", "DELETE"]]);
  },
);
