import { describe, expect, it, vi } from "vitest";

import { packingDay, promiseEnd } from "#app/features/shop/shipping/delivery-dates.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { cachedPageOf, staleSeconds } from "#app/platform/page-cache/cached-page.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { publicPageShowing, publicPageUntil } from "#app/platform/page-cache/page-headers.ts";
import { recallPage, rememberPage } from "#app/platform/page-cache/page-memory.ts";
import { readSharedPage, sharePage } from "#app/platform/page-cache/shared-pages.server.ts";
import { readVersions } from "#app/platform/page-cache/tag-versions.server.ts";
import { answerFromMemory, withPageCache } from "#app/platform/page-cache/with-page-cache.server.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const page = (cacheControl = "public, max-age=0, s-maxage=60", status = 200) =>
  vi.fn(async () => new Response("<p>A page</p>", { status, headers: { "Cache-Control": cacheControl } }));

/** How the cache has a page rendered, from a database without replicas. */
const rendering = (render: () => Promise<Response>) => async () => ({ response: await render(), seen: null });

async function visit(path: string, render: () => Promise<Response>, init: RequestInit = {}, of: Shop = shop) {
  const request = new Request(`https://shop.example${path}`, init);
  const response = await withPageCache(request, of, "build", rendering(render));
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
    const made = await cachedPageOf(
      new Response("<p>Returns</p>", {
        headers: { "Cache-Control": "public, max-age=0, s-maxage=60", "X-Own": "yes" },
      }),
      [["product:åäö", "1-a~bookmark"]],
    );
    await sharePage(place, made);
    const found = await readSharedPage(place);
    expect(found).toMatchObject({ shows: made.shows, madeAt: made.madeAt, freshSeconds: 60, expiresAt: null });
    expect([...(found?.headers ?? [])]).toEqual([...made.headers]);
    expect(new TextDecoder().decode(found?.body)).toBe("<p>Returns</p>");
    expect(await readSharedPage({ ...place, versions: "build.1" })).toBeNull();
  });

  describe("in memory", () => {
    const megabyte = {
      headers: new Headers(),
      body: new ArrayBuffer(2 ** 20),
      shows: [],
      madeAt: Date.now(),
      freshSeconds: 60,
      expiresAt: null,
    };
    const address = (name: string) => `https://shop.example/product/${name}`;
    const numbers = (count: number) => Array.from({ length: count }, (_, number) => String(number));
    const held = (names: string[]) => names.filter((name) => recallPage(address(name)) !== null);

    it("holds no more pages than it has room for, and lets go of the oldest first", () => {
      for (const name of numbers(40)) {
        rememberPage(address(name), megabyte);
        recallPage(address("0"));
      }
      expect(held(numbers(40))).toEqual(["0", ...numbers(40).slice(18)]);
    });

    it("keeps the pages that are asked for again, however many others somebody asks for once", () => {
      const popular = numbers(12).map((name) => `popular-${name}`);
      for (const name of popular) {
        rememberPage(address(name), megabyte);
        recallPage(address(name));
      }
      for (const name of numbers(500)) rememberPage(address(`once-${name}`), megabyte);
      expect(held(popular)).toEqual(popular);
    });
  });

  it("answers with no copy whose promise has ended, not even once more", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-24T12:59:30Z"), toFake: ["Date"] });
    const promised = vi.fn(async () => {
      const now = new Date();
      return new Response(packingDay(now), { headers: publicPageUntil(promiseEnd(now)) });
    });
    const seenAt = (time: string) => {
      vi.setSystemTime(new Date(time));
      return visit("/product/promised", promised);
    };
    expect(await seenAt("2026-11-24T12:59:30Z")).toBe("2026-11-24");
    expect(await seenAt("2026-11-24T12:59:59Z")).toBe("2026-11-24");
    expect(promised).toHaveBeenCalledTimes(1);
    expect(await seenAt("2026-11-24T13:00:00Z")).toBe("2026-11-25");
    vi.useRealTimers();
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

  it("forgets the page of a product when another one changes whose card it shows, and no other page", async () => {
    const shows = (ids: string[]) =>
      vi.fn(async () => new Response("<p>A page</p>", { headers: publicPageShowing(ids) }));
    const [showing, other] = [shows(["cap", "sock, ä"]), shows(["glove"])];
    const visitAll = async () => {
      await visit("/product/showing", showing);
      await visit("/product/other", other);
    };
    await visitAll();
    for (const id of ["cap", "sock, ä"]) {
      invalidatePages(shop, { products: [id] });
      await visitAll();
      await visitAll();
    }
    expect([showing.mock.calls.length, other.mock.calls.length]).toEqual([3, 1]);
  });

  it.each([
    ["that it is of", ["/product/raced", []]],
    ["whose card it shows", ["/product/racing", ["raced"]]],
  ] as const)("keeps no page that was begun before a change of the product %s", async (_, [path, shown]) => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const headers = publicPageShowing(shown);
    const before = visit(path, async () => {
      begun.resolve();
      await gate.promise;
      return new Response("Before", { headers });
    });
    await begun.promise;
    invalidatePages(shop, { products: ["raced"] });
    gate.resolve();
    await before;
    expect(await visit(path, async () => new Response("After", { headers }))).toBe("After");
  });

  it("keeps the page while making it again fails, tries once more after a pause, and not beyond its time", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    await visit("/privacy-policy", page());
    const failing = vi.fn(() => Promise.reject(new Error("D1 is away")));
    vi.setSystemTime(Date.now() + 61_000);
    for (const tried of [1, 2, 3]) {
      for (const _visitor of ["first", "second"]) expect(await visit("/privacy-policy", failing)).toBe("<p>A page</p>");
      expect(failing).toHaveBeenCalledTimes(tried);
      vi.setSystemTime(Date.now() + 10_000);
    }
    vi.setSystemTime(Date.now() + staleSeconds * 1000);
    await expect(visit("/privacy-policy", failing)).rejects.toThrow("D1 is away");
    vi.useRealTimers();
  });

  it("never goes back to a stale copy, however many other pages are asked for after the change", async () => {
    const render = page();
    await visit("/product/evicted", render);
    const copy = recallPage("https://shop.example/product/evicted");
    invalidatePages(shop, { products: ["evicted"] });
    const withoutKv = shopWithKv({ get: async () => null, put: async () => undefined });
    const others = Array.from({ length: 2_100 }, (_, number) => `product:other-${number}`);
    await readVersions(withoutKv.shop, others);
    const [[, version] = []] = await readVersions(withoutKv.shop, ["product:evicted"]);
    const [, [, before] = []] = copy?.shows ?? [];
    expect(before).toBe("0");
    expect(String(version) > "0").toBe(true);
  });

  it("answers from memory without asking anything, only at the address itself, and only while that is known to be right", async () => {
    const ask = (path: string, init?: RequestInit) =>
      answerFromMemory(new Request(`https://shop.example${path}`, init))?.status ?? null;
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    expect(ask("/product/quick")).toBeNull();
    await visit("/product/quick", page());
    expect(ask("/product/quick")).toBe(200);
    expect(ask("/product/quick", { method: "HEAD" })).toBe(200);
    expect(ask("/product/quick", { method: "POST" })).toBeNull();
    expect(ask("/product/quick?preview=1")).toBeNull();
    vi.setSystemTime(Date.now() + 5_001);
    expect(ask("/product/quick")).toBeNull();
    await visit("/product/quick", page());
    expect(ask("/product/quick")).toBe(200);
    invalidatePages(shop, { products: ["quick"] });
    expect(ask("/product/quick")).toBeNull();
    vi.useRealTimers();
  });

  it("serves pages while the data centre's cache never answers", async () => {
    const match = vi.spyOn(Cache.prototype, "match").mockReturnValue(new Promise(() => undefined));
    for (const name of ["a", "b", "c", "d", "e", "f"])
      expect(await visit(`/product/slow-${name}`, page())).toBe("<p>A page</p>");
    expect(match).toHaveBeenCalled();
    match.mockRestore();
  });

  it("in another isolate changes by the next visit but one after KV tells of it, and after half a minute by the next", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    const stored = new Map<string, string>();
    const kv = {
      // Later than what needs no answer of it.
      get: (key: string) => new Promise((resolve) => setTimeout(resolve, 20, stored.get(key) ?? null)),
      put: async (key: string, value: string) => void stored.set(key, value),
    };
    const [here, there] = [shopWithKv(kv), shopWithKv(kv)];
    vi.resetModules();
    const elsewhere = await import("#app/platform/page-cache/with-page-cache.server.ts");
    let text = "Before";
    const visitThere = async () => {
      const request = new Request("https://shop.example/product/elsewhere");
      const render = async () => new Response(text, { headers: publicPageShowing([]) });
      const seen = await (await elsewhere.withPageCache(request, there.shop, "build", rendering(render))).text();
      await Promise.all(there.later);
      return seen;
    };
    const changeHere = async (to: string) => {
      text = to;
      invalidatePages(here.shop, { products: ["elsewhere"] });
      await Promise.all(here.later);
    };
    expect(await visitThere()).toBe("Before");
    await changeHere("After");
    expect(await visitThere()).toBe("Before");
    vi.setSystemTime(Date.now() + 5_001);
    expect(await visitThere()).toBe("Before");
    expect(await visitThere()).toBe("After");
    await changeHere("Later");
    vi.setSystemTime(Date.now() + 30_001);
    expect(await visitThere()).toBe("Later");
    vi.useRealTimers();
  });

  it("lets all who come at once after half a minute wait for what KV tells", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    const stored = new Map<string, string>();
    const get = vi.fn(async (key: string) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return stored.get(key) ?? null;
    });
    const told = shopWithKv({ get, put: async () => undefined });
    let text = "Before";
    const visitTogether = async () => {
      const render = async () => new Response(text, { headers: publicPageShowing([]) });
      const visitOne = async () => {
        const request = new Request("https://shop.example/product/together");
        return (await withPageCache(request, told.shop, "build", rendering(render))).text();
      };
      const seen = await Promise.all([visitOne(), visitOne(), visitOne()]);
      await Promise.all(told.later);
      return seen;
    };
    expect(await visitTogether()).toEqual(["Before", "Before", "Before"]);
    text = "After";
    stored.set("pages:product:together", `${Date.now() + 3_600_000}-there`);
    vi.setSystemTime(Date.now() + 31_000);
    get.mockClear();
    expect(await visitTogether()).toEqual(["After", "After", "After"]);
    // Once for each tag, whoever asks.
    expect(get.mock.calls.map(([key]) => key).toSorted()).toEqual(["pages:product:together", "pages:site"]);
    vi.useRealTimers();
  });

  it("lets the first visitor alone wait for KV that fails, and asks it again behind the next answers", async () => {
    const get = vi.fn(() => new Promise<never>((_, reject) => setTimeout(reject, 20, new Error("KV is away"))));
    const away = shopWithKv({ get, put: async () => undefined });
    await readVersions(away.shop, ["product:away"]);
    expect(get).toHaveBeenCalledTimes(1);
    const asked = await Promise.race([
      readVersions(away.shop, ["product:away"]),
      new Promise((resolve) => setTimeout(resolve, 10, "waited")),
    ]);
    expect(asked).toEqual([["product:away", expect.any(String)]]);
    expect(get).toHaveBeenCalledTimes(2);
    await Promise.allSettled(away.later);
  });

  it("asks KV again when a request that asked has left, and its question is never answered", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    const get = vi.fn((): Promise<string | null> => new Promise(() => undefined));
    const { shop: left } = shopWithKv({ get, put: async () => undefined });
    await readVersions(left, ["product:left"]);
    get.mockResolvedValue(`${Date.now() + 3_600_000}-there`);
    vi.setSystemTime(Date.now() + 1_001);
    await readVersions(left, ["product:left"]);
    await vi.waitFor(async () =>
      expect(await readVersions(left, ["product:left"])).toEqual([["product:left", expect.stringContaining("there")]]),
    );
    vi.useRealTimers();
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
