import { type SQL, sql } from "drizzle-orm";

import { type Database, mapRows, statement } from "#app/db/client.server.ts";
import { slugMember } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { currentMarket, marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { languageOf, type Locale, locales } from "#app/shared/language/languages.ts";
import { averageRating } from "#app/shared/rating.ts";

import { shownType } from "./attributes.ts";
import { cardsByVersion, rememberCards, rememberListed, lastListed } from "./card-memory.ts";
import { localAlt } from "./local-alt.server.ts";
import { marketColumn } from "./market-pricing.server.ts";
import { marketPriceRange, type StoredMarketPricing } from "./market-pricing.ts";
import type { PricePoint } from "./price-history.ts";
import { type PriceRange, rangeOf } from "./price-range.ts";
import { type CardColor, lowStockThreshold, type Picture, type ProductCard } from "./product.ts";
import { priceListColumn } from "./read-prices.server.ts";
import { inEnglishToo, localName } from "./translated-product.server.ts";
import { isPricedAlone, lowestPrice, pricingOfVariant, variantPrice } from "./variant-price-columns.server.ts";
import { shownPrices, type VariantPricing } from "./variant-prices.ts";

/** Joins the version of the product `p`. A product whose row is missing is read each time. */
export const joinVersion: SQL = sql`LEFT JOIN product_versions version ON version.product_id = p.id`;

/** What a card is made of, as the database writes it in one JSON text. */
interface StoredCard {
  name: string;
  slug?: string | null;
  category: string;
  productType: string;
  priceOre: number;
  saleHistory: PricePoint[] | null;
  /**
   * The pricings of the offered variants that cost the least, each once; null for those at the product's own price. No list where no variant
   * has, or had, a price of its own.
   */
  cheapest: (Omit<VariantPricing, "key"> | null)[] | null;
  pricesDiffer: number;
  sharedEarlierOre: number | null;
  currency: Currency;
  source: string;
  isNew: number;
  stock: number;
  colors: StoredColor[];
  pictures: Picture[];
  ratingSum: number | null;
  ratingCount: number | null;
  /** What it costs in the page's market, once that is open. */
  market?: StoredMarketPricing | null;
}

/** A row of `cardStatement`: no card where this isolate has the one of that version. */
interface CardRow {
  id: string;
  version: string | null;
  card: string | null;
}

/** A card in a list, with the further columns of its row. */
export type ListedCard<More = unknown> = More & { card: ProductCard };

/** The prices of a product announced as reduced, or with variants' own prices, oldest first, as JSON; null for others. `p` is the product. */
const saleHistoryColumn: SQL = sql`CASE WHEN p.earlier_price_ore IS NOT NULL OR p.lowest_price_ore IS NOT NULL
  THEN ${priceListColumn} END`;

/** A `StoredCard` of the product `p` in a locale. A table that it reads needs triggers on `product_versions`, as
 * `product-versions.test.ts` says. What is of the locale is inserted: the object has as many members as a call takes (`mostMembers`). */
const storedCardIn = (locale: Locale): SQL => sql`json_insert(json_object(
  'name', p.name, 'category', p.category, 'productType', p.product_type, 'priceOre', p.price_ore,
  'currency', p.currency, 'source', p.source, 'isNew', p.is_new,
  'stock', CASE WHEN p.in_stock = 0 THEN 0 ELSE (
    SELECT coalesce(sum(v.quantity), 0) FROM product_variants v
      JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id AND c.available = 1
      JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id AND s.available = 1
      WHERE v.product_id = p.id) END,
  'colors', json((SELECT json_group_array(json_object('id', c.id, 'name', c.name, 'hex', c.hex, 'picture', (
     SELECT url FROM product_media WHERE product_id = p.id AND color_id = c.id ORDER BY position LIMIT 1)${localName("c.name", languageOf(locale))}))
     FROM (SELECT id, name, hex FROM product_colors WHERE product_id = p.id ORDER BY position) c)),
  'pictures', json((SELECT json_group_array(json_object('url', m.url, 'alt', ${localAlt(languageOf(locale))}, 'colorId', m.color_id))
     FROM (SELECT * FROM product_media WHERE product_id = p.id ORDER BY position LIMIT 2) m)),
  'ratingSum', (SELECT rating_sum FROM review_counts WHERE product_id = p.id),
  'ratingCount', (SELECT rating_count FROM review_counts WHERE product_id = p.id),
  'saleHistory', json(${saleHistoryColumn}), 'pricesDiffer', p.prices_differ, 'sharedEarlierOre', p.earlier_price_ore,
  'cheapest', json(CASE WHEN p.lowest_price_ore IS NOT NULL
      OR p.earlier_price_ore IS NOT NULL
        AND EXISTS (SELECT 1 FROM product_variants v JOIN variant_prices ON variant_id = v.id WHERE v.product_id = p.id)
    THEN (SELECT json_group_array(json(pricing)) FROM (
      SELECT DISTINCT iif(${isPricedAlone}, json_remove(${pricingOfVariant}, '$.key'), 'null') AS pricing FROM product_variants v
      JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id AND c.available = 1
      JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id AND s.available = 1
      WHERE v.product_id = p.id AND ${variantPrice} = ${lowestPrice})) END))${marketColumn(marketOfLocale(locale), "$.market")}${slugMember("product", "p.id", languageOf(locale), "$.slug")})`;
const storedCards = Object.fromEntries(locales.map((locale) => [locale, storedCardIn(locale)])) as Record<Locale, SQL>;

/**
 * Reads cards in the current language and its market's money, each row as a `ListedCard`: what has no price in the market is left out. What this isolate has from the list's last reading is not read again while its version is
 * the same; the database says so in the same statement. `list` names the list among all others, or tells the products it can have.
 * `query` is given the columns of a card, for the product `p` and its `version` (`joinVersion`).
 */
export function cardStatement<More = unknown>(
  db: Database,
  list: string | readonly string[],
  query: (columns: SQL) => SQL,
) {
  const locale = currentLocale();
  const market = currentMarket();
  const known = cardsByVersion(typeof list === "string" ? lastListed(list) : list, locale);
  const versions = [...known.keys()].join(" ");
  const columns = sql`p.id, version.version, CASE WHEN instr(${versions}, version.version) THEN NULL ELSE ${storedCards[locale]} END AS card`;
  return mapRows(statement<CardRow & More>(db, query(columns)), (rows): ListedCard<More>[] => {
    const listed = rows.flatMap((row) => {
      const card = cardOf(row, known, market);
      return card ? [{ ...row, card }] : [];
    });
    rememberCards(
      listed.flatMap(({ card, version }) => (version === null ? [] : [{ card, version }])),
      locale,
    );
    if (typeof list === "string")
      rememberListed(
        list,
        listed.map(({ id }) => id),
      );
    return listed;
  });
}

function cardOf(
  { id, version, card }: CardRow,
  known: ReadonlyMap<string, ProductCard>,
  market: Market,
): ProductCard | null {
  if (card !== null) return toProductCard(id, JSON.parse(card) as StoredCard, market);
  const kept = known.get(version ?? "");
  if (!kept) throw new Error(`The card of ${id} was not read`);
  return kept;
}

function toProductCard(id: string, stored: StoredCard, market: Market): ProductCard | null {
  const { name, slug, category, productType, source, stock, colors, pictures } = stored;
  const currency = stored.market ? market.currency : stored.currency;
  const prices = stored.market ? marketPriceRange(stored.market, currency) : cardPrices(stored);
  if (!prices) return null;
  return {
    id,
    ...(slug && { slug }),
    name,
    category,
    productType: shownType({ productType, name, tags: [] }),
    ...prices,
    currency,
    source,
    isNew: stored.isNew === 1,
    soldOut: stock === 0,
    lowStock: stock > 0 && stock <= lowStockThreshold ? stock : null,
    rating: cardRating(stored),
    colors: cardColors(colors, pictures[0]?.url),
    // The second is not described: it is the same garment once more.
    pictures: pictures.map((picture, index) => (index === 0 ? picture : { ...picture, alt: "" })),
  };
}

function cardPrices(stored: StoredCard): PriceRange {
  const { priceOre, sharedEarlierOre: earlierPriceOre, currency, cheapest, saleHistory } = stored;
  const shared = { priceOre, earlierPriceOre, currency, prices: saleHistory ?? [] };
  const lowest = rangeOf((cheapest ?? []).map((own) => shownPrices(shared, own ?? undefined)));
  return { ...(lowest ?? shownPrices(shared, undefined)), ...(stored.pricesDiffer === 1 ? { isFrom: true } : {}) };
}

function cardRating({ ratingSum: sum, ratingCount: count }: StoredCard): ProductCard["rating"] {
  const average = averageRating(sum ?? 0, count ?? 0);
  return average === null || count === null ? null : { average, count };
}

type StoredColor = Omit<CardColor, "picture" | "english"> & { picture: string | null; local?: string | null };

/** The colors as a card has them: without the picture that it shows at first, which is there already. */
function cardColors(colors: readonly StoredColor[], shown: string | undefined): CardColor[] {
  return colors.map(({ picture, local, ...stored }) => {
    const color = inEnglishToo(stored, local);
    return picture === null || picture === shown ? color : { ...color, picture };
  });
}
