import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { markets } from "#app/db/schema/markets.server.ts";
import type { Locale } from "#app/shared/language/languages.ts";
import { sitemap } from "#app/storefront/frame/sitemap.server.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

it("the sitemap holds published products, listings and pages, and nothing hidden", async () => {
  const { db } = openTestShop();
  for (const id of ["tee", "unpublished", "private", "archived"]) {
    await stockGarment(db, { id, published: id !== "unpublished" });
  }
  await db.update(products).set({ isPrivate: true }).where(eq(products.id, "private"));
  await db.update(products).set({ archivedAt: "2026-11-20T12:00:00Z" }).where(eq(products.id, "archived"));

  const xml = await sitemap(db, "https://shop.example");
  const found = [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map((match) => match[1]);
  expect(found.filter((path) => path?.startsWith("/product/"))).toEqual(["/product/tee"]);
  for (const path of ["/", "/shop", "/mens-collection", "/faq", "/cookie-policy"]) expect(found).toContain(path);
  for (const path of ["/cart", "/checkout", "/admin", "/test-product"]) expect(found).not.toContain(path);
  expect(xml).toContain("<loc>https://shop.example/product/tee</loc><lastmod>2026-11-20</lastmod>");
});

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map((match) => match[1]);

it("each locale has a sitemap of its own, with every page", async () => {
  const { db } = openTestShop();
  await stockGarment(db, { id: "hoodie" });
  const inEnglish = pathsIn(await sitemap(db, "https://shop.example"));
  const inSwedish = pathsIn(await sitemap(db, "https://shop.example", "sv"));
  expect(inSwedish).toEqual(inEnglish.map((path) => (path === "/" ? "/sv" : `/sv${path}`)));
});

it("what isn't sold in an open market is in the sitemaps of the others alone", async () => {
  const { db } = openTestShop();
  for (const id of ["priced", "unpriced"]) await stockGarment(db, { id });
  await statement(
    db,
    sql`INSERT INTO market_prices (id, market, product_id, price_ore, updated_at) VALUES ('dk:priced', 'dk', 'priced', 24900, '2026-11-20T12:00:00Z')`,
  );
  const sold = async (locale: Locale) =>
    pathsIn(await sitemap(db, "https://shop.example", locale)).filter((path) => path?.endsWith("priced"));
  expect(await sold("da")).toHaveLength(2);
  await db.update(markets).set({ isOpen: true }).where(eq(markets.id, "dk"));
  expect(await sold("da")).toEqual(["/da/product/priced"]);
  expect(await sold("en")).toHaveLength(2);
});
