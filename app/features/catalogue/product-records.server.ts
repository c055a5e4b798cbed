import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { toKronor } from "#app/shared/money.ts";
import type { Currency } from "#app/shared/states.ts";

import { earlierPriceOf, saleHistoryColumn } from "./card-row.server.ts";
import { forSale } from "./for-sale.server.ts";

interface RecordRow {
  record: string;
  details: string;
  price_history: string | null;
}

/**
 * Published products as the API hands them out (specification, section 3): prices in kronor, stock in `variants`.
 * Lists inside come as JSON, so that any number of products is one statement.
 */
export async function readProductRecords(
  db: Database,
  wanted: { id?: string | undefined; limit: number; skip: number },
): Promise<Record<string, unknown>[]> {
  const rows = await statement<RecordRow>(
    db,
    sql`
    SELECT json_object(
        'id', p.id, 'originalId', p.original_id, 'name', p.name, 'description', p.description,
        'shortDescription', p.short_description, 'priceOre', p.price_ore,
        'currency', p.currency, 'category', p.category, 'productType', p.product_type, 'tags', json(p.tags),
        'source', p.source, 'new', p.is_new, 'inStock', p.in_stock, 'featured', p.featured, 'published', p.published,
        'isPrivate', p.is_private, 'createdAt', p.created_at, 'updatedAt', p.updated_at,
        'media', (SELECT json_group_array(url) FROM (SELECT url FROM product_media WHERE product_id = p.id ORDER BY position)),
        'colors', (SELECT json_group_array(json_object('id', id, 'name', name, 'hex', hex, 'available', available))
          FROM (SELECT * FROM product_colors WHERE product_id = p.id ORDER BY position)),
        'sizes', (SELECT json_group_array(json_object('id', id, 'name', name, 'description', description, 'available', available))
          FROM (SELECT * FROM product_sizes WHERE product_id = p.id ORDER BY position)),
        'variants', (SELECT json_group_array(json_object('id', id, 'colorId', color_id, 'sizeId', size_id, 'quantity', quantity))
          FROM product_variants WHERE product_id = p.id)) AS record,
      coalesce((SELECT json_object(
        'sizeFitDescription', size_fit_description, 'sizeMeasurements', json(size_measurements), 'fitGuide', fit_guide,
        'sizeRecommendations', size_recommendations, 'materials', json(materials), 'careInstructions', json(care_instructions),
        'materialComposition', material_composition, 'sustainabilityInfo', sustainability_info, 'shippingInfo', shipping_info,
        'shippingCosts', shipping_costs, 'returnPolicy', json(return_policy), 'warrantyInfo', warranty_info,
        'deliveryTime', delivery_time) FROM product_details WHERE product_id = p.id), '{}') AS details,
      ${saleHistoryColumn} AS price_history
    FROM products p
    WHERE ${forSale} AND ${wanted.id === undefined ? sql`1` : sql`p.id = ${wanted.id}`}
    ORDER BY p.created_at DESC, p.id LIMIT ${wanted.limit} OFFSET ${wanted.skip}`,
  );
  return rows.map(toRecord);
}

const flags = ["new", "inStock", "featured", "published", "isPrivate"];

function toRecord(row: RecordRow): Record<string, unknown> {
  const { priceOre, ...record } = JSON.parse(row.record) as { priceOre: number; currency: Currency } & Record<
    string,
    unknown
  >;
  const earlierPriceOre = earlierPriceOf(row.price_history, { priceOre, currency: record.currency });
  const media = record.media as string[];
  for (const flag of flags) record[flag] = record[flag] === 1;
  for (const choice of [
    ...(record.colors as { available: unknown }[]),
    ...(record.sizes as { available: unknown }[]),
  ]) {
    choice.available = choice.available === 1;
  }
  return {
    ...record,
    _id: record.id,
    price: toKronor(priceOre),
    earlierPrice: earlierPriceOre === null ? null : toKronor(earlierPriceOre),
    thumbnail: media[0] ?? null,
    images: media,
    ...(JSON.parse(row.details) as object),
  };
}
