import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { type Database, statement } from "#app/db/client.server.ts";

import { facetsOf, type FacetSource } from "./facets.ts";
import { featuredRank } from "./featured-rank.server.ts";
import { forEachField } from "./field-kinds.ts";
import { forSale } from "./for-sale.server.ts";
import { pictureField } from "./local-alt.server.ts";
import { marketHistoryStatement } from "./market-price-history.server.ts";
import type { OfferedPrice, PricePoint } from "./price-history.ts";
import { type RowField, rowFieldEntries } from "./product-fields.ts";
import type { ProductInput } from "./product-input.ts";
import type { DetailsByVariant } from "./variant-details.ts";
import { idsOfKey } from "./variant-key.ts";
import { isPricedAlone, lowestPrice, priceRangeStatement, variantPrice } from "./variant-price-columns.server.ts";
import { isReducedAt, type VariantPricing } from "./variant-prices.ts";

/** A statement for a batch. */
export type Statement = BatchItem<"sqlite">;

/** How the units of a variant change. */
export interface UnitChange {
  variantId: string;
  /** Units added; negative for units taken away. */
  delta: number;
}

/** What decides in which listings a product stands, but for its state. */
type ListedFields = Omit<FacetSource, "published" | "isPrivate" | "isReduced">;

/** A product whose listings are to be written: its fields and variants' prices as they will be, and every price it was offered at before. */
export interface ListedProduct {
  id: string;
  fields: ListedFields & OfferedPrice & Pick<ProductInput, "state" | "publishAt">;
  prices: readonly PricePoint[];
  pricings: readonly VariantPricing[];
  /** Whether some of it is sold at the product's own price. */
  sharesPrice: boolean;
}

/** The columns that a state stands for. */
export function stateColumns({ state, publishAt }: Pick<ProductInput, "state" | "publishAt">) {
  return {
    published: state === "published" || state === "private",
    isPrivate: state === "private",
    publishAt: state === "scheduled" ? publishAt : null,
  };
}

/** The product's own row, from its fields. */
export function productColumns(fields: ProductInput) {
  const simple = forEachField(rowFieldEntries, (_, name) => fields[name]) as Pick<ProductInput, RowField>;
  const { priceOre, earlierPriceOre } = fields;
  return { ...simple, priceOre, earlierPriceOre, ...stateColumns(fields) };
}

/** Writes the colors and sizes that a product has. */
export function optionStatements(db: Database, productId: string, { colors, sizes }: ProductInput): Statement[] {
  return [
    statement(
      db,
      sql`INSERT INTO product_colors (product_id, id, name, hex, available, position)
      SELECT ${productId}, value ->> 'id', value ->> 'name', value ->> 'hex', value ->> 'available', key
      FROM json_each(${JSON.stringify(colors)}) WHERE TRUE
      ON CONFLICT (product_id, id) DO UPDATE SET name = excluded.name, hex = excluded.hex, available = excluded.available,
        position = excluded.position`,
    ),
    statement(
      db,
      sql`INSERT INTO product_sizes (product_id, id, name, description, available, position, size_value, third_value)
      SELECT ${productId}, value ->> 'id', value ->> 'name', value ->> 'description', value ->> 'available', key,
        value ->> 'sizeValue', value ->> 'thirdValue'
      FROM json_each(${JSON.stringify(sizes)}) WHERE TRUE
      ON CONFLICT (product_id, id) DO UPDATE SET name = excluded.name, description = excluded.description,
        available = excluded.available, position = excluded.position, size_value = excluded.size_value,
        third_value = excluded.third_value`,
    ),
  ];
}

/** Takes away the colors and sizes that a product no longer has; call it after their variants have gone. */
export function droppedOptionStatements(db: Database, productId: string, { colors, sizes }: ProductInput): Statement[] {
  const drop = (table: SQL, kept: readonly { id: string }[]) =>
    statement(
      db,
      sql`DELETE FROM ${table} WHERE product_id = ${productId}
        AND id NOT IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(kept)}))`,
    );
  return [drop(sql`product_colors`, colors), drop(sql`product_sizes`, sizes)];
}

/** Adds variants without stock, which is written through the ledger. */
export function newVariantsStatement(
  db: Database,
  productId: string,
  variants: readonly { id: string; colorId: string; sizeId: string }[],
  now: Date,
): Statement {
  return statement(
    db,
    sql`INSERT INTO product_variants (id, product_id, color_id, size_id, quantity, created_at)
    SELECT value ->> 'id', ${productId}, value ->> 'colorId', value ->> 'sizeId', 0, ${now.toISOString()}
    FROM json_each(${JSON.stringify(variants)})`,
  );
}

/** Writes what staff say of each variant; of those left out, that they say nothing. Call it after new variants are added. */
export function detailStatements(db: Database, productId: string, details: DetailsByVariant): Statement[] {
  const rows = JSON.stringify(Object.entries(details).map(([key, own]) => ({ ...idsOfKey(key), ...own })));
  return [
    // A code that goes from one variant to another is let go first: it is one variant's alone.
    statement(db, sql`UPDATE product_variants SET sku = NULL, gtin = NULL WHERE product_id = ${productId}`),
    // None that keeps its own price is without one in between: its prices in other markets would go.
    statement(
      db,
      sql`UPDATE product_variants SET sku = value ->> 'sku', gtin = value ->> 'gtin', weight_grams = value ->> 'weightGrams',
        cost_ore = value ->> 'costOre', price_ore = value ->> 'priceOre', earlier_price_ore = value ->> 'earlierPriceOre',
        picture = value ->> 'picture'
      FROM json_each(${rows})
      WHERE product_id = ${productId} AND color_id = value ->> 'colorId' AND size_id = value ->> 'sizeId'`,
    ),
    statement(
      db,
      sql`UPDATE product_variants SET weight_grams = NULL, cost_ore = NULL, price_ore = NULL, earlier_price_ore = NULL, picture = NULL
      WHERE product_id = ${productId} AND NOT EXISTS (
        SELECT 1 FROM json_each(${rows}) WHERE value ->> 'colorId' = color_id AND value ->> 'sizeId' = size_id)`,
    ),
  ];
}

/** Writes a product's pictures in their order. A variant whose picture goes has its color's again, and what told of it in other languages goes with it. */
export function mediaStatements(db: Database, productId: string, media: ProductInput["media"]): Statement[] {
  return [
    statement(db, sql`DELETE FROM product_media WHERE product_id = ${productId}`),
    statement(
      db,
      sql`INSERT INTO product_media (id, product_id, color_id, position, url, alt, width, height)
      SELECT value ->> 'id', ${productId}, value ->> 'colorId', key, value ->> 'url', value ->> 'alt',
        value ->> 'width', value ->> 'height'
      FROM json_each(${JSON.stringify(media)})`,
    ),
    statement(
      db,
      sql`UPDATE product_variants SET picture = NULL WHERE product_id = ${productId} AND picture IS NOT NULL
        AND picture NOT IN (SELECT url FROM product_media WHERE product_id = ${productId})`,
    ),
    statement(
      db,
      sql`DELETE FROM translations WHERE kind = 'product' AND item_id = ${productId} AND field GLOB 'picture.*'
        AND field NOT IN (SELECT ${pictureField(sql`id`)} FROM product_media WHERE product_id = ${productId})`,
    ),
  ];
}

/** Writes in which listings products stand, what changed of it alone; call it after their own rows are written. */
export function facetStatements(db: Database, changed: readonly ListedProduct[], now: Date): Statement[] {
  const rows = changed.map(({ id, fields, prices, ...variants }) => {
    const isReduced = isReducedAt({ ...fields, prices }, variants, now);
    return { id, facets: facetsOf({ ...fields, ...stateColumns(fields), isReduced }) };
  });
  const json = JSON.stringify(rows);
  const wanted = (columns: (facet: SQL) => SQL) => sql`SELECT facet.value, p.id ${columns(sql`facet.value`)}
    FROM json_each(${json}) r, json_each(r.value, '$.facets') facet JOIN products p ON p.id = r.value ->> 'id'
    WHERE ${forSale}
    UNION ALL SELECT m.facet, p.id ${columns(sql`m.facet`)} FROM json_each(${json}) r
    CROSS JOIN collection_matches m ON m.product_id = r.value ->> 'id' CROSS JOIN products p ON p.id = m.product_id WHERE TRUE`;
  return [
    priceRangeStatement(
      db,
      changed.map(({ id }) => id),
    ),
    statement(
      db,
      sql`DELETE FROM product_facets WHERE product_id IN (SELECT value ->> 'id' FROM json_each(${json}))
        AND (facet, product_id) NOT IN (${wanted(() => sql``)})`,
    ),
    statement(
      db,
      sql`INSERT INTO product_facets (facet, product_id, price_ore, created_at, featured, sold_count)
      ${wanted((facet) => sql`, ${lowestPrice}, p.created_at, ${featuredRank(facet)}, p.sold_count`)}
      ON CONFLICT (facet, product_id) DO UPDATE SET price_ore = excluded.price_ore, created_at = excluded.created_at,
        featured = excluded.featured, sold_count = excluded.sold_count
      WHERE (price_ore, created_at, featured, sold_count)
        <> (excluded.price_ore, excluded.created_at, excluded.featured, excluded.sold_count)`,
    ),
  ];
}

/** The VAT that comes on top of prices now, in hundredths of a percent; 0 while they carry it. As triggers say it, too. */
export const vatAdded = sql<number>`coalesce((SELECT iif(json_extract(content, '$.mode') = 'added',
  coalesce(json_extract(content, '$.rateHundredths'), 2500), 0) FROM site_configuration WHERE section = 'vat'), 0)`;

/**
 * Records the prices of those products that are for sale and were not for sale so before: at this price, announced as a
 * reduction or not, with this VAT. A price that nobody could buy at is no prior price.
 */
export function priceStatements(db: Database, ids: readonly string[], now: Date): Statement[] {
  const wanted = JSON.stringify(ids);
  return [
    productPricesStatement(db, wanted, now),
    variantPricesStatement(db, wanted, now),
    marketHistoryStatement(db, sql`SELECT value FROM json_each(${wanted})`, now),
  ];
}

function productPricesStatement(db: Database, ids: string, now: Date): Statement {
  return statement(
    db,
    sql`INSERT INTO price_history (id, product_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
    SELECT 'prc_' || lower(hex(randomblob(12))), p.id, p.price_ore, p.currency, ${now.toISOString()},
      p.earlier_price_ore IS NOT NULL, ${vatAdded}
    FROM json_each(${ids}) wanted JOIN products p ON p.id = wanted.value
    WHERE ${forSale} AND NOT EXISTS (
      SELECT 1 FROM (SELECT * FROM price_history WHERE product_id = p.id
        ORDER BY valid_from DESC, rowid DESC LIMIT 1) last
      WHERE last.price_ore = p.price_ore AND last.currency = p.currency
        AND last.is_reduced = (p.earlier_price_ore IS NOT NULL) AND last.vat_added_hundredths = ${vatAdded})`,
  );
}

/**
 * The same of variants that have, or had, a price of their own, and whose color and size are offered: what they cost before is their
 * product's history.
 */
function variantPricesStatement(db: Database, ids: string, now: Date): Statement {
  const isReduced = sql`(iif(v.price_ore IS NULL, p.earlier_price_ore, v.earlier_price_ore) IS NOT NULL)`;
  return statement(
    db,
    sql`INSERT INTO variant_prices (id, product_id, variant_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
    SELECT 'prc_' || lower(hex(randomblob(12))), p.id, v.id, ${variantPrice}, p.currency, ${now.toISOString()}, ${isReduced}, ${vatAdded}
    FROM json_each(${ids}) wanted JOIN products p ON p.id = wanted.value JOIN product_variants v ON v.product_id = p.id
    JOIN product_colors c ON c.product_id = p.id AND c.id = v.color_id AND c.available = 1
    JOIN product_sizes s ON s.product_id = p.id AND s.id = v.size_id AND s.available = 1
    WHERE ${forSale} AND ${isPricedAlone}
      AND NOT EXISTS (
        SELECT 1 FROM (SELECT * FROM variant_prices WHERE variant_id = v.id ORDER BY valid_from DESC, rowid DESC LIMIT 1) last
        WHERE last.price_ore = ${variantPrice} AND last.currency = p.currency AND last.is_reduced = ${isReduced}
          AND last.vat_added_hundredths = ${vatAdded})`,
  );
}
