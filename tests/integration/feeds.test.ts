import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { campaignMarketPrices, campaignProducts, campaigns } from "#app/db/schema/campaigns.server.ts";
import { priceHistory, products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { marketPriceHistory, marketPrices, markets } from "#app/db/schema/markets.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { Locale } from "#app/shared/language/languages.ts";
import { expectValidAcp } from "#tests/support/acp-schemas.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { feedAt } from "#workers/feeds/feeds.ts";

const shop = openTestShop();
const { db } = shop;

/** The file at an address. */
async function send(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await feedAt(new Request(new URL(path, "https://shop.example"), { headers }), shop);
  if (!response) throw new Error(`There is no file at ${path}`);
  return response;
}

interface Feed {
  products: { id: string; variants: { id: string; sku: string | null; availability: string; price: number }[] }[];
  next: string | null;
}
const pageAt = async (path: string) => (await send(path)).json<Feed>();
const fileOf = async () => (await send("/feeds/google.xml")).text();

/** More than a page holds. */
const many = 52;

beforeAll(async () => {
  for (const id of ["unpublished", "private", "archived", "sale-tee"])
    await stockGarment(db, { id, published: id !== "unpublished" });
  await db.update(products).set({ isPrivate: true }).where(eq(products.id, "private"));
  await db.update(products).set({ archivedAt: "2026-11-20T12:00:00Z" }).where(eq(products.id, "archived"));
  for (let i = 0; i < many; i++) await stockGarment(db, { id: `tee-${String(i).padStart(2, "0")}`, stock: i });
  await db.update(productVariants).set({ sku: "SKU-1" }).where(eq(productVariants.id, "tee-00-black-m"));

  const [before, from, until] = ["2026-10-01T00:00:00.000Z", "2026-11-20T12:00:00.000Z", "2026-12-24T12:00:00.000Z"];
  await db.update(products).set({ priceOre: 199_00, earlierPriceOre: 299_00 }).where(eq(products.id, "sale-tee"));
  await db.insert(priceHistory).values([
    { id: "h1", productId: "sale-tee", priceOre: 299_00, currency: "SEK", validFrom: before },
    { id: "h2", productId: "sale-tee", priceOre: 199_00, currency: "SEK", validFrom: from, isReduced: true },
  ]);
  const time = { createdAt: before, updatedAt: before };
  await db.insert(campaigns).values({
    id: "c",
    name: "Sale",
    priceOre: 199_00,
    startsAt: from,
    endsAt: until,
    state: "running",
    createdBy: "s",
    ...time,
  });
  await db
    .insert(campaignProducts)
    .values({ campaignId: "c", productId: "sale-tee", priceOre: 199_00, priceBeforeOre: 299_00 });
});

describe("the feed for agents", () => {
  it("has every product for sale once, a page at a time, and nothing hidden", async () => {
    const first = await pageAt("/feeds/products.json");
    expect(first.products).toHaveLength(50);
    const second = await pageAt(new URL(first.next ?? "").pathname + new URL(first.next ?? "").search);
    expect(second.next).toBeNull();
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids).toHaveLength(many + 1);
    expect(ids).toEqual(expect.not.arrayContaining(["unpublished", "private", "archived"]));
  });

  it("ends a page with the product that makes it 500 variants, and goes on with the next", async () => {
    const id = "tee-10";
    const sizes = Array.from({ length: 300 }, (_, index) => ({ productId: id, id: `s${index}`, name: `S${index}` }));
    await statement(
      db,
      sql`INSERT INTO product_sizes (product_id, id, name, position)
      SELECT ${id}, value ->> 'id', value ->> 'name', 2 + key FROM json_each(${JSON.stringify(sizes)})`,
    );
    await statement(
      db,
      sql`INSERT INTO product_variants (id, product_id, color_id, size_id, quantity)
      SELECT ${id} || '-' || c.id || '-' || s.id, ${id}, c.id, s.id, 1 FROM product_colors c JOIN product_sizes s
      ON s.product_id = c.product_id WHERE c.product_id = ${id} AND s.id LIKE 's%'`,
    );
    const first = await pageAt("/feeds/products.json");
    expect(first.products.at(-1)?.id).toBe(id);
    expect(first.products.at(-1)?.variants).toHaveLength(604);
    const second = await pageAt(`/feeds/products.json?after=${id}`);
    expect([first.next, second.products[0]?.id]).toEqual([expect.stringContaining(`after=${id}`), "tee-11"]);
    await statement(db, sql`DELETE FROM product_variants WHERE product_id = ${id} AND size_id LIKE 's%'`);
    await statement(db, sql`DELETE FROM product_sizes WHERE product_id = ${id} AND id LIKE 's%'`);
  });

  it("tells whether there is stock, and never how much", async () => {
    const { products: listed } = await pageAt("/feeds/products.json");
    const [none, some] = ["tee-00", "tee-48"].map((id) => listed.find((product) => product.id === id));
    expect(none?.variants.map(({ availability }) => availability)).toEqual(Array(4).fill("out_of_stock"));
    expect(some?.variants.map(({ availability }) => availability)).toEqual(Array(4).fill("in_stock"));
    expect(none?.variants.find(({ id }) => id === "tee-00-black-m")?.sku).toBe("SKU-1");
    expect(JSON.stringify(listed)).not.toMatch(/quantity|stock":/);
  });
});

describe("the file of the Agentic Commerce Protocol", () => {
  const fileAt = (headers?: Record<string, string>) => send("/feeds/acp/products.jsonl", headers);
  const listed = async () =>
    (await (await fileAt()).text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));

  it("has the products of all pages, a line each, as the published schema says", async () => {
    const all = await listed();
    for (const product of all) expectValidAcp(product, "product");
    const { products: first } = await pageAt("/feeds/products.json");
    expect(all.map(({ id }) => id).slice(0, 50)).toEqual(first.map(({ id }) => id));
    expect(all).toHaveLength(many + 1);
  });

  it("tells ids that a session takes, whether there is stock, and a reduction by the price before", async () => {
    const all = await listed();
    const [none, onSale] = ["tee-00", "sale-tee"].map((id) => all.find((product) => product.id === id));
    expect(none.variants.find(({ id }: { id: string }) => id === "tee-00-black-m")).toMatchObject({
      availability: { available: false, status: "out_of_stock" },
      price: { currency: "SEK" },
    });
    const { price, list_price } = onSale.variants[0];
    expect([price.amount, list_price.amount]).toEqual([199_00, 299_00]);
    expect(JSON.stringify(all)).not.toMatch(/quantity|stock":/);
  });

  it("is not sent again until something of it changed, and says what it is", async () => {
    const tag = (await fileAt()).headers.get("ETag") ?? "";
    expect((await fileAt({ "If-None-Match": tag })).status).toBe(304);
    const metadata = await (await send("/feeds/acp/metadata.json")).json<{ target_country: string }>();
    expectValidAcp(metadata, "feed");
    expect(metadata.target_country).toBe("SE");
  });
});

describe("Google's file", () => {
  it("has an item for each variant of all pages", async () => {
    const xml = await fileOf();
    expect(xml.match(/<item>/g)).toHaveLength((many + 1) * 4);
    expect(xml.trimEnd()).toMatch(/^<\?xml[^]*<\/rss>$/);
  });

  it("tells of each variant what sending it costs: one may cost enough to be sent for free", async () => {
    const id = "tee-02-black-m";
    await db.update(productVariants).set({ priceOre: 999_00 }).where(eq(productVariants.id, id));
    const items = (await fileOf()).split("<item>");
    const costs = [id, "tee-02-black-l"].map((one) => {
      const item = items.find((text) => text.includes(`<g:id>${one}<`)) ?? "";
      return /<g:shipping>.*?<g:price>([\d.]+) SEK/.exec(item)?.[1];
    });
    expect(costs).toEqual(["0.00", "49.00"]);
    await db.update(productVariants).set({ priceOre: null }).where(eq(productVariants.id, id));
  });

  it("tells a reduction by the price before, and until when its campaign runs", async () => {
    const item = (await fileOf()).split("<item>").find((text) => text.includes("sale-tee-black-m"));
    expect(item).toContain("<g:sale_price_effective_date>2026-11-20T12:00+0000/2026-12-24T12:00+0000<");
    const price = (name: string) => Number(new RegExp(`<g:${name}>([\\d.]+) SEK`).exec(item ?? "")?.[1]);
    expect(price("sale_price") / price("price")).toBeCloseTo(199 / 299, 2);
  });

  it("is not sent again until something of it changed", async () => {
    const tag = (await send("/feeds/google.xml")).headers.get("ETag") ?? "";
    const again = () => send("/feeds/google.xml", { "If-None-Match": tag });
    expect((await again()).status).toBe(304);
    await statement(db, sql`UPDATE product_variants SET gtin = '4006381333931' WHERE id = 'tee-01-black-m'`);
    const changed = await again();
    expect([changed.status, (await changed.text()).includes("<g:gtin>4006381333931<")]).toEqual([200, true]);
  });

  it("ends in its middle when the shop's database fails, so that nobody takes it for a smaller catalogue", async () => {
    const response = await send("/feeds/google.xml");
    const reader = response.body!.getReader();
    await reader.read();
    const batch = db.batch.bind(db);
    db.batch = () => Promise.reject(new Error("D1 is away"));
    await expect(
      (async () => {
        for (let part = await reader.read(); !part.done;) part = await reader.read();
      })(),
    ).rejects.toThrow("D1 is away");
    db.batch = batch;
  });
});

it("llms.txt names what there is for agents, by addresses that answer", async () => {
  const text = await (await send("/llms.txt")).text();
  for (const path of [
    "/feeds/products.json",
    "/feeds/acp/products.jsonl",
    "/.well-known/acp.json",
    "/mcp",
    "/terms-of-service",
    "/returns",
  ])
    expect(text).toContain(`${shop.env.PUBLIC_ORIGIN}${path})`);
  expect(feedAt(new Request("https://shop.example/llms.txt", { method: "POST" }), shop)).toBeNull();
});

describe("below the prefix of a locale", () => {
  const sendIn = (locale: Locale, path: string, headers?: Record<string, string>) =>
    inLanguage(locale, () => send(`/${locale}${path}`, headers));

  beforeAll(async () => {
    const time = now.toISOString();
    await db.update(products).set({ description: "A tee." }).where(eq(products.id, "sale-tee"));
    await statement(
      db,
      sql`INSERT INTO translations (kind, item_id, field, language, text, source, updated_at, updated_by)
        VALUES ('product', 'sale-tee', 'description', 'sv', 'En tröja.', 'A tee.', ${time}, 'ebba')`,
    );
    await db
      .insert(marketPrices)
      .values({ id: "fi:sale-tee", market: "fi", productId: "sale-tee", priceOre: 24_90, updatedAt: time });
    await db.update(markets).set({ isOpen: true, openedAt: time }).where(eq(markets.id, "fi"));
    invalidatePages(shop, { everything: true });
  });

  it("Google's file has the language's words, the market's prices and country, and what is sold there alone", async () => {
    const xml = await (await sendIn("sv-fi", "/feeds/google.xml")).text();
    expect(xml.match(/<item>/g)).toHaveLength(4);
    expect(xml).toContain("En tröja.");
    expect(xml).toContain("<g:price>24.90 EUR</g:price>");
    expect(xml).toMatch(/<g:link>https?:\/\/[^/]+\/sv-fi\/product\/sale-tee/);
    expect(new Set(xml.match(/(?<=<g:country>)\w+/g))).toEqual(new Set(["FI"]));
    expect(xml).toContain("<g:price>4.90 EUR</g:price>");
    // The campaign is of the shop's own prices.
    expect(xml).not.toContain("sale_price");
    const inSweden = await (await sendIn("sv", "/feeds/google.xml")).text();
    expect(inSweden.match(/<item>/g)).toHaveLength((many + 1) * 4);
    expect(inSweden).toContain("En tröja.");
    expect(inSweden).toContain("199.00 SEK");
    expect(await fileOf()).not.toContain("En tröja.");
  });

  it("a campaign's dates stand at the prices of its market alone", async () => {
    const time = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
    const [from, until] = ["2026-11-20T12:00:00.000Z", "2026-12-01T12:00:00.000Z"];
    const id = "fi:sale-tee";
    await db.update(marketPrices).set({ priceOre: 19_00, earlierPriceOre: 24_90 }).where(eq(marketPrices.id, id));
    await db.insert(marketPriceHistory).values([
      { id: "f1", priceId: id, priceOre: 24_90, validFrom: "2026-10-01T00:00:00.000Z" },
      { id: "f2", priceId: id, priceOre: 19_00, validFrom: from, isReduced: true },
    ]);
    const finnish = () => sendIn("fi", "/feeds/google.xml").then((response) => response.text());
    // Reduced by hand in Finland, while Sweden has a campaign.
    const byHand = await finnish();
    expect(byHand).toContain("<g:sale_price>19.00 EUR</g:sale_price>");
    expect(byHand).not.toContain("sale_price_effective_date");
    await db.insert(campaigns).values({
      id: "c-fi",
      name: "Ale",
      market: "fi",
      percent: 20,
      startsAt: from,
      endsAt: until,
      state: "running",
      createdBy: "s",
      ...time,
    });
    await db
      .insert(campaignMarketPrices)
      .values({ campaignId: "c-fi", priceId: id, productId: "sale-tee", priceOre: 19_00, priceBeforeOre: 24_90 });
    const dates = "<g:sale_price_effective_date>2026-11-20T12:00+0000/2026-12-01T12:00+0000<";
    expect(await finnish()).toContain(dates);
    const inSweden = await (await sendIn("sv", "/feeds/google.xml")).text();
    expect(inSweden).toContain("<g:sale_price_effective_date>2026-11-20T12:00+0000/2026-12-24T12:00+0000<");
    expect(inSweden).not.toContain(dates);
    // What staff have priced meanwhile stays when the campaign ends, an earlier price too.
    await db.update(marketPrices).set({ earlierPriceOre: 29_90 }).where(eq(marketPrices.id, id));
    const announced = await finnish();
    expect(announced).toContain("<g:sale_price>19.00 EUR</g:sale_price>");
    expect(announced).not.toContain("sale_price_effective_date");
    await db.update(marketPrices).set({ priceOre: 18_00 }).where(eq(marketPrices.id, id));
    await db
      .insert(marketPriceHistory)
      .values({ id: "f3", priceId: id, priceOre: 18_00, validFrom: until, isReduced: true });
    const staffs = await finnish();
    expect(staffs).toContain("<g:sale_price>18.00 EUR</g:sale_price>");
    expect(staffs).not.toContain("sale_price_effective_date");
    await db.update(marketPrices).set({ priceOre: 24_90, earlierPriceOre: null }).where(eq(marketPrices.id, id));
  });

  it("is not sent again to who has it, and never to who has another locale's", async () => {
    const tags = await Promise.all(
      (["sv", "sv-fi", "fi"] as const).map(async (locale) =>
        (await sendIn(locale, "/feeds/google.xml")).headers.get("ETag"),
      ),
    );
    const own = (await send("/feeds/google.xml")).headers.get("ETag");
    expect(new Set([...tags, own]).size).toBe(4);
    const [swedish, finnish] = tags;
    expect((await sendIn("sv-fi", "/feeds/google.xml", { "If-None-Match": finnish ?? "" })).status).toBe(304);
    expect((await sendIn("sv-fi", "/feeds/google.xml", { "If-None-Match": swedish ?? "" })).status).toBe(200);
  });

  it("the files for agents say the same, and lead on below the prefix", async () => {
    const page = await (await sendIn("fi", "/feeds/products.json")).json<Feed & { shop: { url: string } }>();
    expect(page.products.map(({ id }) => id)).toEqual(["sale-tee"]);
    expect(page.products[0]?.variants[0]?.price).toBe(24.9);
    expect(page.shop.url).toMatch(/\/fi$/);
    const swedish = await (await sendIn("sv", "/feeds/products.json")).json<Feed>();
    expect(swedish.next).toMatch(/\/sv\/feeds\/products\.json\?after=/);
    const metadata = await (await sendIn("sv-fi", "/feeds/acp/metadata.json")).json<{ target_country: string }>();
    expectValidAcp(metadata, "feed");
    expect(metadata.target_country).toBe("FI");
    const lines = (await (await sendIn("sv-fi", "/feeds/acp/products.jsonl")).text()).trimEnd().split("\n");
    expect(lines).toHaveLength(1);
    expectValidAcp(JSON.parse(lines[0] ?? ""), "product");
  });

  it("has no file for search engines of its own", async () => {
    const request = new Request("https://shop.example/sv/robots.txt");
    expect(feedAt(request, shop)).toBeNull();
  });
});
