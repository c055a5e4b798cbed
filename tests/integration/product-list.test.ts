import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { parseListView } from "#app/admin/frame/list-address.ts";
import { listStaffProducts } from "#app/admin/products/list-products.server.ts";
import { productsList } from "#app/admin/products/products-list.tsx";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { setStates } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";

const { db, env } = openTestShop();
const time = now.toISOString();

beforeAll(async () => {
  // 45 women's products: every third a draft, every other one without stock, each a krona dearer than the one before.
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 44)
    INSERT INTO products (id, name, price_ore, category, published, in_stock, stock_total, has_stock, tags, created_at, updated_at)
    SELECT printf('tight-%02d', i), printf('Löpar Tight %02d', 44 - i), 10000 + i * 100, 'Womens Collection', i % 3 <> 0, 1,
      i % 2, i % 2, '["running"]', printf('2026-10-%02dT00:00:00.000Z', 1 + i % 28), ${time} FROM n`);
  await stockGarment(db, { id: "tee" });
  await stockGarment(db, { id: "deleted" });
  await archiveProduct(db, "deleted", { actor: "anna" }, now);
});

const view = (query: string) => parseListView(new URL(`/admin?tab=products&${query}`, "http://shop"), productsList);
const list = (query: string) => listStaffProducts(db, view(query));

describe("the Products tab", () => {
  it.each(["newest", "name", "price-low", "price-high"])(
    "walks every page by %s, there and back, each product once",
    async (sort) => {
      const seen: string[] = [];
      let page = await list(`sort=${sort}`);
      const first = page.rows.map(({ id }) => id);
      for (;;) {
        seen.push(...page.rows.map(({ id }) => id));
        if (!page.next) break;
        page = await listStaffProducts(db, { ...view(`sort=${sort}`), paging: { size: 20, after: page.next } });
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(46);
      while (page.previous) {
        page = await listStaffProducts(db, { ...view(`sort=${sort}`), paging: { size: 20, before: page.previous } });
      }
      expect(page.rows.map(({ id }) => id)).toEqual(first);
    },
  );

  it("filters by category, state and stock together", async () => {
    const { rows } = await list("category=Womens+Collection&state=draft&stock=out&sort=price-low");
    expect(rows.map(({ id }) => id)).toEqual(["00", "06", "12", "18", "24", "30", "36", "42"].map((i) => `tight-${i}`));
    expect(rows.every(({ soldOut, state }) => soldOut && state === "draft")).toBe(true);
  });

  it("finds by the beginning of words, with or without accents, and within the filters", async () => {
    expect((await list("q=lopar+tig")).rows).toHaveLength(20);
    expect((await list("q=garment")).rows.map(({ id }) => id)).toEqual(["tee"]);
    expect((await list("q=running+22")).rows.map(({ name }) => name)).toEqual(["Löpar Tight 22"]);
    expect((await list("q=garment&state=draft")).rows).toEqual([]);
    await setStates(db, ["tee"], "draft", { actor: "anna" }, now);
    expect((await list("q=garment&state=draft")).rows.map(({ id }) => id)).toEqual(["tee"]);
  });

  it.each(["q=%22+OR+1%3D1", "q=*", "after=zzz", "after=n1~", "sort=nothing&state=nothing"])(
    "takes %s as it comes",
    async (query) => {
      expect((await list(query)).rows.length).toBeLessThanOrEqual(20);
    },
  );
});

const filters = ["", "category=Accessories", "state=draft", "stock=out"].flatMap((a, i, all) =>
  all.slice(i).map((b) => [...new Set([a, b])].join("&")),
);
const queries = [...filters, "category=Accessories&state=draft&stock=in"].flatMap((filter) =>
  Object.keys(productsList.sorts).map((sort) => `${filter}&sort=${sort}`),
);

it.each([...queries, "q=tight", "q=tight&state=draft"])(
  "lists %s along an index, without sorting or looking through all",
  async (query) => {
    const statements = await statementsOf(env, () => list(query));
    expect(statements).not.toEqual([]);
    for (const { query: text, values } of statements) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
        .bind(...values)
        .all<{ detail: string }>();
      const details = results.map(({ detail }) => detail);
      expect(
        details.filter(
          (detail) => /SCAN products(?! USING)/.test(detail) || (/TEMP B-TREE/.test(detail) && !query.startsWith("q=")),
        ),
      ).toEqual([]);
    }
  },
);
