import { describe, expect, it } from "vitest";

import type { Product } from "#app/features/catalogue/products/product.ts";

import { productData } from "./product-structured-data.ts";

const product = {
  id: "tee",
  name: "Tee",
  shortDescription: "A tee.",
  description: "",
  category: "Mens Collection",
  priceOre: 299_50,
  currency: "SEK",
  source: "local",
  colors: [],
  pictures: [{ url: "/media/tee.webp", alt: "", colorId: null }],
  variants: [{ id: "v", colorId: "black", sizeId: "m", quantity: 1 }],
} as unknown as Product;
const site = {
  origin: "https://shop.example",
  brand: "Pulse Mode",
  vat: { mode: "added" as const, rateHundredths: 25_00 },
};

describe("productData", () => {
  it("tells what a shopper pays, currency and availability", () => {
    expect(productData(product, site, { average: null, count: 0 })).toMatchObject({
      "script:ld+json": {
        url: "https://shop.example/product/tee",
        image: ["https://shop.example/media/tee.webp"],
        offers: {
          price: "374.38",
          priceCurrency: "SEK",
          availability: "https://schema.org/InStock",
          priceSpecification: { price: "374.38", valueAddedTaxIncluded: true },
        },
      },
    });
  });

  it("tells the price itself when it carries the VAT", () => {
    const included = { ...site, vat: { ...site.vat, mode: "included" as const } };
    expect(productData(product, included, { average: null, count: 0 })).toMatchObject({
      "script:ld+json": { offers: { price: "299.50" } },
    });
  });

  it("is out of stock when every variant is", () => {
    const soldOut = { ...product, variants: [] };
    expect(JSON.stringify(productData(soldOut, site, { average: null, count: 0 }))).toContain("OutOfStock");
  });

  it("tells a rating only when there are reviews", () => {
    const rated = (count: number) => JSON.stringify(productData(product, site, { average: 4.86, count }));
    expect(rated(0)).not.toContain("aggregateRating");
    expect(rated(7)).toContain('"ratingValue":"4.9","reviewCount":7');
  });
});
