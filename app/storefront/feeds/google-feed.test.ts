import { describe, expect, it } from "vitest";

import type { FeedProduct, FeedSite } from "./feed-product.ts";
import { feedId, googleItems } from "./google-feed.ts";

const site = { identity: { siteName: "Pulse & Mode" } } as FeedSite;
const product: FeedProduct = {
  id: "tee",
  title: "Tee",
  description: "Soft <b>&\u0007 light.",
  url: "https://shop.example/product/tee",
  category: "Mens Collection",
  productType: "T-shirt",
  kind: "t-shirts",
  gender: "male",
  currency: "SEK",
  variants: [
    {
      id: "tee.black.m",
      sku: "T-1",
      gtin: "4006381333931",
      title: "Tee, Black, M",
      color: "Black",
      size: "M",
      priceOre: 299_00,
      priorPriceOre: null,
      isAvailable: true,
      shipping: [{ country: "SE", priceOre: 49_00, handlingDays: { min: 0, max: 1 }, transitDays: { min: 3, max: 5 } }],
      url: "https://shop.example/product/tee?color=black#size=m",
      images: ["https://shop.example/media/a.webp", "https://shop.example/media/b.webp"],
    },
  ],
};
const [variant] = product.variants;
const itemOf = (change: Partial<NonNullable<typeof variant>>, sale?: Parameters<typeof googleItems>[2]) =>
  googleItems({ ...product, variants: [{ ...variant!, ...change }] }, site, sale);
const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, "g"))].map((match) => match[1]);

describe("an item of Google's file", () => {
  it("names its group, its numbers and what it costs", () => {
    const xml = itemOf({});
    expect(values(xml, "id")).toEqual(["tee.black.m"]);
    expect(values(xml, "item_group_id")).toEqual(["tee"]);
    expect(values(xml, "gtin")).toEqual(["4006381333931"]);
    expect(values(xml, "identifier_exists")).toEqual([]);
    expect(values(xml, "price")[0]).toBe("299.00 SEK");
    expect(values(xml, "sale_price")).toEqual([]);
    expect(values(xml, "google_product_category")).toEqual(["212"]);
    expect(values(xml, "product_type")).toEqual(["Mens Collection &gt; T-shirt"]);
    expect(values(xml, "additional_image_link")).toEqual(["https://shop.example/media/b.webp"]);
    expect([values(xml, "gender"), values(xml, "age_group"), values(xml, "size")]).toEqual([
      ["male"],
      ["adult"],
      ["M"],
    ]);
    expect(xml).toContain(
      "<g:shipping><g:country>SE</g:country><g:service>Standard</g:service><g:price>49.00 SEK</g:price>",
    );
  });

  it("without a barcode says that it has none", () => {
    const xml = itemOf({ gtin: null });
    expect([values(xml, "gtin"), values(xml, "identifier_exists")]).toEqual([[], ["no"]]);
  });

  it("on sale costs less than the price before, for as long as a campaign runs", () => {
    const sale = { productId: "tee", from: "2026-11-27T08:00:00.000Z", until: "2026-12-01T22:59:00.000Z" };
    const xml = itemOf({ priorPriceOre: 399_00 }, sale);
    expect(values(xml, "price")[0]).toBe("399.00 SEK");
    expect(values(xml, "sale_price")).toEqual(["299.00 SEK"]);
    expect(values(xml, "sale_price_effective_date")).toEqual(["2026-11-27T08:00+0000/2026-12-01T22:59+0000"]);
    expect(values(itemOf({ priorPriceOre: 399_00 }), "sale_price_effective_date")).toEqual([]);
    expect(values(itemOf({}, sale), "sale_price_effective_date")).toEqual([]);
  });

  it("is out of stock, or not there without a picture", () => {
    expect(values(itemOf({ isAvailable: false }), "availability")).toEqual(["out_of_stock"]);
    expect(itemOf({ images: [] })).toBe("");
  });

  it("is well-formed whatever staff wrote", () => {
    const xml = itemOf({ title: "A < B & C\u0000" });
    expect(values(xml, "title")).toEqual(["A &lt; B &amp; C"]);
    expect(xml).toContain("Soft &lt;b&gt;&amp; light.");
    expect(values(xml, "brand")).toEqual(["Pulse &amp; Mode"]);
  });
});

it("an id longer than Google takes is cut, and stays one of its own", () => {
  const long = "a-very-long-name-of-a-product-that-goes-on-and-on.black";
  expect(feedId("tee.black.m")).toBe("tee.black.m");
  expect(feedId(`${long}.m`)).toHaveLength(50);
  expect(feedId(`${long}.m`)).not.toBe(feedId(`${long}.l`));
});
