import { type Column, sql } from "drizzle-orm";
import { z } from "zod";

import { type Database, statement } from "#app/db/client.server.ts";
import { columnSchemas } from "#app/db/column-schemas.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { productMedia, products } from "#app/db/schema/catalogue.server.ts";
import { inKronor } from "#app/shared/money.ts";
import { productStates } from "#app/shared/states.ts";

import { complianceOfRows, complianceReads } from "./compliance.server.ts";
import { forSale } from "./for-sale.server.ts";
import type { PricePoint } from "./price-history.ts";
import { type PriceRange, rangeOf } from "./price-range.ts";
import {
  colorColumns,
  detailColumns,
  emptyTexts,
  jsonObject,
  publicTexts,
  sizeColumns,
  textColumns,
  variantColumns,
} from "./product-columns.server.ts";
import {
  type ApiName,
  type FieldNameOf,
  productFieldEntries,
  type RowField,
  rowFieldEntries,
} from "./product-fields.ts";
import { isOffered, type StockedVariant } from "./product.ts";
import { priceListColumn } from "./read-prices.server.ts";
import { mostUnitsTold, toldUnits } from "./told-stock.ts";
import type { VariantDetails } from "./variant-details.ts";
import { variantKey } from "./variant-key.ts";
import { pricingsOf } from "./variant-price-columns.server.ts";
import { shownPrices, type VariantPricing } from "./variant-prices.ts";

interface RecordRow {
  record: string;
  options: string;
  texts: string | null;
}

/** The columns of a record, by their names in the API. */
const recordColumns = {
  id: products.id,
  ...(Object.fromEntries(rowFieldEntries.map(([name, { apiName = name }]) => [apiName, products[name]])) as unknown as {
    [Name in RowField as ApiName<Name>]: (typeof products)[Name];
  }),
  priceOre: products.priceOre,
  published: products.published,
  isPrivate: products.isPrivate,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
};

const { priceOre: _ore, ...columnsAsTheyAre } = recordColumns;
/** Columns of JSON, by the kind of their field. */
const listSchemas = Object.fromEntries(
  productFieldEntries
    .filter(([, { kind }]) => kind === "lines" || kind === "words" || kind === "choices")
    .map(([name]) => [name, z.array(z.string())]),
) as Record<FieldNameOf<"lines" | "words" | "choices">, z.ZodArray<z.ZodString>>;
const measurements = z.record(z.string(), z.record(z.string(), z.number()));

/** A product as the API returns it (C2). Prices in kronor, times as ISO 8601. */
export const productRecordSchema = z.object({
  ...columnSchemas(columnsAsTheyAre),
  _id: z.string(),
  price: z.number(),
  /** Its variants cost more than one price, of which this is the lowest. */
  isFrom: z.literal(true).optional(),
  /** The price before the sale; null when it is not on sale. */
  earlierPrice: z.number().nullable(),
  thumbnail: z.string().nullable(),
  media: z.array(z.string()),
  images: z.array(z.string()),
  colors: z.array(z.object(columnSchemas(colorColumns))),
  sizes: z.array(z.object(columnSchemas(sizeColumns))),
  /** Each at what it costs itself: the product's price is the lowest of them. At most ten units are told; `orMore` where there may be more. */
  variants: z.array(
    z.object({
      ...columnSchemas(variantColumns),
      price: z.number(),
      earlierPrice: z.number().nullable(),
      orMore: z.literal(true).optional(),
    }),
  ),
  ...columnSchemas(textColumns),
  sizeMeasurements: z.object({ cm: measurements, inches: measurements }).nullable(),
  ...listSchemas,
});
type ProductRecord = z.infer<typeof productRecordSchema>;

/** The lists and texts of the product `p`, as JSON, with these columns of its variants. */
const listColumns = (ofVariant: Record<string, Column>) => sql`
  json_object(
    'media', (SELECT json_group_array(url) FROM (SELECT url FROM product_media WHERE product_id = p.id ORDER BY position)),
    'colors', (SELECT json_group_array(json(${jsonObject("c", colorColumns)}))
      FROM (SELECT * FROM product_colors WHERE product_id = p.id ORDER BY position) c),
    'sizes', (SELECT json_group_array(json(${jsonObject("s", sizeColumns)}))
      FROM (SELECT * FROM product_sizes WHERE product_id = p.id ORDER BY position) s),
    'variants', (SELECT json_group_array(json(${jsonObject("v", ofVariant)}))
      FROM product_variants v WHERE product_id = p.id)) AS options,
  (SELECT ${jsonObject("d", textColumns)} FROM product_details d WHERE product_id = p.id) AS texts`;

/**
 * Products for sale as the API returns them (C2): prices in kronor, stock in `variants`. Lists inside are selected as JSON,
 * so that any number of products is one statement.
 */
export async function readProductRecords(
  db: Database,
  wanted: { id?: string | undefined; updatedSince?: string | undefined; limit: number; skip: number },
): Promise<ProductRecord[]> {
  const rows = await statement<PublicRow>(
    db,
    sql`
    SELECT ${jsonObject("p", recordColumns)} AS record, ${listColumns(variantColumns)}, ${priceListColumn} AS price_history, p.is_complete,
      p.earlier_price_ore, ${pricingsOf(sql`p.id`)} AS pricings
    FROM products p
    WHERE ${forSale} AND ${wanted.id === undefined ? sql`1` : sql`p.id = ${wanted.id}`}
      AND ${wanted.updatedSince === undefined ? sql`1` : sql`p.updated_at >= ${wanted.updatedSince}`}
    ORDER BY p.created_at DESC, p.id ${limitTo(wanted.limit)} OFFSET ${wanted.skip}`,
  );
  return rows.map(toRecord);
}

type PublicRow = RecordRow & {
  price_history: string;
  is_complete: number;
  earlier_price_ore: number | null;
  pricings: string;
};
type Options = Pick<ProductRecord, "media" | "colors" | "sizes"> & {
  variants: (StockedVariant & { picture: string | null })[];
};
type Row = typeof products.$inferSelect;
type RecordColumns = { [Name in RowField as ApiName<Name>]: Row[Name] } & Pick<
  Row,
  Exclude<keyof typeof recordColumns, ApiName<RowField>>
>;

function toRecord(row: PublicRow): ProductRecord {
  const columnsOf = JSON.parse(row.record) as RecordColumns;
  const product = {
    ...columnsOf,
    earlierPriceOre: row.earlier_price_ore,
    prices: JSON.parse(row.price_history) as PricePoint[],
  };
  const pricings = new Map((JSON.parse(row.pricings) as VariantPricing[]).map((own) => [own.key, own]));
  const options = JSON.parse(row.options) as Options;
  const shown = options.variants.map((variant) => ({
    ...variant,
    ...shownPrices(product, pricings.get(variantKey(variant))),
  }));
  const offered = shown.filter((variant) => isOffered(options, variant));
  const { priceOre, earlierPriceOre, isFrom }: PriceRange = rangeOf(offered) ?? shownPrices(product, undefined);
  const record = { ...recordOf(row, { ...columnsOf, priceOre }, earlierPriceOre), ...(isFrom && { isFrom }) };
  const variants = shown.map((variant) => ({
    ...inKronor(variant),
    quantity: toldUnits(variant.quantity),
    ...(variant.quantity >= mostUnitsTold && { orMore: true as const }),
  }));
  return { ...record, variants, ...publicTexts(record, row.is_complete === 1) };
}

function recordOf(
  row: Pick<RecordRow, "options" | "texts">,
  { priceOre, ...record }: RecordColumns,
  earlierPriceOre: number | null,
): Omit<ProductRecord, "variants"> {
  const { variants: _, ...options } = JSON.parse(row.options) as Options;
  return {
    ...record,
    ...options,
    _id: record.id,
    ...inKronor({ priceOre, earlierPriceOre }),
    thumbnail: options.media[0] ?? null,
    images: options.media,
    ...(row.texts === null ? emptyTexts : (JSON.parse(row.texts) as typeof emptyTexts)),
  };
}

const pictureColumns = {
  id: productMedia.id,
  url: productMedia.url,
  alt: productMedia.alt,
  colorId: productMedia.colorId,
};
const { costOre: _cost, priceOre: _price, earlierPriceOre: _earlier, ...shownDetails } = detailColumns;
const staffColumns = { state: products.state, publishAt: products.publishAt, isComplete: products.isComplete };

/** A product as staff are answered: whatever its state, with its pictures' texts, and the earlier price as it was written. */
export const staffProductRecordSchema = productRecordSchema.extend({
  state: z.enum(productStates),
  publishAt: z.string().nullable(),
  /**
   * With what shoppers are not told: weights in grams, what a unit costs the shop, and prices of their own, in kronor; null where a
   * variant has its product's.
   */
  variants: z.array(
    z.object({
      ...columnSchemas(variantColumns),
      ...columnSchemas(shownDetails),
      cost: z.number().nullable(),
      price: z.number().nullable(),
      earlierPrice: z.number().nullable(),
    }),
  ),
  pictures: z.array(z.object(columnSchemas(pictureColumns))),
  /** Whether everything is said that the law wants said before it is offered. */
  isComplete: z.boolean(),
  textile: z.boolean().nullable(),
  animalParts: z.boolean(),
  components: z.array(z.object({ part: z.string(), fibre: z.string(), percent: z.number() })),
  manufacturerId: z.string().nullable(),
  responsiblePersonId: z.string().nullable(),
  modelNumber: z.string().nullable(),
  noWarnings: z.boolean(),
  warnings: z.array(z.object({ kind: z.string(), text: z.string() })),
  guarantee: z.object({ years: z.number(), guarantorId: z.string(), conditions: z.string() }).nullable(),
});
export type StaffProductRecord = z.infer<typeof staffProductRecordSchema>;
type StoredVariant = StockedVariant & VariantDetails;
type StaffColumns = Pick<StaffProductRecord, "state" | "publishAt" | "isComplete">;

/** The products by these ids that are not deleted, in their order, as the API answers staff. */
export async function readStaffProductRecords(db: Database, ids: readonly string[]): Promise<StaffProductRecord[]> {
  const wantedIds = JSON.stringify(ids);
  const [rows, ...compliance] = await db.batch([
    statement<RecordRow & { staff: string; pictures: string; earlier: number | null }>(
      db,
      sql`
    SELECT ${jsonObject("p", recordColumns)} AS record, ${jsonObject("p", staffColumns)} AS staff, ${listColumns({ ...variantColumns, ...detailColumns })},
      (SELECT json_group_array(json(${jsonObject("m", pictureColumns)}))
        FROM (SELECT * FROM product_media WHERE product_id = p.id ORDER BY position) m) AS pictures,
      p.earlier_price_ore AS earlier
    FROM json_each(${wantedIds}) wanted JOIN products p ON p.id = wanted.value
    WHERE p.archived_at IS NULL ORDER BY wanted.key`,
    ),
    ...complianceReads(db, sql`(SELECT value FROM json_each(${wantedIds}))`),
  ]);
  const complianceById = complianceOfRows(compliance);
  return rows.map((row) => ({
    ...recordOf(row, JSON.parse(row.record) as RecordColumns, row.earlier),
    ...(JSON.parse(row.staff) as StaffColumns),
    ...complianceById((JSON.parse(row.record) as RecordColumns).id),
    variants: (JSON.parse(row.options) as { variants: StoredVariant[] }).variants.map(inKronor),
    pictures: JSON.parse(row.pictures) as StaffProductRecord["pictures"],
  }));
}
