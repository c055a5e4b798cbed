import { beforeAll, describe, expect, it } from "vitest";

import { reviews } from "#app/db/schema/customers.server.ts";
import { collectionFields } from "#app/features/catalogue/collections/collection-input.ts";
import { createCollection } from "#app/features/catalogue/collections/save-collection.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { origin } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { routes } from "#workers/api/routes.ts";

const shop = openTestShop();
const { db } = shop;

beforeAll(async () => {
  for (let i = 1; i <= 28; i++) await stockGarment(db, { id: `read-tee-${i}`, priceOre: 100_00 + i * 100 });
  await stockGarment(db, { id: "read-hidden", published: false });
  const placed = await placeOrder(db, orderOf("read-tee-1", { price: 101 }), now);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  await db.insert(reviews).values(
    [5, 4].map((rating) => ({
      id: `rev_${rating}`,
      productId: "read-tee-1",
      email: "asa.oberg@mail.example",
      name: "Åsa",
      location: "Trosa",
      rating,
      uploadKey: `upload-key-of-review-${rating}`,
      title: "Soft",
      comment: "Soft and warm.",
      status: "approved" as const,
      isVerified: rating === 5,
      orderId: rating === 5 ? placed.order.id : null,
      createdAt: now.toISOString(),
    })),
  );
});

async function get(path: string, headers: Record<string, string> = {}) {
  const sent = { "CF-Connecting-IP": crypto.randomUUID(), ...headers };
  const response = await handleApi(new Request(`${origin}${path}`, { headers: sent }), shop);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

describe("GET /api/shop", () => {
  it("tells the markets with what an order to each is charged", async () => {
    const { status, body } = await get("/api/shop");
    expect(status).toBe(200);
    expect(body.shop).toMatchObject({ currency: "SEK", vat: { mode: "included", rate: 25 }, returnDays: 30 });
    const bySwedes = body.shop.markets.find((market: any) => market.countryCode === "SE");
    expect(bySwedes.shipping.map((way: any) => [way.method, way.rates[0]])).toEqual([
      ["standard", { currency: "SEK", price: 49, freeFrom: 899 }],
      ["express", { currency: "SEK", price: 99, freeFrom: 899 }],
    ]);
    const byNorwegians = body.shop.markets.find((market: any) => market.countryCode === "NO");
    expect(byNorwegians).toMatchObject({ isExport: true, vatRate: 0 });
    expect(byNorwegians.shipping.map((way: any) => [way.method, way.rates[0].price])).toEqual([["standard", 39.2]]);
    expect(byNorwegians.paymentMethods.map(({ id }: any) => id)).not.toContain("swish");
  });

  it("names policies at whole addresses", async () => {
    const { policies, documents } = (await get("/api/shop")).body.shop;
    for (const { url } of policies) expect(new URL(url).origin).toBe(new URL(shop.env.PUBLIC_ORIGIN).origin);
    expect(documents.terms.url).toMatch(/\/documents\/[0-9a-f]{64}\.pdf$/);
  });
});

describe("GET /api/search", () => {
  it("finds what the shop's own search finds, page after page, each product once", async () => {
    const seen: string[] = [];
    let after = "";
    for (;;) {
      const { body } = await get(`/api/search?q=garment&sort=price-low${after}`);
      seen.push(...body.data.map(({ id }: any) => id));
      expect(body.total).toBe(28);
      if (body.next === null) break;
      after = `&after=${body.next}`;
    }
    expect(seen).toHaveLength(28);
    expect([new Set(seen).size, seen[0], seen.at(-1)]).toEqual([28, "read-tee-1", "read-tee-28"]);
    expect(seen).not.toContain("read-hidden");
  });

  it("filters by price as the shop's lists do", async () => {
    const { body } = await get("/api/search?q=garment&max=103");
    expect(body.data.map(({ price }: any) => price).toSorted()).toEqual([101, 102, 103]);
    expect(body.data[0]).toMatchObject({ url: expect.stringMatching(/^https?:\/\/.+\/product\/read-tee-/) });
  });
});

describe("GET /api/collections", () => {
  it("answers the collections, and the products of one", async () => {
    const { body } = await get("/api/collections");
    expect(body.data.map(({ id }: any) => id)).toEqual(["mens", "womens", "accessories"]);
    expect(body.data[0].categories).toContainEqual({ id: "hoodies", name: "Hoodies" });
    const listed = await get("/api/collections/mens/products?sort=price-high");
    expect([listed.body.total, listed.body.data[0].price, listed.body.next]).toEqual([28, 128, "p1"]);
    expect((await get("/api/collections/mens/products?after=p1")).body).toMatchObject({
      data: { length: 4 },
      next: null,
    });
    // So few more than a page that they are on it, as on the shop's own.
    const joined = await get("/api/collections/mens/products?max=126");
    expect(joined.body).toMatchObject({ data: { length: 26 }, total: 26, next: null });
    expect((await get("/api/collections/womens/products")).body.total).toBe(0);
  });

  it("answers those that staff made, once they are published, in the order that staff gave them", async () => {
    const change = { actor: "astrid", now };
    const collection = (fields: object) => ({
      ...collectionFields.parse({ title: "First run", text: "To begin with.", kind: "hand", ...fields }),
      conditions: [],
    });
    const products = ["read-tee-1", "read-tee-2", "read-hidden"];
    const input = collection({ published: "on", sort: "price-high" });
    expect(await createCollection(db, { id: "col_first", input: { ...input, products } }, change)).toBe("saved");
    await createCollection(db, { id: "col_later", input: collection({ title: "Later" }) }, change);
    const { body } = await get("/api/collections");
    expect(body.data.slice(3)).toEqual([
      {
        id: "first-run",
        name: "First run",
        title: "First run",
        intro: "To begin with.",
        url: expect.stringMatching(/\/collections\/first-run$/),
        categories: [],
      },
    ]);
    const idsAt = async (path: string) => (await get(path)).body.data.map(({ id }: any) => id);
    expect(await idsAt("/api/collections/first-run/products")).toEqual(["read-tee-2", "read-tee-1"]);
    expect(await idsAt("/api/collections/first-run/products?sort=price-low")).toEqual(["read-tee-1", "read-tee-2"]);
    for (const name of ["later", "kids"]) {
      const { status, body: refused } = await get(`/api/collections/${name}/products`);
      expect([status, refused.code]).toEqual([404, "unknown-collection"]);
    }
    expect((await get("/api/collections/first-run/products?category=tops")).status).toBe(400);
  });

  it.each([
    ["/api/collections/mens/products?category=sports-bras", "category"],
    ["/api/collections/mens/products?colour=black", ""],
    ["/api/collections/mens/products?color=blurple", "color"],
    ["/api/collections/mens/products?min=cheap", "min"],
    ["/api/collections/mens/products?sort=price-low&sort=newest", "sort"],
    ["/api/collections/mens/products?after=2", "after"],
    ["/api/search?q=", "q"],
    ["/api/search?q=tee&language=de", "language"],
    ["/api/search?search=tee", "q"],
    ["/api/reviews?stars=0x2", "stars"],
    ["/api/reviews?stars=6", "stars"],
    ["/api/shop?country=SE", ""],
  ])("refuses a question that it would answer as another, and says which part: %s", async (path, field) => {
    const { status, body } = await get(path);
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.fields.map((problem: any) => problem.field)).toContain(field);
  });

  it("names a parameter that it does not know", async () => {
    const { body } = await get("/api/collections/mens/products?colour=black");
    expect(body.fields[0].message).toContain("colour");
  });
});

describe("GET /api/reviews", () => {
  it("answers checked reviews, and the others apart; nothing of who wrote them but what they published", async () => {
    const { body } = await get("/api/reviews?product=read-tee-1");
    expect(body).toMatchObject({ total: 1, next: null, rating: { average: 5, count: 1 } });
    expect(body.data[0]).toMatchObject({ id: "rev_5", isVerified: true, rating: 5 });
    const others = await get("/api/reviews?product=read-tee-1&view=not-checked");
    expect(others.body.data.map(({ id }: any) => id)).toEqual(["rev_4"]);
    expect(JSON.stringify([body, others.body])).not.toContain("mail.example");
    expect((await get("/api/reviews?product=read-hidden")).body.code).toBe("unknown-product");
  });
});

describe("a read that everyone gets alike", () => {
  const cached = routes.filter(({ cachedSeconds }) => cachedSeconds !== undefined);
  const pathOf: Record<string, string> = {
    "/api/search": "/api/search?q=garment",
    "/api/collections/{collection}/products": "/api/collections/mens/products",
  };

  it.each(cached.map(({ path }) => path))("is not sent again to who has it: %s", async (path) => {
    const first = await get(pathOf[path] ?? path);
    const tag = first.headers.get("ETag") ?? "";
    expect([first.status, first.headers.get("Cache-Control")]).toEqual([
      200,
      expect.stringMatching(/^public, max-age=\d+$/),
    ]);
    for (const held of [tag, `W/${tag}`, `"another", ${tag}`, "*"]) {
      const again = await get(pathOf[path] ?? path, { "If-None-Match": held });
      expect([again.status, again.body, again.headers.get("ETag")]).toEqual([304, null, tag]);
    }
    expect((await get(pathOf[path] ?? path, { "If-None-Match": '"another"' })).status).toBe(200);
  });

  it("is kept by nobody when it is refused", async () => {
    const { headers } = await get("/api/search?q=", { "If-None-Match": "*" });
    expect([headers.get("Cache-Control"), headers.get("ETag")]).toEqual(["no-store", null]);
  });
});

describe("strangers", () => {
  const post = async (path: string, body: object) => {
    const headers = { "CF-Connecting-IP": crypto.randomUUID(), "Content-Type": "application/json" };
    const request = new Request(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const response = await handleApi(request, shop);
    return { status: response.status, body: await response.json<any>() };
  };
  const read = (data: object) => post("/api/db", { collection_name: "products", command: "--read", data });

  it.each([
    [3, { quantity: 3 }],
    [10, { quantity: 10, orMore: true }],
    [437, { quantity: 10, orMore: true }],
  ])("are told of %i units no more than that there are ten or more", async (stock, told) => {
    const id = `told-${stock}`;
    await stockGarment(db, { id, stock });
    const { body } = await read({ filter: { id } });
    expect(body.data[0].variants).toContainEqual(
      expect.objectContaining({ id: `${id}-black-m`, colorId: "black", sizeId: "m", ...told }),
    );
    const levels = await post("/api/products/stock", { ids: [id] });
    expect(levels.body.data[0].quantity).toBe(Math.min(4 * stock, 10));
  });

  it("are refused a filter of products that the shop does not have, and read what was saved since a time", async () => {
    const { status, body } = await read({ filter: { category: "Mens Collection" } });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.fields[0].message).toContain("category");
    const since = (updatedSince: string) => read({ filter: { updatedSince }, limit: 1 });
    expect((await since("2026-11-20T12:00:00.000Z")).body.data).toHaveLength(1);
    expect((await since("2026-11-20T12:00:00.001Z")).body.data).toEqual([]);
    expect((await since("yesterday")).status).toBe(400);
  });
});
