import { describe, expect, it, vi } from "vitest";

import { withPageCache } from "#app/platform/cached-pages.server.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const page = (cacheControl = "public, max-age=0, s-maxage=60", status = 200) =>
  vi.fn(async () => new Response("<p>A page</p>", { status, headers: { "Cache-Control": cacheControl } }));

async function visit(path: string, render: ReturnType<typeof page>, init: RequestInit = {}) {
  const response = await withPageCache(new Request(`https://shop.example${path}`, init), shop, "build", render);
  const text = await response.text();
  await shop.finished();
  return text;
}

describe("the page cache", () => {
  it("renders a page once and answers it again from its copy", async () => {
    const render = page();
    expect(await visit("/shop?category=hoodies", render)).toBe("<p>A page</p>");
    expect(await visit("/shop?category=hoodies", render)).toBe("<p>A page</p>");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("takes parameters that mean nothing, and their order, for the same page", async () => {
    const render = page();
    await visit("/shop?sort=newest&page=2", render);
    await visit("/shop?page=2&utm_source=mail&sort=newest", render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("forgets all copies when the shop changes", async () => {
    const render = page();
    await visit("/product/tee", render);
    invalidatePages(shop, { everything: true });
    await visit("/product/tee", render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["a search", "/shop?search=tee", {}, page()],
    ["the admin", "/admin", {}, page()],
    ["an order's confirmation", "/thank-you?orderId=1&key=2", {}, page()],
    ["the router's manifest", "/__manifest?paths=/a", {}, page()],
    ["a form that is sent", "/contact", { method: "POST" }, page()],
    ["a page that says it is private", "/private", {}, page("private")],
    ["an answer that failed", "/broken", {}, page("public, s-maxage=60", 503)],
  ])("never keeps %s", async (_, path, init, render) => {
    await visit(path, render, init);
    await visit(path, render, init);
    expect(render).toHaveBeenCalledTimes(2);
  });
});
