import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { percentOff } from "#app/features/catalogue/products/percent-off.ts";
import { productNameOf } from "#app/features/catalogue/products/product.ts";
import type { Suggestion } from "#app/features/catalogue/search/suggestion.ts";
import { toKronor, toOre } from "#app/shared/money.ts";
import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

import { type BuiltShop, openBuiltShop } from "../support/built-shop.ts";

/** Every surface of the built shop against what its checkout charges, in both VAT modes. */

let shop: BuiltShop;
let origin = "";
beforeAll(async () => {
  shop = await openBuiltShop("shown-prices");
  origin = new URL(shop.origin).origin;
});
afterAll(() => shop.stop());

const text = async (path: string) => (await fetch(origin + path)).text();
interface Answer {
  code?: string;
  data: ProductRecord[];
  totals: { total: number; shipping: number };
}
const ask = async (path: string, body: object) => {
  const headers = { "Content-Type": "application/json", Origin: origin };
  const answer = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  return await answer.json<Answer>();
};
const call = (collection: string, command: string, data: object) =>
  ask("/api/db", { database_name: "shop", collection_name: collection, command, data });

interface ProductRecord {
  id: string;
  price: number;
  earlierPrice: number | null;
  variants: { id: string; quantity: number }[];
}

/** What a shopper reads as the price in a piece of HTML, and what stands struck through in it, in öre. */
function shownIn(html: string) {
  const priceIn = (part: string) => {
    const words = part.replace(/<[^>]*>/g, " ").replaceAll(/[\u00a0\u202f]|&nbsp;/g, " ");
    const kronor = /(\d{1,3}(?: \d{3})*(?:,\d\d)?) kr/.exec(words)?.[1];
    return kronor === undefined ? null : Math.round(Number(kronor.replaceAll(" ", "").replace(",", ".")) * 100);
  };
  const struck = [...html.matchAll(/<s[ >][\s\S]*?<\/s>/g)].map(([part]) => priceIn(part));
  return { priceOre: priceIn(html), struck };
}

const lastPart = (html: string, from: string) => html.slice(html.indexOf(from));

/** The cards of listings, by product. */
async function cardsOf(paths: readonly string[]) {
  const cards = new Map<string, ReturnType<typeof shownIn>>();
  for (const path of paths) {
    const articles = (await text(path)).match(/<article[\s\S]*?<\/article>/g) ?? [];
    for (const article of articles) {
      const id = productNameOf(/href="([^"]*product\/[^"]*)"/.exec(article)?.[1] ?? "");
      if (id) cards.set(id, shownIn(lastPart(article, "</a>")));
    }
  }
  return cards;
}

async function quote({ id, price, variants }: ProductRecord) {
  const variantId = variants.find(({ quantity }) => quantity > 0)?.id;
  if (variantId === undefined) return null;
  const address = { address: "Storgatan 1", city: "Trosa", postalCode: "619 30", country: "Sweden" };
  const answer = await call("orders", "--create", {
    customer: { email: "asa.oberg@mail.example", firstName: "Åsa", lastName: "Öberg", ...address },
    items: [{ productId: id, variantId, price, quantity: 1 }],
    // Nobody is charged this: the shop answers what it would charge.
    total: 0.01,
  });
  expect(answer).toMatchObject({ code: "total-changed" });
  return answer.totals;
}

async function setVat(mode: VatRule["mode"]) {
  const confirmation = "for business buyers only";
  const voec = { "voec.nokPerSek": "0", "voec.account": "2675" };
  const body = new URLSearchParams({
    intent: "confirm",
    by: "script",
    mode,
    rateHundredths: "25",
    ...voec,
    confirmation,
  });
  const headers = { Cookie: await shop.signIn(), Origin: origin };
  const answer = await fetch(`${origin}/admin/settings/vat.data`, { method: "POST", body, headers });
  expect(answer.status).toBe(200);
}

describe.each(["included", "added"] as const)("while VAT is %s", (mode) => {
  const vat: VatRule = { mode, rateHundredths: 25_00 };
  let records: ProductRecord[] = [];

  beforeAll(async () => {
    // The demo shop's prices include it.
    if (mode === "added") await setVat(mode);
    records = (await call("products", "--read", { limit: 200 })).data;
  });

  it("every product's page and data say what is paid, and strike one price through or none", async () => {
    const paths = [...(await text("/sitemap.xml")).matchAll(/<loc>[^<]*?(\/(?:cj-)?product\/[^<]*)<\/loc>/g)];
    expect(paths.length).toBe(records.length);
    for (const [, path = ""] of paths) {
      const record = records.find(({ id }) => id === productNameOf(path))!;
      const html = await text(path);
      const paidOre = priceWithVat(toOre(record.price), vat);
      const title = lastPart(html, "<h1");
      const shown = shownIn(title.slice(0, title.indexOf("legal-guarantee")));
      expect([path, shown.priceOre]).toEqual([path, paidOre]);
      expect(html).toContain(`"price":"${toKronor(paidOre).toFixed(2)}"`);
      expect(html).toContain(`property="product:price:amount" content="${toKronor(paidOre).toFixed(2)}"`);
      // What is sold out is offered at no price: none is struck through.
      const isOffered = record.variants.some(({ quantity }) => quantity > 0);
      const prior = record.earlierPrice === null || !isOffered ? null : toOre(record.earlierPrice);
      expect(shown.struck).toEqual(prior === null ? [] : [priceWithVat(prior, vat)]);
      if (prior !== null) expect(title).toContain(`${percentOff(prior, toOre(record.price))}% below`);
    }
  });

  it("every card says the same, and those on sale are the sale items", async () => {
    const pages = Array.from({ length: Math.ceil(records.length / 24) }, (_, i) => `/shop?page=${i + 1}`);
    const cards = await cardsOf(pages);
    expect(cards.size).toBe(records.length);
    for (const { id, price, earlierPrice } of records) {
      const struck = earlierPrice === null ? [] : [priceWithVat(toOre(earlierPrice), vat)];
      expect([id, cards.get(id)]).toEqual([id, { priceOre: priceWithVat(toOre(price), vat), struck }]);
    }
    const sale = await cardsOf(["/shop?category=sale"]);
    const reduced = records.filter(({ earlierPrice }) => earlierPrice !== null).map(({ id }) => id);
    // Adding VAT to prices raises them all, and ends the sale.
    expect(reduced.length > 5).toBe(mode === "included");
    // Where nothing is on sale, the page offers best sellers.
    if (reduced.length > 0) expect([...sale.keys()].toSorted()).toEqual(reduced.toSorted());
    else expect([...sale.values()].flatMap(({ struck }) => struck)).toEqual([]);
    for (const [id, card] of await cardsOf(["/", "/mens-collection", "/womens-collection", "/shop?search=shorts"]))
      expect([id, card]).toEqual([id, cards.get(id)]);
  });

  it("what the cart and the wishlist ask for is the same, and so is what the search proposes", async () => {
    const { data } = await ask("/api/products/stock", { ids: records.map(({ id }) => id) });
    expect(Object.fromEntries(data.map(({ id, price }) => [id, price]))).toEqual(
      Object.fromEntries(records.map(({ id, price }) => [id, price])),
    );
    const { products } = JSON.parse(await text("/search-suggestions?search=shorts")) as { products: Suggestion[] };
    expect(products.length).toBeGreaterThan(1);
    for (const { id, priceOre, earlierPriceOre } of products) {
      const record = records.find((one) => one.id === id)!;
      expect([priceOre, earlierPriceOre === null ? null : toKronor(earlierPriceOre)]).toEqual([
        toOre(record.price),
        record.earlierPrice,
      ]);
    }
  });

  it("the checkout charges for each line what its headline says", async () => {
    // Every third: one caller may ask so often in a minute.
    const some = records.filter(({ earlierPrice }, i) => earlierPrice !== null || i % 3 === 0);
    const quotes = await Promise.all(some.map(async (record) => ({ record, totals: await quote(record) })));
    const charged = quotes.filter(({ totals }) => totals !== null);
    expect(charged.length).toBeGreaterThan(20);
    for (const { record, totals } of charged) {
      const lineOre = toOre(totals!.total) - toOre(totals!.shipping);
      expect([record.id, lineOre]).toEqual([record.id, priceWithVat(toOre(record.price), vat)]);
    }
  });

  it("the checkout names no total before it knows the cart", async () => {
    const words = (await text("/checkout")).replace(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    expect(words).toContain("Total");
    expect(words).not.toMatch(/Total\s*\d/);
    expect(words).not.toMatch(/pay\s*\d/i);
  });
});
