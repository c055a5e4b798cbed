// What 10,000 variants with three options cost, beside the demo shop's products: `node scripts/bench/scale/three-options.ts`. Prints a table.
import { cpSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { sql } from "drizzle-orm";
import { getPlatformProxy } from "wrangler";

import { type Database, openDatabase } from "#app/db/client.server.ts";
import { joinedSize } from "#app/features/catalogue/products/size-parts.ts";

import { buildIfChanged, copyBuild } from "../../setup/build.ts";
import { migrate, seed } from "../../setup/local-state.ts";
import { benchBuild, benchFolder, demoState, withShop } from "../shop/serve-measured.ts";

/** 17 products of 10 colors, 10 sizes and 6 lengths: as many variants as a product may have. */
const products = 17;
const colors = Array.from({ length: 10 }, (_, i) => ({ id: `tone-${i}`, name: `Tone ${i}` }));
const sizes = Array.from({ length: 60 }, (_, i) => {
  const [value, third] = [`${30 + Math.floor(i / 6)}`, `${26 + 2 * (i % 6)} in`];
  return { id: `${value}-${i % 6}`, name: joinedSize(value, third), value, third };
});
const model = "raffla-ribbed-leggings";

await buildIfChanged();
copyBuild(benchBuild);
rmSync(demoState, { recursive: true, force: true });
await migrate(demoState);
await seed(demoState);
const state = `${benchFolder}/three-options`;
rmSync(state, { recursive: true, force: true });
cpSync(demoState, state, { recursive: true });
const proxy = await getPlatformProxy<{ DB: D1Database }>({
  configPath: "wrangler.toml",
  persist: { path: `${state}/v3` },
});
await fill(openDatabase(proxy.env.DB));
await proxy.dispose();
for (const [name, folder] of [["The demo shop", demoState] as const, ["With 10,200 more variants", state] as const])
  await withShop({ assets: false, state: folder }, async ({ origin }) => report(name, origin));

/** Copies one product of the demo shop, and gives each copy its options. */
async function fill(db: Database): Promise<void> {
  for (let n = 1; n <= products; n++) {
    const id = `many-${n}`;
    for (const table of ["products", "product_details", "product_compliance", "product_components", "product_facets"])
      await copyOf(db, table, table === "products" ? "id" : "product_id", id);
    await db.run(sql`UPDATE products SET name = ${`Many ${n}`}, published = 0 WHERE id = ${id}`);
    await db.run(sql`INSERT INTO product_colors (product_id, id, name, hex, position)
      SELECT ${id}, value ->> 'id', value ->> 'name', '#1F2A44', key FROM json_each(${JSON.stringify(colors)})`);
    await db.run(sql`INSERT INTO product_sizes (product_id, id, name, size_value, third_value, position)
      SELECT ${id}, value ->> 'id', value ->> 'name', value ->> 'value', value ->> 'third', key FROM json_each(${JSON.stringify(sizes)})`);
    await db.run(sql`INSERT INTO product_variants (id, product_id, color_id, size_id, quantity)
      SELECT ${id} || '.' || c.id || '.' || s.id, ${id}, c.id, s.id, (c.position + s.position) % 7
      FROM product_colors c JOIN product_sizes s ON s.product_id = c.product_id WHERE c.product_id = ${id}`);
    await db.run(sql`UPDATE products SET published = 1 WHERE id = ${id}`);
  }
}

async function copyOf(db: Database, table: string, key: string, id: string): Promise<void> {
  const columns = await db.all<{ name: string }>(sql`SELECT name FROM pragma_table_xinfo(${table}) WHERE hidden = 0`);
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map(({ name }) => (name === key ? sql`${id}` : sql.identifier(name)));
  await db.run(sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    SELECT ${sql.join(values, sql`, `)} FROM ${sql.identifier(table)} WHERE ${sql.identifier(key)} = ${model}`);
}

/** The first answer of each of some pages, so that none comes from the page cache: the median of their times, and the largest. */
async function report(shop: string, origin: string): Promise<void> {
  const many = shop === "The demo shop" ? [] : Array.from({ length: products }, (_, i) => `/product/many-${i + 1}`);
  const lists = Array.from({ length: 9 }, (_, i) => `/shop?sort=newest&min=${i + 1}`);
  const feed = Array.from({ length: 2 }, (_, i) => `/feeds/products.json?page=${i + 1}`);
  console.log(`\n${shop}`);
  await measure(origin, ["/shop", `/product/${model}`, "/product/pulse-core-tee"], "warm up");
  await measure(
    origin,
    ["form-leggings", "kontur-leggings", "vardag-joggers"].map((id) => `/product/${id}`),
    "product page",
  );
  if (many.length > 0) await measure(origin, many, "product page, 600 variants");
  await measure(origin, lists, "list, filtered by price");
  await measure(origin, ["/shop?size=30", "/shop?size=31", "/shop?size=m"], "list, filtered by size");
  await measure(origin, feed, "feed for agents, a page");
  await measure(origin, ["/feeds/google.xml"], "feed for Google, whole");
}

async function measure(origin: string, paths: readonly string[], title: string): Promise<void> {
  const answers: { ms: number; bytes: number; gzip: number }[] = [];
  for (const path of paths) {
    const began = performance.now();
    const response = await fetch(new URL(path, origin));
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    answers.push({ ms: performance.now() - began, bytes: body.length, gzip: gzipSync(body).length });
  }
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const most = (key: "bytes" | "gzip") => Math.max(...answers.map((answer) => answer[key]));
  console.log(
    `  ${title}: ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, ${most("bytes")} bytes, ${most("gzip")} compressed`,
  );
}
