import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { undoByAction } from "#app/admin/audit/undo.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { applyCount } from "#app/features/catalogue/inventory/apply-count.server.ts";
import { changeStock } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { compareCount } from "#app/features/catalogue/inventory/compare-count.server.ts";
import { listStock } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { readVariantStock } from "#app/features/catalogue/inventory/read-variant.server.ts";
import type { StockChange } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readVersions } from "#app/platform/page-cache/tag-versions.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { expectLedgerToAddUp } from "#tests/support/stock-ledger.ts";

const shop = openTestShop();
const { db, env } = shop;

const set = (changes: StockChange[], at = now) => changeStock(db, changes, { reason: "count", actor: "kim" }, at);
const list = (query: Partial<Parameters<typeof listStock>[1]> = {}) =>
  listStock(db, { search: "", filters: {}, sort: "name", paging: { size: 100 }, ...query });
const idsOf = async (query: Partial<Parameters<typeof listStock>[1]>) => (await list(query)).rows.map(({ id }) => id);

const manyOf = (i: number) => {
  const time = now.toISOString();
  return { id: `sock-${i}`, name: `Sock ${i}`, priceOre: 100_00, createdAt: time, updatedAt: time };
};

beforeAll(async () => {
  for (const id of ["alpha", "beta", "gamma"]) await stockGarment(db, { id, stock: 20 });
  await db.update(products).set({ name: "Löpar Tee" }).where(eq(products.id, "beta"));
  await set([
    { variantId: "alpha-black-m", to: 0 },
    { variantId: "alpha-black-l", to: 1 },
    { variantId: "alpha-white-m", to: 5 },
    { variantId: "alpha-white-l", to: 6 },
  ]);
});

describe("the stock list", () => {
  it("goes by product, color and size as the product has them", async () => {
    expect(await idsOf({})).toEqual(
      ["alpha", "gamma", "beta"].flatMap((id) =>
        ["black-m", "black-l", "white-m", "white-l"].map((one) => `${id}-${one}`),
      ),
    );
    expect((await list()).rows[8]).toEqual({
      id: "beta-black-m",
      productId: "beta",
      product: "Löpar Tee",
      color: "Black",
      size: "M",
      sku: null,
      image: "/media/beta.webp",
      quantity: 20,
      reserved: 0,
      waiting: 0,
      isMarkedOut: false,
    });
  });

  it.each<["low" | "out", string[]]>([
    ["out", ["alpha-black-m"]],
    ["low", ["alpha-black-l", "alpha-white-m"]],
  ])("filters what is %s", async (stock, ids) => {
    expect(await idsOf({ filters: { stock } })).toEqual(ids);
    expect((await idsOf({ filters: { stock }, sort: "most" })).toSorted()).toEqual(ids.toSorted());
  });

  it("leaves out what is sold out when it shows what is in stock", async () => {
    const ids = await idsOf({ filters: { stock: "in" } });
    expect(ids).toHaveLength(11);
    expect(ids).not.toContain("alpha-black-m");
  });

  it.each([
    ["fewest", ["alpha-black-m", "alpha-black-l", "alpha-white-m", "alpha-white-l"]],
    ["most", ["gamma-white-m", "gamma-white-l", "gamma-black-m", "gamma-black-l"]],
  ] as const)("sorts by %s units", async (sort, ids) => {
    expect((await idsOf({ sort })).slice(0, 4)).toEqual(ids);
  });

  it.each(["name", "fewest", "most"] as const)("goes on by %s where a page ended, and back", async (sort) => {
    const all = await idsOf({ sort });
    const first = await list({ sort, paging: { size: 5 } });
    const second = await list({ sort, paging: { size: 5, after: first.next } });
    const third = await list({ sort, paging: { size: 5, after: second.next } });
    expect([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(all);
    expect(third.next).toBeNull();
    expect(await list({ sort, paging: { size: 5, before: second.previous } })).toMatchObject({ rows: first.rows });
  });

  it.each([
    ["a product's name without its accents", "lopar", 4],
    ["a name and a color", "löpar black", 2],
    ["a name, a color and a size", "Löpar Tee, White L", 1],
    ["a name and a size", "lopar m", 2],
    ["a variant's id", "gamma-white-m", 1],
    ["a product's id", "gamma", 4],
    ["what is not there", "lopar green", 0],
    ["signs alone", '"*(', 0],
    ["an operator", "lopar OR gamma", 0],
  ])("finds by %s", async (_, search, count) => {
    expect(await idsOf({ search })).toHaveLength(count);
  });

  it("says so when a search matches more products than it looks at", async () => {
    expect(await list({ search: "garment" })).toMatchObject({ isCapped: false });
    for (let i = 0; i <= 100; i++) await db.insert(products).values(manyOf(i));
    expect(await list({ search: "sock black" })).toMatchObject({ isCapped: true });
    expect(await list({ search: "alpha black" })).toMatchObject({ isCapped: false });
    expect(await list()).toMatchObject({ isCapped: false });
  });

  it("searches within a filter", async () => {
    expect(await idsOf({ search: "garment", filters: { stock: "low" } })).toEqual(["alpha-black-l", "alpha-white-m"]);
  });

  it("says what orders reserve that are not paid yet", async () => {
    await stockGarment(db, { id: "held", stock: 9 });
    const placed = await placeOrder(db, orderOf("held", { quantity: 3 }), now);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    expect((await list({ search: "held-black-m" })).rows).toMatchObject([{ quantity: 6, reserved: 3 }]);
    await cancelUnpaidOrder(db, placed.order.id, "test", now);
    expect((await list({ search: "held-black-m" })).rows).toMatchObject([{ quantity: 9, reserved: 0 }]);
  });

  it("forgets a deleted product and has it back when it is restored", async () => {
    await stockGarment(db, { id: "archived", stock: 9 });
    const archive = (archivedAt: string | null) =>
      db.update(products).set({ archivedAt }).where(eq(products.id, "archived"));
    await archive(now.toISOString());
    expect(await idsOf({ search: "archived" })).toEqual([]);
    expect(await idsOf({})).not.toContain("archived-black-m");
    await archive(null);
    expect(await idsOf({ search: "archived" })).toHaveLength(4);
  });

  const queries = (["name", "fewest", "most"] as const).flatMap((sort) =>
    ([null, "low", "out", "in"] as const).map((filter) => ({ sort, filter })),
  );
  it.each(queries)(
    "walks an index of $sort with $filter: it scans no table and sorts nothing",
    async ({ sort, filter }) => {
      const details = await planOf(() =>
        list({
          sort,
          filters: filter ? { stock: filter } : {},
          paging: { size: 20, after: { value: sort === "name" ? "b" : 3, id: "x" } },
        }),
      );
      const walk = details.filter((detail) => /product_variants/.test(detail) && !/page/.test(detail))[0];
      const named = { low: "product_variants_low", out: "product_variants_sold_out", in: "product_variants_in_stock" };
      const index =
        sort === "name" ? (filter ? named[filter] : "product_variants_listed") : "product_variants_by_quantity";
      expect(walk).toContain(index);
      expect(
        details.filter((detail) => /^SCAN (?!.*(orders_reserved|page|unpaid|product_variants$))/.test(detail)),
      ).toEqual([]);
    },
  );
});

/** How SQLite goes about the one query of some work. */
async function planOf(work: () => Promise<unknown>): Promise<string[]> {
  const made: { query: string; values: unknown[] }[] = [];
  const prepare = env.DB.prepare.bind(env.DB);
  env.DB.prepare = (query) => {
    const prepared = prepare(query);
    const bind = prepared.bind.bind(prepared);
    prepared.bind = (...values) => {
      made.push({ query, values });
      return bind(...values);
    };
    return prepared;
  };
  await work().finally(() => (env.DB.prepare = prepare));
  const [only] = made;
  if (!only || made.length > 1) throw new Error(`${made.length} queries instead of one`);
  const { results } = await prepare(`EXPLAIN QUERY PLAN ${only.query}`)
    .bind(...only.values)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

describe("a variant's page", () => {
  it("says how many were sold lately, less those of cancelled orders", async () => {
    await stockGarment(db, { id: "sold", stock: 20 });
    const place = async (quantity: number, at: Date) => {
      const placed = await placeOrder(db, orderOf("sold", { quantity }), at);
      if (placed.kind !== "placed") throw new Error(placed.kind);
      return placed.order.id;
    };
    await place(5, addDays(now, -31));
    await place(3, addDays(now, -2));
    await cancelUnpaidOrder(db, await place(4, now), "test", now);
    expect(await readVariantStock(db, "sold-black-m", now)).toMatchObject({ quantity: 12, sold: 3 });
  });

  it("is none for an unknown variant", async () => {
    expect(await readVariantStock(db, "nothing", now)).toBeNull();
  });
});

describe("undoing a change of stock", () => {
  const undo = async (variantId: string, at = addMinutes(now, 10)) => {
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.subjectId, variantId));
    return undoByAction["stock.changed"]?.(shop, entry!, { actor: "astrid", now: at });
  };

  it("takes its units back and leaves sold what was sold meanwhile, once", async () => {
    await stockGarment(db, { id: "undone", stock: 10 });
    await set([{ variantId: "undone-black-m", to: 15 }]);
    await placeOrder(db, orderOf("undone", { quantity: 2 }), addMinutes(now, 1));
    expect(await undo("undone-black-m")).toBe("undone");
    expect(await unitsLeft(db, "undone")).toBe(8);
    expect(await undo("undone-black-m")).toBe("undone");
    expect(await unitsLeft(db, "undone")).toBe(8);
    await expectLedgerToAddUp(db);
  });

  it("renews the pages that show it and no others, also when it is asked for again", async () => {
    await stockGarment(db, { id: "renewed", stock: 0 });
    await set([{ variantId: "renewed-black-m", to: 4 }]);
    const names = ["product:renewed", "listings", "site", "product:alpha"];
    const renewedBy = async (work: () => Promise<unknown>) => {
      const before = await readVersions(shop, names);
      await work();
      const after = await readVersions(shop, names);
      return names.filter((_, i) => before[i]?.[1] !== after[i]?.[1]);
    };
    const shown = ["product:renewed", "listings"];
    expect(await renewedBy(() => Promise.all([undo("renewed-black-m"), undo("renewed-black-m")]))).toEqual(shown);
    expect(await unitsLeft(db, "renewed")).toBe(0);
    expect(await renewedBy(() => undo("renewed-black-m", addMinutes(now, 20)))).toEqual(shown);
  });

  it("is refused once the number was counted again", async () => {
    await stockGarment(db, { id: "recounted", stock: 10 });
    await set([{ variantId: "recounted-black-m", to: 15 }]);
    await set([{ variantId: "recounted-black-m", to: 14 }], addMinutes(now, 1));
    expect(await undo("recounted-black-m")).toBe("changed-since");
    expect(await unitsLeft(db, "recounted")).toBe(14);
  });

  it("is refused when the units are sold", async () => {
    await stockGarment(db, { id: "gone", stock: 0 });
    await set([{ variantId: "gone-black-m", to: 4 }]);
    await placeOrder(db, orderOf("gone", { quantity: 2 }), addMinutes(now, 1));
    expect(await undo("gone-black-m")).toBe("changed-since");
    expect(await unitsLeft(db, "gone")).toBe(2);
  });
});

describe("a count by file", () => {
  const rows = (...counts: [variantId: string, quantity: number][]) =>
    counts.map(([variantId, quantity], i) => ({ line: i + 1, variantId, quantity }));

  it("is compared with what is there", async () => {
    await stockGarment(db, { id: "filed", stock: 10 });
    expect(await compareCount(db, rows(["filed-black-m", 12], ["filed-black-l", 10], ["unheard-of", 1]))).toEqual({
      differences: [{ variantId: "filed-black-m", name: "Garment filed, Black, M", from: 10, to: 12 }],
      unchanged: 1,
      problems: [{ line: 3, text: "There is no variant 'unheard-of'" }],
    });
    expect(await unitsLeft(db, "filed")).toBe(10);
  });

  it("leaves out what was sold since, and says so", async () => {
    await stockGarment(db, { id: "partly", stock: 10 });
    await placeOrder(db, orderOf("partly", { quantity: 1 }), now);
    const counts = [
      { variantId: "partly-black-m", from: 10, to: 12 },
      { variantId: "partly-black-l", from: 10, to: 13 },
    ];
    const applied = await applyCount(db, counts, { actor: "kim", note: "Yearly count" }, now);
    expect(applied).toMatchObject({ changed: 1, refused: [{ variantId: "partly-black-m", current: 9 }] });
    expect(await unitsLeft(db, "partly")).toBe(9);
    expect(await readVariantStock(db, "partly-black-l", now)).toMatchObject({ quantity: 13 });
    const again = await applyCount(db, counts, { actor: "kim", note: "" }, now);
    expect(again).toMatchObject({ changed: 0, refused: [{ current: 9 }, { current: 13 }] });
  });

  it("writes two thousand variants at once, with one entry in the audit log", async () => {
    const time = now.toISOString();
    await stockGarment(db, { id: "many", stock: 0 });
    const sizes = Array.from({ length: 1_000 }, (_, i) => `size-${i}`);
    await db.batch([
      statement(
        db,
        sql`INSERT INTO product_sizes (product_id, id, name, position)
        SELECT 'many', value, value, key + 10 FROM json_each(${JSON.stringify(sizes)})`,
      ),
      statement(
        db,
        sql`INSERT INTO product_variants (id, product_id, color_id, size_id, quantity)
        SELECT 'many-' || color.value || '-' || size.value, 'many', color.value, size.value, 0
        FROM json_each('["black","white"]') color, json_each(${JSON.stringify(sizes)}) size`,
      ),
    ]);
    const counts = sizes.flatMap((size) =>
      ["black", "white"].map((color) => ({ variantId: `many-${color}-${size}`, from: 0, to: 7 })),
    );
    const applied = await applyCount(db, counts, { actor: "counter", note: "" }, now);
    expect(applied).toMatchObject({ changed: 2_000, refused: [] });
    const [sum] = await db
      .select({ units: sql<number>`sum(quantity)` })
      .from(productVariants)
      .where(eq(productVariants.productId, "many"));
    expect(sum?.units).toBe(14_000);
    expect(await db.select().from(auditLog).where(eq(auditLog.actor, "counter"))).toMatchObject([
      { subjectName: "2000 variants", createdAt: time },
    ]);
    await expectLedgerToAddUp(db);
  });
});
