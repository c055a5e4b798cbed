import { type SQL, sql } from "drizzle-orm";

import { type Database, mapRows, statement } from "#app/db/client.server.ts";
import { slugMember } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { currentMarket, marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { homeMarket, type Market } from "#app/features/shop/markets/markets.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { languageOf, type Locale, locales } from "#app/shared/language/languages.ts";
import { LruCache } from "#app/shared/lru-cache.ts";
import { sizeName, localOptionName } from "#app/shared/size-name.ts";

import { shownType } from "./attributes.ts";
import type { BuyableProduct } from "./buyable-product.ts";
import { joinVersion } from "./card-row.server.ts";
import type { MeasurementTable } from "./field-kinds.ts";
import { isForSale } from "./for-sale.server.ts";
import { localAlt } from "./local-alt.server.ts";
import { marketColumn } from "./market-pricing.server.ts";
import { marketPricing, type StoredMarketPricing } from "./market-pricing.ts";
import type { PricePoint } from "./price-history.ts";
import { rangeOf } from "./price-range.ts";
import {
  codeColumns,
  colorColumns,
  emptyTexts,
  jsonObject,
  type ProductTexts,
  publicColumns,
  type PublicProduct,
  publicTexts,
  saleColumns,
  sizeColumns,
  textColumns,
  variantColumns,
} from "./product-columns.server.ts";
import { isOffered, type Product, type StockedVariant } from "./product.ts";
import { priceListColumn } from "./read-prices.server.ts";
import { withJoinedName } from "./size-parts.ts";
import { withLocalNames, type Translated, translated, withTranslations } from "./translated-product.server.ts";
import { keepCodes, type VariantCodes } from "./variant-codes.ts";
import { variantKey } from "./variant-key.ts";
import { pricingsOf } from "./variant-price-columns.server.ts";
import { shownPrices, type VariantPricing } from "./variant-prices.ts";

/** A product with all its lists, as the database writes it in one JSON text. */
interface StoredProduct {
  product: PublicProduct;
  sale: Sale;
  texts: ProductTexts | null;
  colors: Options["colors"];
  sizes: Options["sizes"];
  variants: (StockedVariant & VariantCodes)[];
  pictures: Options["pictures"];
  slug?: string | null;
  prices: PricePoint[];
  pricings: VariantPricing[];
  /** What it costs in the page's market, once that is open. */
  market?: StoredMarketPricing | null;
}

/** A product as it was read, with the market whose prices it has. */
interface ReadProduct extends StoredProduct {
  soldIn: Market;
  /** Whether it has no price in the page's market: then it isn't sold there. */
  isUnpriced?: true;
}

/** What was read, in the page's language and in the money of its market once that is open. */
function parseStored(json: string, soldIn: Market): ReadProduct {
  const { market, ...stored } = translated(JSON.parse(json) as StoredProduct & Translated);
  if (!market) return { ...stored, soldIn: homeMarket };
  const { currency } = soldIn;
  const pricing = marketPricing(market, currency);
  if (!pricing) return { ...stored, soldIn, isUnpriced: true };
  const { product, pricings, isPriced } = pricing;
  const { prices, priceOre, earlierPriceOre } = product;
  return {
    ...stored,
    soldIn,
    product: { ...stored.product, priceOre, earlierPriceOre, currency },
    variants: stored.variants.filter((variant) => isPriced(variantKey(variant))),
    prices: [...prices],
    pricings,
  };
}

/** A product with what is needed to buy it; null when it is unknown or no longer for sale. */
export async function readBuyableProduct(db: Database, id: string): Promise<BuyableProduct | null> {
  const stored = await productStatement(db, id);
  if (!stored || !isForSale(stored.sale) || stored.isUnpriced) return null;
  const { originalId, name, category, currency, source } = stored.product;
  const { optionLabels } = pageTextsOf(stored.texts ?? emptyTexts);
  return {
    id,
    originalId,
    name,
    category,
    currency,
    source,
    ...optionsOf(stored),
    ...(optionLabels && { optionLabels }),
  };
}

/** The product as its page shows it; null when it is not for sale, unless `evenHidden` for staff. */
export function productOf(stored: ReadProduct, { evenHidden = false } = {}): Product | null {
  const { product, slug, sale, texts, prices } = stored;
  if (!evenHidden && (!isForSale(sale) || stored.isUnpriced)) return null;
  const options = optionsOf(stored);
  const offered = options.variants.filter((variant) => isOffered(options, variant));
  const type = shownType(product);
  const shown = {
    ...product,
    ...(slug && { slug }),
    ...(type !== product.productType && { localType: type }),
    ...options,
    ...(rangeOf(offered) ?? shownPrices({ ...product, prices }, undefined)),
    ...pageTextsOf(publicTexts(texts ?? emptyTexts, sale.isComplete)),
  };
  keepCodes(shown, stored.variants);
  return shown;
}

/** The texts of a page, with the names of options only where there are any: what most pages don't say, they are not sent. */
function pageTextsOf({
  sizeLabel,
  thirdLabel,
  ...texts
}: ProductTexts): Pick<Product, "texts" | "optionLabels" | "measureNames"> {
  const optionLabels = {
    sizeLabel: sizeLabel && localOptionName(sizeLabel),
    thirdLabel: thirdLabel && localOptionName(thirdLabel),
  };
  const sizeMeasurements = texts.sizeMeasurements && localMeasurements(texts.sizeMeasurements);
  const measureNames = localMeasureNames(texts.sizeMeasurements?.cm ?? {});
  return {
    texts: { ...texts, sizeMeasurements },
    ...((sizeLabel ?? thirdLabel) !== null && { optionLabels }),
    ...(Object.keys(measureNames).length > 0 && { measureNames }),
  };
}

/** Measures by size, with the sizes' names in the current language. */
function localMeasurements({ cm, inches }: Record<"cm" | "inches", MeasurementTable>) {
  const local = (table: MeasurementTable) =>
    Object.fromEntries(Object.entries(table).map(([size, measures]) => [sizeName(size), measures]));
  return { cm: local(cm), inches: local(inches) };
}

/** What measures are called in the current language, by the names that staff entered, where that is something else. */
function localMeasureNames(sizes: MeasurementTable): Record<string, string> {
  const entered = Object.keys(Object.values(sizes)[0] ?? {});
  const named = entered.map((measure) => [measure, localOptionName(measure)] as const);
  return Object.fromEntries(named.filter(([measure, name]) => measure !== name));
}

type Sale = Parameters<typeof isForSale>[0] & { inStock: boolean; isComplete: boolean };
type Options = Pick<Product, "colors" | "sizes" | "variants" | "pictures">;

function optionsOf({ product, colors, sizes, variants, pictures, sale, prices, pricings }: StoredProduct): Options {
  const pricingOf = new Map(pricings.map((pricing) => [pricing.key, pricing]));
  const shared = shownPrices({ ...product, prices }, undefined);
  return {
    colors,
    sizes: sizes.map(withJoinedName).map(withLocalNames),
    variants: variants.map(({ sku: _sku, gtin: _gtin, picture, ...variant }) => {
      const own = pricingOf.get(variantKey(variant));
      const shown = own ? shownPrices({ ...product, prices }, own) : shared;
      const quantity = sale.inStock ? variant.quantity : 0;
      return { ...variant, quantity, ...shown, ...(typeof picture === "string" && { picture }) };
    }),
    pictures,
  };
}

/** A `StoredProduct` of the product `p` with its details `d`, in a locale. A table that it reads needs triggers on `product_versions`, as `product-versions.test.ts` says. */
const storedProductIn = (locale: Locale): SQL => sql`json_object(
  'product', json(${jsonObject("p", publicColumns)}), 'sale', json(${jsonObject("p", saleColumns)}),
  'texts', json(CASE WHEN d.product_id IS NOT NULL THEN ${jsonObject("d", textColumns)} END),
  'colors', json((SELECT json_group_array(json(${jsonObject("c", colorColumns)}))
    FROM (SELECT * FROM product_colors WHERE product_id = p.id ORDER BY position) c)),
  'sizes', json((SELECT json_group_array(json(${jsonObject("s", sizeColumns)}))
    FROM (SELECT * FROM product_sizes WHERE product_id = p.id ORDER BY position) s)),
  'variants', json((SELECT json_group_array(json(${jsonObject("v", { ...variantColumns, ...codeColumns })}))
    FROM product_variants v WHERE product_id = p.id)),
  'pictures', json((SELECT json_group_array(json_object('url', m.url, 'alt', ${localAlt(languageOf(locale))}, 'colorId', m.color_id))
    FROM (SELECT * FROM product_media WHERE product_id = p.id ORDER BY position) m)),
  'prices', json(${priceListColumn}), 'pricings', json(${pricingsOf(sql`p.id`)})${marketColumn(marketOfLocale(locale))}${slugMember("product", "p.id", languageOf(locale))})`;

const storedProducts = Object.fromEntries(
  locales.map((locale) => [locale, withTranslations(storedProductIn(locale), languageOf(locale))]),
) as Record<Locale, SQL>;

/** The most products that an isolate keeps, of about 10 KB each. */
const maxProducts = 500;
/** Products as they were read, by locale and id, with their versions. A version is of one state alone, so none is ever out of date. */
const kept = new LruCache<string, { version: string; stored: ReadProduct }>(maxProducts);

/** Forgets all products, as a new isolate would not know them. */
export function forgetProducts(): void {
  kept.clear();
}

/**
 * Reads a product's texts, options, pictures and prices in the current language and its market's money, as a statement for the batch of its page; null for an
 * unknown one. What this isolate has is not read again while its version is the same, as the database says in the same statement.
 */
export function productStatement(db: Database, id: string) {
  const locale = currentLocale();
  const market = currentMarket();
  const key = `${locale} ${id}`;
  const known = kept.get(key);
  const query = sql`SELECT version.version, CASE WHEN version.version = ${known?.version ?? ""} THEN NULL ELSE ${storedProducts[locale]} END AS stored
    FROM products p LEFT JOIN product_details d ON d.product_id = p.id ${joinVersion}
    WHERE p.id = ${id}`;
  return mapRows(statement<{ version: string | null; stored: string | null }>(db, query), ([row]) => {
    if (!row) return null;
    if (row.stored === null) return known?.stored ?? null;
    const stored = parseStored(row.stored, market);
    if (row.version !== null) kept.set(key, { version: row.version, stored });
    return stored;
  });
}

/**
 * Reads the products that the query `ids` names, by id, as a statement for a batch: each as its page shows it in the current language. For files of the whole
 * catalogue, which must not drive out what shoppers look at, so nothing of it is kept.
 */
export function productsStatement(db: Database, ids: SQL) {
  const market = currentMarket();
  const query = sql`SELECT ${storedProducts[currentLocale()]} AS stored
    FROM products p LEFT JOIN product_details d ON d.product_id = p.id
    WHERE p.id IN (${ids}) ORDER BY p.id`;
  return mapRows(statement<{ stored: string }>(db, query), (rows) =>
    rows.flatMap(({ stored }) => productOf(parseStored(stored, market)) ?? []),
  );
}
