import type { SalePeriod } from "#app/features/catalogue/campaigns/sale-periods.server.ts";
import type { Kind } from "#app/features/catalogue/products/attributes.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { toKronor } from "#app/shared/money.ts";

import type { FeedProduct, FeedShipping, FeedSite, FeedVariant } from "./feed-product.ts";

/** Numbers of Google's product taxonomy (google.com/basepages/producttype/taxonomy-with-ids.en-US.txt). */
const googleCategories: Record<Kind, number> = {
  "t-shirts": 212,
  tanks: 212,
  "long-sleeves": 212,
  "half-zips": 212,
  hoodies: 212,
  jackets: 5598,
  "sports-bras": 214,
  shorts: 207,
  pants: 204,
  tights: 204,
  socks: 209,
  bags: 5181,
  headwear: 173,
  gloves: 170,
  equipment: 990,
};

/** What Google takes of one text. */
const limits = { id: 50, title: 150, description: 5_000, moreImages: 10 };

/** The beginning of the file: RSS 2.0 with Google's namespace (support.google.com/merchants/answer/7052112). */
export function googleFeedStart({ identity, origin }: FeedSite): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escaped(identity.siteName)}</title>
<link>${escaped(origin)}</link>
<description>${escaped(identity.tagline)}</description>
`;
}

export const googleFeedEnd = "</channel>\n</rss>\n";

/** An item for each variant of a product. Those without a picture are left out: Google refuses them. */
export function googleItems(product: FeedProduct, site: FeedSite, sale: SalePeriod | undefined): string {
  return product.variants
    .filter(({ images }) => images.length > 0)
    .map((variant) => googleItem(product, variant, site, sale))
    .join("");
}

function googleItem(product: FeedProduct, variant: FeedVariant, { identity }: FeedSite, sale?: SalePeriod): string {
  const { currency, kind } = product;
  const { priceOre, priorPriceOre, shipping } = variant;
  const [image = "", ...more] = variant.images;
  return `<item>
${[
  field("id", feedId(variant.id)),
  field("item_group_id", feedId(product.id)),
  field("title", variant.title.slice(0, limits.title)),
  field("description", product.description.slice(0, limits.description)),
  field("link", variant.url),
  field("image_link", image),
  ...more.slice(0, limits.moreImages).map((url) => field("additional_image_link", url)),
  field("availability", variant.isAvailable ? "in_stock" : "out_of_stock"),
  field("price", price(priorPriceOre ?? priceOre, currency)),
  ...(priorPriceOre === null ? [] : [field("sale_price", price(priceOre, currency))]),
  ...(priorPriceOre === null || !sale
    ? []
    : [field("sale_price_effective_date", `${minute(sale.from)}/${minute(sale.until)}`)]),
  field("brand", identity.siteName),
  ...(variant.gtin ? [field("gtin", variant.gtin)] : [field("identifier_exists", "no")]),
  field("condition", "new"),
  field("color", variant.color),
  field("size", variant.size),
  field("gender", product.gender),
  field("age_group", "adult"),
  ...(kind ? [field("google_product_category", String(googleCategories[kind]))] : []),
  field("product_type", [product.category, product.productType].filter(Boolean).join(" > ")),
  ...shipping.map((to) => shippingField(to, currency)),
].join("")}</item>
`;
}

function shippingField({ country, priceOre, handlingDays, transitDays }: FeedShipping, currency: Currency): string {
  return `<g:shipping>${[
    field("country", country),
    field("service", "Standard"),
    field("price", price(priceOre, currency)),
    field("min_handling_time", String(handlingDays.min)),
    field("max_handling_time", String(handlingDays.max)),
    field("min_transit_time", String(transitDays.min)),
    field("max_transit_time", String(transitDays.max)),
  ]
    .join("")
    .replaceAll("\n", "")}</g:shipping>\n`;
}

/** One line; nothing for an empty value, which Google takes for a mistake. */
function field(name: string, value: string): string {
  return value === "" ? "" : `<g:${name}>${escaped(value)}</g:${name}>\n`;
}

/** Text that XML 1.0 can hold. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function price(ore: number, currency: Currency): string {
  return `${toKronor(ore).toFixed(2)} ${currency}`;
}

/** An ISO time as Google writes it: `2026-11-27T08:00+0000`. */
function minute(time: string): string {
  return `${time.slice(0, 16)}+0000`;
}

/** An id of at most 50 characters; a longer one ends with a number made of the whole, so that no two become one. */
export function feedId(id: string): string {
  if (id.length <= limits.id) return id;
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const mark = hash.toString(16).padStart(8, "0");
  return `${id.slice(0, limits.id - mark.length - 1)}-${mark}`;
}
