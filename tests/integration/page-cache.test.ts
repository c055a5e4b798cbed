import { describe, expect, it, vi } from "vitest";

import { withPageCache } from "#app/platform/cached-pages.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { keptPageOf, staleSeconds } from "#app/platform/kept-page.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";
import { recallPage, rememberPage } from "#app/platform/page-memory.ts";
import { readSharedPage, sharePage } from "#app/platform/shared-pages.server.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const page = (cacheControl = "public, max-age=0, s-maxage=60", status = 200) =>
  vi.fn(async () => new Response("<p>A page</p>", { status, headers: { "Cache-Control": cacheControl } }));

async function visit(path: string, render: () => Promise<Response>, init: RequestInit = {}, of: Shop = shop) {
  const response = await withPageCache(new Request(`https://shop.example${path}`, init), of, "build", render);
  const text = await response.text();
  await shop.finished();
  return text;
}

/** A shop whose KV is `kv` alone; what it would do behind the answer is kept in `later`. */
function shopWithKv(kv: object): { shop: Shop; later: Promise<unknown>[] } {
  const later: Promise<unknown>[] = [];
  const env = { ...shop.env, CONFIG_CACHE: kv as KVNamespace };
  return { shop: { ...shop, env, waitUntil: (work) => void later.push(work) }, later };
}

/** Begins to render a page, and never finishes, as for a shopper who left. */
async function hang(path: string): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const left = shopWithKv(shop.env.CONFIG_CACHE);
  void withPageCache(new Request(`https://shop.example${path}`), left.shop, "build", () => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  await begun.promise;
}

describe("the page cache", () => {
  it("renders a page once and answers it again from its copy", async () => {
    const render = page();
    expect(await visit("/shop?category=hoodies", render)).toBe("<p>A page</p>");
    expect(await visit("/shop?category=hoodies", render)).toBe("<p>A page</p>");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("renders a page once for all who ask for it at the same time", async () => {
    const gate = Promise.withResolvers<void>();
    const render = vi.fn(async () => {
      await gate.promise;
      return new Response("<p>A page</p>", { headers: { "Cache-Control": "public, s-maxage=60" } });
    });
    const visits = Array.from({ length: 20 }, () => visit("/contact?reason=crowd", render));
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    gate.resolve();
    expect(new Set(await Promise.all(visits))).toEqual(new Set(["<p>A page</p>"]));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["fails", () => Promise.reject(new Error("D1 is away"))],
    ["is not to be kept", async () => new Response("Too many requests", { status: 429 })],
  ])("renders for each of them when the page that they wait for %s", async (how, first) => {
    const gate = Promise.withResolvers<void>();
    const path = `/contact?reason=${how.length}`;
    const leading = visit(
      path,
      vi.fn(() => gate.promise.then(first)),
    );
    const render = page();
    const following = visit(path, render);
    gate.resolve();
    await leading.catch(() => undefined);
    expect(await following).toBe("<p>A page</p>");
  });

  it("waits no longer for a rendering that takes too long to be ever finished, and keeps the next one", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    await hang("/contact?reason=hung");
    vi.setSystemTime(Date.now() + 6_000);
    const render = page();
    await visit("/contact?reason=hung", render);
    await visit("/contact?reason=hung", render);
    expect(render).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("lets nobody wait for a page that is not kept anyway", async () => {
    await visit("/contact?reason=personal", page("private"));
    await hang("/contact?reason=personal");
    expect(await visit("/contact?reason=personal", page("private"))).toBe("<p>A page</p>");
  });

  it("answers with a page that is no longer fresh once more, and makes a new one behind it", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    const numbered = vi.fn(
      async () =>
        new Response(`Page ${numbered.mock.calls.length}`, { headers: { "Cache-Control": "public, s-maxage=60" } }),
    );
    expect(await visit("/size-guide", numbered)).toBe("Page 1");
    vi.setSystemTime(Date.now() + 61_000);
    expect(await visit("/size-guide", numbered)).toBe("Page 1");
    expect(await visit("/size-guide", numbered)).toBe("Page 2");
    vi.setSystemTime(Date.now() + (60 + staleSeconds) * 1000 + 1_000);
    expect(await visit("/size-guide", numbered)).toBe("Page 3");
    vi.useRealTimers();
  });

  it("finds in the data centre's cache what another isolate kept, with the page's own headers", async () => {
    const place = { address: "https://shop.example/returns", versions: "build.0" };
    const made = await keptPageOf(
      new Response("<p>Returns</p>", {
        headers: { "Cache-Control": "public, max-age=0, s-maxage=60", "X-Own": "yes" },
      }),
    );
    if (!made) throw new Error("It may be kept");
    await sharePage(place, made);
    const found = await readSharedPage(place);
    expect(found).toMatchObject({ status: 200, madeAt: made.madeAt, freshSeconds: 60 });
    expect(new Map(found?.headers)).toEqual(new Map(made.headers));
    expect(await readSharedPage({ ...place, versions: "build.1" })).toBeNull();
  });

  it("holds no more pages in memory than it has room for, and lets go of the oldest first", async () => {
    const megabyte = { status: 200, headers: [], body: new ArrayBuffer(2 ** 20), madeAt: Date.now(), freshSeconds: 60 };
    const place = (number: number) => ({ address: `https://shop.example/product/${number}`, versions: "large" });
    for (let number = 0; number < 40; number++) {
      rememberPage(place(number), megabyte);
      recallPage(place(0));
    }
    const held = Array.from({ length: 40 }, (_, number) => recallPage(place(number)) !== null);
    expect(held.filter(Boolean)).toHaveLength(24);
    expect(held[0]).toBe(true);
    expect(held[1]).toBe(false);
    expect(held[39]).toBe(true);
  });

  it("forgets all copies when the whole shop changes", async () => {
    const render = page();
    await visit("/faq", render);
    invalidatePages(shop, { everything: true });
    await visit("/faq", render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["a product", { products: ["tee"] }, "/product/tee", ["/product/hoodie", "/shop", "/reviews", "/"]],
    [
      "a product's reviews",
      { products: ["tee"] },
      "/reviews?product=tee",
      ["/reviews?product=hoodie", "/reviews?stars=5"],
    ],
    ["listings", { listings: true }, "/shop?page=2", ["/product/tee2", "/reviews?page=2"]],
    ["reviews", { reviews: true }, "/reviews?page=3", ["/product/tee3", "/mens-collection"]],
  ])("forgets only the pages that show %s when it changes", async (_, change, shown, others) => {
    const changed = page();
    const kept = page();
    await visit(shown, changed);
    for (const path of others) await visit(path, kept);
    invalidatePages(shop, change);
    await visit(shown, changed);
    for (const path of others) await visit(path, kept);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(kept).toHaveBeenCalledTimes(others.length);
  });

  it("writes to KV once for many changes at once, and tells the last of them", async () => {
    const put = vi.fn(async (_key: string, _value: string) => undefined);
    const rush = shopWithKv({ get: async () => null, put });
    for (let order = 0; order < 200; order++) invalidatePages(rush.shop, { products: ["rushed"] });
    await Promise.all(rush.later);
    expect(put.mock.calls.length).toBeLessThanOrEqual(2);
    expect(put.mock.calls.every(([key]) => key === "pages:product:rushed")).toBe(true);
  });

  it("never goes back to a copy that was stale already, though KV still tells the older version", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    const slow = shopWithKv({ get: async () => "0", put: async () => undefined });
    const render = page();
    await visit("/product/slow", render, {}, slow.shop);
    await Promise.all(slow.later);
    invalidatePages(slow.shop, { products: ["slow"] });
    vi.setSystemTime(Date.now() + 6_000);
    await visit("/product/slow", render, {}, slow.shop);
    expect(render).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it.each([
    ["fails", withFaults(shop, ({ binding }) => (binding === "CONFIG_CACHE" ? "before" : undefined))],
    ["never answers", shopWithKv({ get: () => new Promise(() => undefined), put: async () => undefined }).shop],
  ])("serves pages while KV %s", async (_, failing) => {
    const render = page();
    expect(await visit(`/about?page=${_.length}`, render, {}, failing)).toBe("<p>A page</p>");
  });

  it("returns at once and throws nothing when KV fails: an answer never waits for it", async () => {
    const refusing = shopWithKv({
      get: async () => null,
      put: () => Promise.reject(new Error("KV PUT failed: 429 Too Many Requests")),
    });
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(invalidatePages(refusing.shop, { products: ["refused"] })).toBeUndefined();
    await expect(Promise.all(refusing.later)).resolves.toBeDefined();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it.each([
    ["a search", "/shop?search=tee", {}, page()],
    ["the admin", "/admin", {}, page()],
    ["an order's confirmation", "/thank-you?orderId=1&key=2", {}, page()],
    ["the router's manifest", "/__manifest?paths=/a", {}, page()],
    ["a form that is sent", "/contact", { method: "POST" }, page()],
    ["a page that says it is private", "/private", {}, page("private")],
    ["an answer that failed", "/broken", {}, page("public, s-maxage=60", 503)],
    [
      "a page that sets a cookie",
      "/with-cookie",
      {},
      vi.fn(async () => new Response("", { headers: { "Cache-Control": "public, s-maxage=60", "Set-Cookie": "a=b" } })),
    ],
  ])("never keeps %s", async (_, path, init, render) => {
    await visit(path, render, init);
    await visit(path, render, init);
    expect(render).toHaveBeenCalledTimes(2);
  });
});
