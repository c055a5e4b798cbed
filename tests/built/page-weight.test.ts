import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type BuiltShop, openBuiltShop } from "../support/built-shop.ts";

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop("page-weight");
});
afterAll(() => shop.stop());

/** Bytes as they are sent. */
const weigh = (text: string) => gzipSync(text).length;

/** The parts that a page is weighed by: a part's weight is what the page is lighter without it. */
const parts = {
  classes: / class="[^"]*"/g,
  "other attributes": / (?:aria-|data-|id|role|for|type)[a-z-]*="[^"]*"/g,
  pictures: /<img[^>]*>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  "data of loaders": /<script>window\.__reactRouterContext\.streamController\.enqueue[\s\S]*?<\/script>/g,
  "scripts in the page": /<script(?! type="application|>window\.__react)[\s\S]*?<\/script>/g,
  "for search engines": /<script type="application\/ld\+json"[\s\S]*?<\/script>|<meta[^>]*>/g,
};

function heaviest(html: string): string {
  const whole = weigh(html);
  return Object.entries(parts)
    .map(([name, pattern]) => ({ name, bytes: whole - weigh(html.replaceAll(pattern, "")) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${bytes} bytes  ${name}`)
    .join("\n");
}

/** Bytes, each a little above what the page has. */
const limits: Record<string, number> = {
  // Each of its slides comes in three crops.
  "/": 16_740,
  "/shop": 17_860,
  // 870 of them name its 20 variants for search engines: a third are SKUs and barcodes, which nothing compresses.
  // 250 more are eleven of its pictures: each of its four colors has five.
  "/product/pulse-core-tee": 18_370,
  "/cart": 7_340,
  "/checkout": 11_150,
};

describe("the HTML of a page, gzipped", () => {
  it.each(Object.entries(limits))("%s has at most %i bytes", async (path, limit) => {
    const html = await (await fetch(new URL(path, shop.origin))).text();
    expect(weigh(html), heaviest(html)).toBeLessThanOrEqual(limit);
  });
});

describe("the style, gzipped", () => {
  it.each([
    ["shop", 16_080],
    ["staff", 13_500],
  ])("of %s pages has at most %i bytes", (name, limit) => {
    const [file = ""] = globSync(`build/client/assets/${name}-*.css`);
    expect(weigh(readFileSync(file, "utf8")), file).toBeLessThanOrEqual(limit);
  });

  it("of staff pages comes with staff pages alone", async () => {
    const linked = async (path: string) => (await (await fetch(new URL(path, shop.origin))).text()).includes("/staff-");
    expect([await linked("/"), await linked("/checkout"), await linked("/admin")]).toEqual([false, false, true]);
  });
});
