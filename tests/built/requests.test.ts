import { describe, expect, it } from "vitest";

import { publicWrites } from "#app/platform/http/public-writes.ts";
import { securityHeaders } from "#app/platform/http/security-headers.ts";
import { type LinkPurpose, signLink } from "#app/platform/http/signed-link.server.ts";
import { askUntilRefused } from "#tests/support/ask-until-refused.ts";
import { visitBuiltShop } from "#tests/support/visited-shop.ts";
import { callNames } from "#workers/api/app.ts";

import { everyRoute } from "./fuzz/routes.ts";

const { shop, send } = visitBuiltShop("requests");

const form = { "content-type": "application/x-www-form-urlencoded" };

it.each(["/newsletter", "/contact", "/newsletter.data", "/notify-me"])(
  "the answer to a form at %s is for its sender alone, though the page is for everyone",
  async (path) => {
    const { status, headers } = await send("POST", path, { headers: form, body: "email=asa%40" });
    expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
  },
);

describe("an address", () => {
  it.each([
    ["/mens-collection/", "/mens-collection"],
    ["/Mens-Collection?category=tops", "/mens-collection?category=tops"],
    ["/SHOP", "/shop"],
    ["//evil.example/", "/evil.example"],
  ])("written as %s leads to %s", async (path, right) => {
    const { status, headers } = await send("GET", path);
    expect([status, headers.location]).toEqual([308, right]);
  });

  it.each([
    ["/shop?category=__proto__", 200],
    ["/shop?category=constructor", 200],
    ["/shop?search=ab%00cd", 200],
    [`/shop?search=${encodeURIComponent("漢".repeat(80))}`, 200],
    ["/search-suggestions?search=%00", 200],
    ["/shop?page=1e9&page=2", 302],
    ["/%E0%A4%A", 400],
    ["/product/%00", 400],
    [`/media/${"a".repeat(3000)}`, 404],
    [`/shop?junk=${"x".repeat(9_000)}`, 414],
  ])("%s is answered with %i", async (path, expected) => {
    expect((await send("GET", path)).status).toBe(expected);
  });

  it.each([
    ["/shop?page=999&sort=newest", "/shop?page=3&sort=newest"],
    ["/shop?search=tee&page=900", "/shop?search=tee"],
    ["/mens-collection?page=50", /^\/mens-collection/],
    ["/reviews?page=900", /^\/reviews/],
  ])("of a page beyond the end of a listing leads to its last page: %s", async (path, last) => {
    const { status, headers } = await send("GET", path);
    expect(status).toBe(302);
    const location = String(headers.location);
    if (last instanceof RegExp) expect(location).toMatch(last);
    else expect(location).toBe(last);
    expect((await send("GET", location)).status).toBe(200);
  });
});

describe("what is not there", () => {
  it.each([
    ["/newsletter/confirm?id=nlr_1&key=forged", /<h1[^>]*>This link has expired</],
    ["/newsletter/unsubscribe?id=sub_1&key=forged", /<h1[^>]*>This link isn/],
    ["/notify-me/request?id=bis_1&key=forged", /<h1[^>]*>This link has expired</],
    ["/test-product/13", /Product not found\..*<a [^>]*href="\/"[^>]*>Return to Home</s],
  ])("is told at %s", async (path, words) => {
    const { status, text } = await send("GET", path);
    expect(status).toBe(404);
    expect(text).toMatch(words);
  });

  it.each(["/nowhere", "/product/none", "/reviews?page=1000"])("at %s is the same page each time", async (path) => {
    const first = await send("GET", path);
    expect(first.text).not.toMatch(/\snonce=/);
    expect((await send("GET", path)).text).toBe(first.text);
  });

  it.each(["/nowhere", "/product/none", "/test-product/13", "/nowhere.data"])(
    "at %s is kept by nobody",
    async (path) => {
      const { status, headers } = await send("GET", path);
      expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    },
  );
});

describe("a method that a page does not know", () => {
  it.each(["PUT", "DELETE", "PATCH", "PROPFIND"])("%s is refused with those it does", async (method) => {
    for (const path of ["/shop", "/contact", "/admin"]) {
      const { status, headers } = await send(method, path);
      expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    }
    expect((await send(method, "/api/db")).headers.allow).toBe("POST");
  });
});

describe("every answer carries the security headers", () => {
  it.each([
    ["a page", "GET", "/faq"],
    ["a page that is not there", "GET", "/nothing"],
    ["a call that is not there", "GET", "/api/nothing"],
    ["a call that is refused", "POST", "/api/db"],
    ["a form where none is", "POST", "/shop"],
    ["another method", "PUT", "/shop"],
    ["a redirect", "GET", "/shop/"],
    ["a file", "GET", "/favicon.svg"],
    ["a picture that is not there", "GET", "/media/nothing"],
  ])("%s", async (_, method, path) => {
    const { headers } = await send(method, path);
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
  });

  it.each([
    ["/thank-you?orderId=ord_1&key=x", "no-referrer"],
    // Their forms work without scripts, whose origin 'no-referrer' would take.
    ["/newsletter/unsubscribe?id=sub_1&key=x", "same-origin"],
    ["/notify-me/request?id=bis_1&key=x", "same-origin"],
    ["/withdraw?id=ord_1&key=x", "same-origin"],
    ["/exchange?id=ord_1&key=x", "same-origin"],
    ["/deduction?id=val_1&key=x", "same-origin"],
    ["/privacy/my-data", "same-origin"],
    ["/privacy/my-data/open?id=mdl_1&key=x", "same-origin"],
  ])("but %s tells no other site where it is", async (path, policy) => {
    expect((await send("GET", path)).headers["referrer-policy"]).toBe(policy);
  });
});

describe("a body larger than its route takes", () => {
  const large = Buffer.alloc(6_000_000, "a=b&");

  it.each(callNames.filter((name) => name.startsWith("POST")))("is refused by %s", async (name) => {
    const multipart = { "content-type": "multipart/form-data; boundary=x" };
    const headers = name.endsWith("upload") ? multipart : { "content-type": "application/json" };
    expect((await send("POST", name.slice(5), { headers, body: large })).status).toBeOneOf([401, 413]);
  });

  it.each(everyRoute().filter(({ hasAction }) => hasAction))(
    "is refused by the form of $pattern",
    async ({ pattern }) => {
      const { status } = await send("POST", pattern.replace(":id", "x"), { headers: form, body: large });
      expect(status, "refused, or sent on without being read").toBeOneOf([303, 400, 401, 404, 410, 413]);
    },
  );
});

describe("who calls too often", () => {
  const untilRefused = (limit: number, ask: (call: number) => ReturnType<typeof send>) =>
    askUntilRefused(limit, ask, ({ status }) => status === 429);

  it("is told when to try again, and so is everyone in the same IPv6 network", async () => {
    const lookUp = (address: string) =>
      send("POST", "/api/orders/track", { headers: { "cf-connecting-ip": address }, body: '{"trackingId":"PM-1"}' });
    const refused = await untilRefused(60, (call) => lookUp(`2001:db8:1:2::${call.toString(16)}`));
    expect(refused.headers["retry-after"]).toBe("60");
    expect((await lookUp("2001:db8:1:3::1")).status).toBe(404);
  });

  it("at a form reads it in words and finds everything still written there", async () => {
    const headers = { ...form, "cf-connecting-ip": "203.0.113.9" };
    const body = "name=%C3%85sa&email=asa%40mail.example&subject=returns&message=How%20do%20I%20send%20it%20back";
    // What cannot be stored counts towards the minute alone.
    const invalid = await untilRefused(60, () =>
      send("POST", "/contact", { headers, body: body.replace("asa%40", "") }),
    );
    expect(invalid.headers["retry-after"]).toBe("60");
    expect(invalid.text).toContain("Wait a minute, then press Send Message again.");

    // Another one each time: the day is not over when the test is tried again.
    const other = { ...headers, "cf-connecting-ip": `203.0.113.${100 + Math.floor(Math.random() * 100)}` };
    const refused = await untilRefused(publicWrites.message.perCaller, () =>
      send("POST", "/contact", { headers: other, body }),
    );
    expect(refused.text).toContain("Please try again tomorrow, or email us.");
    for (const written of ["Åsa", "asa@mail.example", "How do I send it back"]) expect(refused.text).toContain(written);
  });

  it("at the search is refused, too", async () => {
    const headers = { "cf-connecting-ip": "203.0.113.10" };
    const refused = await untilRefused(300, () => send("GET", "/search-suggestions?search=tee", { headers }));
    expect(refused.headers["retry-after"]).toBe("60");
  });
});

describe("a request from another site", () => {
  const routes = everyRoute().map(({ pattern }) => pattern.replace(":id", "x").replace("*", "x"));
  // Providers call these from servers: their signature says where they come from.
  const signedCalls = new Set(["/api/payments/webhook", "/api/email/webhook"]);

  it.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ "sec-fetch-site": "same-site" }],
  ])("with %o changes nothing at any route or call", async (headers) => {
    for (const path of [
      ...routes,
      ...callNames.filter((name) => name.startsWith("POST")).map((name) => name.slice(5)),
    ]) {
      const { status } = await send("POST", path, { headers: { ...form, ...headers }, body: "email=asa@mail.example" });
      expect(status, path).toBeOneOf(signedCalls.has(path) ? [400, 404] : [403, 404, 405]);
    }
  });
});

describe("a mail provider that unsubscribes with one click", () => {
  // As RFC 8058 has it: from a server, without cookies, Origin or any other trace of a browser.
  const click = (path: string, headers: Record<string, string> = {}) =>
    send("POST", path, { headers: { ...form, ...headers }, body: "List-Unsubscribe=One-Click" });
  const linkOf = async (id: string, purpose: LinkPurpose = "unsubscribe-link") =>
    `/newsletter/unsubscribe?id=${id}&key=${await signLink(purpose, id, shop().linkSecret)}`;
  const subscription = async (email: string) => {
    const { text } = await send("GET", "/admin?tab=newsletter", { headers: { cookie: await shop().signIn() } });
    return new RegExp(`${email}.*?(Active|Inactive)<`, "s").exec(text)?.[1];
  };

  /** The path of a link in an e-mail that comes sooner or later. */
  const mailedLink = async (path: string): Promise<string> => {
    const links = () =>
      shop()
        .sentMail()
        .flatMap((mail) => mail.match(new RegExp(`${path}\\?\\S+`)) ?? []);
    await expect.poll(links, { timeout: 30_000 }).toHaveLength(1);
    return links()[0]!;
  };

  it("ends the subscription of whom the e-mail was sent to, however often it comes, and only when it posts", async () => {
    const email = "one.click@mail.example";
    const data = JSON.stringify({ collection_name: "newsletter_subscribers", command: "--create", data: { email } });
    expect((await send("POST", "/api/db", { body: data })).status).toBe(201);
    expect((await click(await mailedLink("/newsletter/confirm"))).status).toBe(200);
    expect(await subscription(email)).toBe("Active");

    const link = await mailedLink("/newsletter/unsubscribe");
    expect((await send("GET", link)).status).toBe(200);
    expect((await click(link, { origin: "https://evil.example" })).status).toBe(403);
    expect((await click(`${link}x`)).status).toBe(404);
    expect(await subscription(email)).toBe("Active");
    for (const _ of ["once", "again"]) {
      const { status, headers } = await click(link);
      expect([status, headers.location, headers["set-cookie"]]).toEqual([200, undefined, undefined]);
      expect(await subscription(email)).toBe("Inactive");
    }
  });

  it("may send its form in parts", async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await send("POST", await linkOf("sub_demo1"), { headers, body })).status).toBe(200);
  });

  it("is refused without a signature for that subscriber and purpose", async () => {
    const forged = ["/newsletter/unsubscribe", "/newsletter/unsubscribe?id=sub_demo2&key=forged"];
    const others = [
      (await linkOf("sub_demo1")).replace("sub_demo1", "sub_demo2"),
      await linkOf("sub_demo2", "newsletter-link"),
      await linkOf("sub_demo2", "order-link"),
    ];
    for (const link of [...forged, ...others]) expect((await click(link)).status, link).toBe(404);
  });

  it("is told of success when the subscriber's data is deleted already: the link outlives it", async () => {
    expect((await click(await linkOf("sub_deleted"))).status).toBe(200);
  });
});

describe("a page kept for everyone", () => {
  it("carries nothing of the query that it was first asked with", async () => {
    const first = await send("GET", "/womens-collection?utm_source=x&email=stranger%40mail.example");
    const second = await send("GET", "/womens-collection");
    for (const { status, text } of [first, second]) {
      expect(status).toBe(200);
      expect(text).not.toContain("stranger");
    }
  });
});

describe("the chips of a listing", () => {
  const clothing = ["All Products", "Tops", "Bottoms", "Hoodies", "Compression", "Training"];
  it.each([
    ["/mens-collection", clothing],
    ["/womens-collection", ["All Products", "Tops", "Bottoms", "Sports Bras", "Leggings", "Training"]],
    [
      "/accessories-collection",
      ["All Accessories", "Performance Socks", "Training Bags", "Caps & Hats", "Training Gloves", "Equipment"],
    ],
    ["/shop", ["All", "T-Shirts", "Hoodies", "Athletic Wear", "Accessories", "Sports Bras", "Leggings", "Jackets"]],
  ])("of %s find at least four products each, and the one that was pressed says so", async (path, chips) => {
    /** The chips of a page: their addresses by their texts, and which one is marked. */
    const chipsOf = (text: string) => {
      const links = [
        ...(/<nav aria-label="Categories".*?<\/nav>/s.exec(text)?.[0] ?? "").matchAll(/<a ([^>]*)>([^<]*)<\/a>/g),
      ];
      const named = links.map(([, attributes = "", name = ""]) => ({ attributes, name: name.replace("&amp;", "&") }));
      return {
        addresses: new Map(named.map((chip) => [chip.name, /href="([^"]*)"/.exec(chip.attributes)?.[1] ?? ""])),
        marked: named.filter(({ attributes }) => attributes.includes('aria-current="true"')).map(({ name }) => name),
      };
    };
    const { addresses } = chipsOf((await send("GET", path)).text);
    for (const chip of chips) {
      const { status, text } = await send("GET", addresses.get(chip) ?? `no chip ${chip}`);
      expect([chip, status, chipsOf(text).marked]).toEqual([chip, 200, [chip]]);
      expect(text.match(/<article/g)?.length ?? 0, chip).toBeGreaterThanOrEqual(4);
    }
  });
});

describe("what search engines and other sites read", () => {
  const pageAt = async (path: string) => (await send("GET", path)).text;
  const dataOf = (text: string, type: string) =>
    [...text.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, data = ""]) => JSON.parse(data) as Record<string, any>)
      .find((data) => data["@type"] === type);

  it("says what the shop, a product and the questions are", async () => {
    expect(dataOf(await pageAt("/"), "Organization")).toMatchObject({ name: "Pulse Mode" });
    const product = await pageAt("/product/pulse-core-tee?utm_source=x");
    expect(product).toContain('"@type":"ProductGroup","productGroupID":"pulse-core-tee"');
    expect(dataOf(product, "BreadcrumbList")?.itemListElement).toHaveLength(3);
    expect(product).toMatch(/<link rel="canonical" href="http:\/\/localhost\/product\/pulse-core-tee"/);
    expect(dataOf(await pageAt("/faq"), "FAQPage")?.mainEntity).toHaveLength(10);
  });

  it("leads them through the shop, and keeps them out of the admin", async () => {
    expect(await pageAt("/robots.txt")).toContain("Disallow: /admin");
    expect(await pageAt("/sitemap.xml")).toContain("http://localhost/product/pulse-core-tee<");
    expect(JSON.parse(await pageAt("/manifest.webmanifest"))).toMatchObject({ name: "Pulse Mode" });
  });

  it.each(["/", "/mens-collection", "/about"])("shows a picture made for %s with a link to it", async (path) => {
    const preview = /property="og:image" content="([^"]*)"/.exec(await pageAt(path))?.[1] ?? "";
    const { status, headers } = await send("GET", new URL(preview).pathname);
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
  });
});

describe("the page of a product whose address names a color", () => {
  const page = "/product/pulse-core-tee";

  it("has that color chosen as it is sent, and its own address without it", async () => {
    const { status, text } = await send("GET", `${page}?color=fjord`);
    expect(status).toBe(200);
    expect(text).toMatch(/<input[^>]*aria-label="Fjord"[^>]* checked=""/);
    expect(text).toMatch(/<img[^>]* alt="Pulse Core Tee in fjord/);
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"?]*${page}"`));
  });

  it.each(["?color=stranger", "?color=", "?color=black&color=stranger", "?color=%3Cscript%3E"])(
    "leads to the page itself with %s: it is neither kept nor shown",
    async (query) => {
      const { status, headers, text } = await send("GET", page + query);
      if (status === 200) expect(text).not.toMatch(/ checked=""/);
      // An empty field is no color at all: the address without it is the page's own for good.
      else expect([status, headers.location]).toEqual([query === "?color=" ? 308 : 302, page]);
    },
  );
});

it("a listing says on its cards what is rated and what is nearly gone, and leaves dots and quick add to the scripts", async () => {
  const { text } = await send("GET", "/accessories-collection?category=training-bags");
  const bag = text.match(/<article[^>]*>(?:(?!<\/article>).)*Lunchpass Duffel.*?<\/article>/s)?.[0] ?? "";
  expect(bag).toContain("Only 1 left!");
  expect(bag).toContain("2 colors");
  expect((await send("GET", "/shop")).text).toMatch(/role="img" aria-label="\d(\.\d)? out of 5 stars"/);
  expect(text).not.toContain('role="toolbar"');
  expect(text).not.toContain("Quick add");
});

it("what can be bought of an unknown product is told as not there, and not kept", async () => {
  const { status, headers } = await send("GET", "/buyable-product/nothing");
  expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
});

it("a visit is counted once, whether its page is rendered or comes from memory, and its next pages and staff are not", async () => {
  const browser = { "user-agent": "Mozilla/5.0 (Macintosh) Safari/605.1.15", "sec-fetch-dest": "document" };
  const fromOutside = { ...browser, "sec-fetch-site": "cross-site", referer: "https://www.bing.com/" };
  const database = await shop().database();
  const counted = () =>
    database
      .prepare("SELECT coalesce(sum(times), 0) AS times FROM daily_traffic WHERE source = 'search'")
      .first("times");
  const before = Number(await counted());
  await send("GET", "/about", { headers: fromOutside });
  await send("GET", "/about", { headers: fromOutside });
  await send("GET", "/shop", { headers: { ...browser, "sec-fetch-site": "same-origin" } });
  await send("GET", "/about", { headers: { ...fromOutside, cookie: await shop().signIn() } });
  await send("GET", "/admin", { headers: fromOutside });
  await send("GET", "/faq", { headers: fromOutside });
  await expect.poll(counted, { timeout: 30_000 }).toBe(before + 3);
});
