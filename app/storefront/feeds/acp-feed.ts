import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";

import type { FeedProduct, FeedSite, FeedVariant } from "./feed-product.ts";

/**
 * What the file is (`FeedMetadata` of the Agentic Commerce Protocol): the catalogue at the prices of the market that it is asked for in. The
 * shop's own prices are those of the EU.
 */
export function acpFeedMetadata() {
  const locale = currentLocale();
  return {
    id: locale === "en" ? "catalog" : `catalog-${locale}`,
    target_country: countryCodes[currentMarket().country],
  };
}

/** A product as the feeds of the Agentic Commerce Protocol have it, version 2026-04-17: a line of the file. */
export function acpProduct(product: FeedProduct, site: FeedSite): string {
  const { id, title, description, url, variants } = product;
  const told = {
    id,
    title,
    description: { plain: description },
    url,
    variants: variants.map((variant) => acpVariant(variant, product, site)),
  };
  return `${JSON.stringify(told)}\n`;
}

function acpVariant(variant: FeedVariant, { currency, category, productType }: FeedProduct, { identity }: FeedSite) {
  const { id, title, url, gtin, priceOre, priorPriceOre, isAvailable, color, size, images } = variant;
  const options = [
    { name: "Color", value: color },
    { name: "Size", value: size },
  ];
  return {
    id,
    title,
    url,
    ...(gtin ? { barcodes: [{ type: "GTIN", value: gtin }] } : {}),
    price: price(priceOre, currency),
    ...(priorPriceOre === null ? {} : { list_price: price(priorPriceOre, currency) }),
    availability: { available: isAvailable, status: isAvailable ? "in_stock" : "out_of_stock" },
    categories: [{ value: [category, productType].filter(Boolean).join(" > "), taxonomy: "merchant" }],
    condition: ["new"],
    variant_options: options.filter(({ value }) => value !== ""),
    media: images.map((image) => ({ type: "image", url: image })),
    seller: { name: identity.siteName },
  };
}

/** Öre are the currency's minor unit. */
const price = (amount: number, currency: Currency) => ({ amount, currency });
