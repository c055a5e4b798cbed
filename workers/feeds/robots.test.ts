import { expect, it } from "vitest";

import type { Shop } from "#app/platform/env/context.ts";

import { robots } from "./robots.ts";

it("keeps search engines from the way to paying in each locale", async () => {
  const shop = { env: { PUBLIC_ORIGIN: "https://shop.example" }, languages: ["nb"] } as unknown as Shop;
  const text = await (await robots(new Request("https://shop.example/robots.txt"), shop)).text();
  expect(text.match(/(?<=Disallow: ).+/g)).toEqual([
    "/admin",
    "/checkout",
    "/cart",
    "/thank-you",
    "/api",
    "/nb/checkout",
    "/nb/cart",
    "/nb/thank-you",
  ]);
});

it("names the sitemap of each locale", async () => {
  const shop = { env: { PUBLIC_ORIGIN: "https://shop.example" }, languages: ["nb"] } as unknown as Shop;
  const text = await (await robots(new Request("https://shop.example/robots.txt"), shop)).text();
  expect(text.match(/(?<=Sitemap: ).+/g)).toEqual([
    "https://shop.example/sitemap.xml",
    "https://shop.example/nb/sitemap.xml",
  ]);
});
