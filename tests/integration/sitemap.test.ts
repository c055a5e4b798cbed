import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { products } from "#app/db/schema/catalogue.server.ts";
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

it("the sitemap has every page once a language that the shop is open in", async () => {
  const { db } = openTestShop();
  await stockGarment(db, { id: "hoodie" });
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map((match) => match[1]);
  const inEnglish = pathsIn(await sitemap(db, "https://shop.example"));
  const inThree = pathsIn(await sitemap(db, "https://shop.example", ["sv", "fi"]));
  expect(inThree).toHaveLength(3 * inEnglish.length);
  expect(new Set(inThree).size).toBe(inThree.length);
  for (const path of ["/product/hoodie", "/sv", "/fi/product/hoodie", "/sv/shop"]) expect(inThree).toContain(path);
});
