import { afterAll, beforeAll, expect, it } from "vitest";

import { type BuiltShop, openBuiltShop } from "#tests/support/built-shop.ts";
import { everyRoute } from "#tests/support/every-route.ts";

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop("titles");
});
afterAll(() => shop.stop());

async function titleOf(path: string): Promise<string | undefined> {
  const html = await (await fetch(new URL(path, shop.origin), { redirect: "manual" })).text();
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll("&#x27;", "'");
}

const pages = everyRoute().filter(
  ({ path, source }) => source.includes("export const meta") && !path.startsWith("/admin"),
);

it.each(pages)("the title of $path ends with the shop's name", async ({ path }) => {
  // Without a link it leads to where one is sent.
  expect(await titleOf(path === "/exchange" ? "/exchange?id=unknown" : path)).toMatch(/^\S.* \| Pulse Mode$/);
});

it.each([
  ["/shop", "Shop all"],
  ["/shop?category=hoodies", "Hoodies"],
  ["/shop?category=new", "New Arrivals"],
  ["/shop?category=nonsense", "Shop all"],
  ["/shop?search=tee", "“tee”"],
  ["/mens-collection", "Men's Collection"],
  ["/mens-collection?category=hoodies", "Hoodies | Men's Collection"],
  ["/mens-collection?category=nonsense", "Men's Collection"],
  ["/womens-collection?kind=tights", "Leggings | Women's Collection"],
  ["/womens-collection?kind=tights&size=m", "Leggings | Women's Collection"],
  ["/shop?kind=tights", "Leggings"],
  ["/shop?sale=1", "Sale"],
])("the title of %s is '%s'", async (path, title) => {
  expect(await titleOf(path)).toBe(`${title} | Pulse Mode`);
});
