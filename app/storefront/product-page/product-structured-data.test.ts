import { describe, expect, it } from "vitest";

import type { Product } from "#app/features/catalogue/products/product.ts";
import { keepCodes } from "#app/features/catalogue/products/variant-codes.ts";

import { productData } from "./product-structured-data.ts";

const option = (id: string) => ({ id, name: id.toUpperCase(), hex: "#000000", description: "", available: true });
const product = {
  id: "tee",
  name: "Tee",
  shortDescription: "A tee.",
  description: "",
  category: "Womens Collection",
  priceOre: 299_50,
  currency: "SEK",
  source: "local",
  colors: [option("black"), option("white")],
  sizes: [option("s"), option("m")],
  pictures: [
    { url: "/media/black.webp", alt: "", colorId: "black" },
    { url: "/media/white.webp", alt: "", colorId: "white" },
  ],
  variants: [
    { id: "tee.white.s", colorId: "white", sizeId: "s", quantity: 0, priceOre: 299_50 },
    { id: "tee.black.m", colorId: "black", sizeId: "m", quantity: 3, priceOre: 299_50 },
    { id: "tee.black.s", colorId: "black", sizeId: "s", quantity: 1, priceOre: 299_50 },
  ],
} as unknown as Product;
const rates = { freeThresholdOre: 500_00, standardOre: 49_00, expressOre: 99_00, priorityOre: 0 };
const site = {
  origin: "https://shop.example",
  identity: { siteName: "Pulse Mode" },
  shipping: { ...rates, otherCurrencies: {} },
  promotions: { returnDays: 30 },
  vat: { mode: "added" as const, rateHundredths: 25_00 },
} as unknown as Parameters<typeof productData>[1];

interface Node extends Record<string, unknown> {
  "@type": string;
  hasVariant: (Record<string, string> & { offers: Record<string, unknown> })[];
}

function graphOf(given: Product, its = site, rating = { average: null as number | null, count: 0 }) {
  const { "@graph": graph } = (productData(given, its, rating) as Record<string, { "@graph": Node[] }>)[
    "script:ld+json"
  ]!;
  return graph as [Node, Node, Node];
}

describe("productData", () => {
  it("names each variant with its price, availability, address and picture, in the order of its options", () => {
    const [group] = graphOf(product);
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "tee",
      variesBy: ["https://schema.org/color", "https://schema.org/size"],
      audience: { suggestedGender: "female" },
    });
    expect(group.hasVariant.map(({ sku }) => sku)).toEqual(["tee.black.s", "tee.black.m", "tee.white.s"]);
    expect(group.hasVariant[2]).toMatchObject({
      name: "Tee, WHITE, S",
      color: "WHITE",
      size: "S",
      image: "https://shop.example/media/white.webp",
      offers: {
        price: "374.38",
        priceCurrency: "SEK",
        availability: "https://schema.org/OutOfStock",
        url: "https://shop.example/product/tee?color=white",
      },
    });
    expect(group.hasVariant[0]?.offers.availability).toBe("https://schema.org/InStock");
  });

  it("tells the price itself when it carries the VAT", () => {
    const [group] = graphOf(product, { ...site, vat: { ...site.vat, mode: "included" } });
    expect(group.hasVariant[0]?.offers.price).toBe("299.50");
  });

  it("knows a variant by its SKU and barcode where staff entered them", () => {
    const coded = { ...product };
    keepCodes(coded, [{ id: "tee.black.s", sku: "T-1", gtin: "4006381333931" }]);
    const [group] = graphOf(coded);
    expect(group.hasVariant[0]).toMatchObject({ sku: "T-1", gtin: "4006381333931" });
    expect(group.hasVariant[1]).not.toHaveProperty("gtin");
  });

  it("says nothing of varying by what there is one of", () => {
    const [group] = graphOf({ ...product, sizes: product.sizes.slice(0, 1) });
    expect(group.variesBy).toEqual(["https://schema.org/color"]);
    expect(group.size).toBe("S");
  });

  it("is a product with one offer where there is one variant", () => {
    const [node] = graphOf({ ...product, variants: product.variants.slice(1, 2), colors: [option("black")] });
    expect(node).toMatchObject({ "@type": "Product", name: "Tee", offers: { price: "374.38" } });
    expect(node).not.toHaveProperty("hasVariant");
  });

  it("of many variants names 24, one of each color among them that can be bought", () => {
    const colors = Array.from({ length: 12 }, (_, i) => option(`c${i}`));
    const sizes = ["s", "m", "l", "xl"].map(option);
    const variants = colors.flatMap((color) =>
      sizes.map((size) => ({
        id: `${color.id}.${size.id}`,
        colorId: color.id,
        sizeId: size.id,
        quantity: size.id === "l" ? 1 : 0,
        priceOre: 299_50,
        earlierPriceOre: null,
      })),
    );
    const [{ hasVariant }] = graphOf({ ...product, colors, sizes, variants });
    expect(hasVariant).toHaveLength(24);
    expect(hasVariant.slice(0, 12).map(({ sku }) => sku)).toEqual(colors.map(({ id }) => `${id}.l`));
  });

  it("writes delivery and returns once, and every offer names them", () => {
    const [group, shipping, returns] = graphOf(product);
    for (const { offers } of group.hasVariant)
      expect([offers.shippingDetails, offers.hasMerchantReturnPolicy]).toEqual([
        { "@id": shipping["@id"] },
        { "@id": returns["@id"] },
      ]);
    expect(shipping).toMatchObject({
      "@type": "OfferShippingDetails",
      shippingRate: { value: "49.00", currency: "SEK" },
      deliveryTime: { transitTime: { minValue: 3, maxValue: 5 } },
    });
    expect(returns).toMatchObject({ "@type": "MerchantReturnPolicy", merchantReturnDays: 30 });
  });

  it("tells free shipping, and the partner's times", () => {
    const variants = product.variants.map((variant) => ({ ...variant, priceOre: 500_00 }));
    const [, shipping] = graphOf({ ...product, variants, source: "cjdropshipping" });
    expect(shipping).toMatchObject({
      shippingRate: { value: "0.00" },
      deliveryTime: { transitTime: { minValue: 7, maxValue: 12 } },
    });
  });

  it("tells of each variant what sending it costs, where one costs enough to be sent for free", () => {
    const [first, ...others] = product.variants;
    const [group, ...nodes] = graphOf({ ...product, variants: [{ ...first!, priceOre: 500_00 }, ...others] });
    const costOf = (id: unknown) =>
      (nodes as Record<string, unknown>[]).find((node) => node["@id"] === id)?.["shippingRate"];
    expect(
      group.hasVariant.map(({ sku, offers }) => [sku, costOf((offers.shippingDetails as Node)["@id"])]),
    ).toMatchObject([
      ["tee.black.s", { value: "49.00" }],
      ["tee.black.m", { value: "49.00" }],
      ["tee.white.s", { value: "0.00" }],
    ]);
  });

  it("tells a rating only when there are reviews", () => {
    expect(graphOf(product, site, { average: 4.86, count: 0 })[0]).not.toHaveProperty("aggregateRating");
    expect(graphOf(product, site, { average: 4.86, count: 7 })[0]).toMatchObject({
      aggregateRating: { ratingValue: "4.9", reviewCount: 7 },
    });
  });
});
