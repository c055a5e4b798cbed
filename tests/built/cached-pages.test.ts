import { describe, expect, it } from "vitest";

import type { RawAnswer } from "#tests/support/send-raw.ts";
import { visitBuiltShop } from "#tests/support/visited-shop.ts";

const visited = visitBuiltShop("cached-pages");
const send = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  visited.send(method, path, { headers });

/** What an answer is, less what the server that stands in for Cloudflare's adds. */
function whole({ status, headers, text }: RawAnswer) {
  const { date: _, connection: _c, "keep-alive": _k, "transfer-encoding": _t, "content-length": _l, ...own } = headers;
  return { status, headers: own, text };
}

const tee = "/product/pulse-core-tee";
const addresses = [
  "/",
  "/_.data",
  "/shop",
  "/shop.data",
  "/shop?category=hoodies",
  "/womens-collection",
  tee,
  `${tee}.data`,
  "/reviews",
  "/faq",
];

describe("a part that pages share", () => {
  it("is each page's own where it tells one from another: the header's mark, the filters' form", async () => {
    for (const path of [
      "/mens-collection",
      "/womens-collection?sort=newest",
      "/accessories-collection",
      "/shop",
      "/mens-collection?sort=newest",
    ]) {
      const { text } = await send(path);
      const header = /<header.*?<\/header>/s.exec(text)?.[0] ?? "";
      const marked = [...header.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
        ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
      );
      const own = path.split("?")[0] ?? "";
      expect([path, marked]).toEqual([path, own === "/shop" ? [] : [own]]);
      const form = /<details class="filter-panel".*?<form[^>]*action="([^"]*)".*?<\/form>/s.exec(text);
      expect([path, form?.[1]]).toEqual([path, own]);
      expect(form?.[0].includes('name="sort" value="newest"')).toBe(path.includes("sort=newest"));
    }
  });
});

describe("a kept page", () => {
  it.each(addresses)("at %s is the same to the one who had it made and to all others", async (path) => {
    const made = whole(await send(path));
    expect(made.status).toBe(200);
    expect(made.headers["cache-control"]).toBe("public, max-age=0");
    expect(made.headers["etag"]).toMatch(/^W\/"[\da-f]{24}"$/);
    expect(made.headers["cache-tag"]).toBeUndefined();
    expect(made.headers["set-cookie"]).toBeUndefined();
    for (let again = 0; again < 3; again++) expect(whole(await send(path))).toEqual(made);
  });

  it.each([
    ["cookies", { cookie: "cart=stranger; theme=stranger" }],
    ["a session of the staff that does not hold", { cookie: "__Secure-staff.session_token=stranger" }],
    ["an Authorization header", { authorization: "Bearer stranger" }],
    ["headers of a proxy", { "x-forwarded-host": "stranger.example", "x-forwarded-proto": "http" }],
    ["another address in Forwarded", { forwarded: "host=stranger.example", "x-original-url": "/admin" }],
    ["a language", { "accept-language": "sv, stranger" }],
    ["a kind of browser", { "user-agent": "stranger", "sec-ch-ua-mobile": "?1" }],
    ["a method to override with", { "x-http-method-override": "DELETE", "x-method-override": "POST" }],
    ["a part of it to send", { range: "bytes=0-9", "if-range": "stranger" }],
    ["conditions of another copy", { "if-match": '"stranger"', "if-modified-since": "Sat, 01 Jan 2028 00:00:00 GMT" }],
    ["a wish to bypass caches", { "cache-control": "no-cache", pragma: "no-cache" }],
    ["a nonce", { "x-nonce": "stranger", "content-security-policy": "script-src 'nonce-stranger'" }],
  ])("is the same for a request with %s, first or later", async (name, headers) => {
    // Made by the stranger's request, at an address nobody has asked for.
    const path = `/reviews?stars=${(name.length % 5) + 1}&category=womens&page=1`;
    const first = whole(await send(path, headers));
    const plain = whole(await send(path));
    expect(plain).toEqual(first);
    expect(JSON.stringify(plain)).not.toContain("stranger");
    expect(whole(await send(tee, headers))).toEqual(whole(await send(tee)));
  });

  it("has no script that is allowed by a nonce, which would be no secret", async () => {
    for (const path of ["/", "/shop", tee]) {
      const { headers, text } = await send(path);
      expect(headers["content-security-policy"]).not.toContain("nonce-");
      expect(text).not.toMatch(/\snonce=/i);
    }
  });

  it.each(["utm_source=stranger", "_v=stranger", "_routes=stranger", "preview=stranger", "x=1&x=2&stranger"])(
    "is the same, and no other copy, with ?%s",
    async (query) => {
      expect(whole(await send(`/mens-collection?${query}`))).toEqual(whole(await send("/mens-collection")));
      const data = whole(await send(`/mens-collection.data?${query}`));
      expect(data).toEqual(whole(await send("/mens-collection.data")));
      expect(data.text).not.toContain("stranger");
    },
  );

  it("of another host's name is never answered at the shop's own", async () => {
    await send("/size-guide", { host: "stranger.example" });
    expect(JSON.stringify(whole(await send("/size-guide")))).not.toContain("stranger");
  });

  it("is answered to HEAD with the same headers and without its content, made by it or not", async () => {
    const first = whole(await send("/shipping", {}, "HEAD"));
    const page = whole(await send("/shipping"));
    expect(page.text).not.toBe("");
    expect(first).toEqual({ ...page, text: "" });
    expect(whole(await send("/shipping", {}, "HEAD"))).toEqual(first);
  });

  it("is not sent again to a browser that has it, also after compression, and is to any other", async () => {
    const { headers, text } = whole(await send(tee));
    const tag = String(headers["etag"]);
    for (const known of [tag, tag.replace("W/", ""), `"other", ${tag}`, "*"]) {
      const again = whole(await send(tee, { "if-none-match": known }));
      expect([again.status, again.text, again.headers["etag"]]).toEqual([304, "", tag]);
      expect(again.headers["cache-control"]).toBe("public, max-age=0");
      expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    }
    expect(whole(await send(tee, { "if-none-match": '"other"' }))).toMatchObject({ status: 200, text });
  });

  it("has one address, however its letters are written", async () => {
    for (const path of ["/product/%70ulse-core-tee", "/Product/pulse%2Dcore%2dtee", `${tee}/`]) {
      const { status, headers } = await send(path);
      expect([status, headers.location]).toEqual([308, tee]);
    }
    for (const page of ["/shop", tee]) {
      const { status, headers } = await send(`${page}/_.data`);
      expect([status, headers.location]).toEqual([308, `${page}.data`]);
    }
  });

  it.each([
    ["a form", "POST", "/newsletter", 400],
    ["an address that is not there", "GET", "/product/nothing", 404],
    ["a search", "GET", "/shop?search=tee", 200],
    ["a list of several choices", "GET", "/shop?size=m&color=black", 200],
    ["staff's own", "GET", "/admin", 200],
    ["a link in an e-mail", "GET", "/thank-you?orderId=ord_1&key=x", 200],
  ])("is not made of the answer to %s", async (_, method, path, status) => {
    const answer = await send(
      path,
      method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {},
      method,
    );
    expect(answer.status).toBe(status);
    expect(answer.headers["etag"]).toBeUndefined();
    expect(answer.headers["cache-control"] ?? "").not.toMatch(/s-maxage|max-age=[1-9]/);
  });
});

describe("what staff change", () => {
  /** Writes a field of a product as staff do by the API. */
  async function change(id: string, update: object): Promise<void> {
    const cookie = await visited.shop().signIn();
    const origin = visited.origin();
    const body = JSON.stringify({ collection_name: "products", command: "--update", data: { filter: { id }, update } });
    const answer = await fetch(`${origin}/api/db`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, origin },
      body,
    });
    expect([answer.status, answer.ok ? "" : await answer.text()]).toEqual([200, ""]);
  }
  it("is on the next answer of every page that shows it: a best seller is on all these", async () => {
    const database = await visited.shop().database();
    const { results } = await database
      .prepare("SELECT product_id AS id FROM product_facets WHERE facet = 'all' ORDER BY sold_count DESC LIMIT 24")
      .all<{ id: string }>();
    const changed = results[0]?.id ?? "";
    const pages = [
      "/",
      "/_.data",
      "/shop",
      "/shop.data",
      "/search-suggestions",
      "/sitemap.xml",
      ...results.map(({ id }) => `/product/${id}`),
    ];
    const before = new Map<string, string>();
    for (const path of pages) before.set(path, (await send(path)).text);
    // What a page that is made again would show, though nobody told the shop.
    await database.prepare("UPDATE products SET name = name || ' Again'").run();
    await change(changed, { price: 1234 });

    const shows = (path: string) =>
      !path.startsWith("/product/") ||
      path.endsWith(`/${changed}`) ||
      before.get(path)?.includes(`"/product/${changed}"`);
    const madeAgain: string[] = [];
    for (const path of pages) if ((await send(path)).text !== before.get(path)) madeAgain.push(path);
    expect(madeAgain).toEqual(pages.filter(shows));
  });
});

describe("many who ask at the same time for a page that nobody has kept", () => {
  it("get the same one", async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => send("/accessories-collection?sort=newest")));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });
});
