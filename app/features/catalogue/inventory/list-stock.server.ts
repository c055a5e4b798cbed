import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { ListQuery } from "#app/db/define-list-query.server.ts";
import { type KeysetPage, keysetClauses, keysetPage } from "#app/db/keyset.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { waitingFor } from "#app/features/catalogue/back-in-stock/waiting.server.ts";
import { lowStockThreshold } from "#app/features/catalogue/products/product.ts";

import { searchReadings, type SearchReading } from "./search-readings.ts";

/** A variant as staff's stock list shows it. */
export interface StockRow {
  id: string;
  productId: string;
  product: string;
  color: string;
  size: string;
  sku: string | null;
  /** The first picture of its color; null without one. */
  image: string | null;
  /** Units that can be sold. */
  quantity: number;
  /** Units of orders that are not paid yet, which `quantity` does not count. */
  reserved: number;
  /** People who are told when it is back. */
  waiting: number;
  /** True when the whole product is marked as sold out, whatever it has. */
  isMarkedOut: boolean;
}

type StockFilter = "low" | "out" | "in";
type StockQuery = ListQuery<"name" | "fewest" | "most", { stock: StockFilter }>;

/** Products that one reading of a search may match, so that a search for 'a' costs no more than any other. */
const maxProducts = 100;

/** Each filter is the condition of an index of `product_variants`, word for word: hence literals, not parameters. */
const levels: Record<StockFilter, { condition: SQL; index: SQL }> = {
  low: {
    condition: sql.raw(`product_variants.quantity BETWEEN 1 AND ${lowStockThreshold}`),
    index: sql`product_variants_low`,
  },
  out: { condition: sql`product_variants.quantity = 0`, index: sql`product_variants_sold_out` },
  in: { condition: sql`product_variants.quantity > 0`, index: sql`product_variants_in_stock` },
};

/** `isCapped`: the search matches more products than it looks at, so that some of their variants may be missing. */
export type StockPage = KeysetPage<StockRow> & { isCapped: boolean };

/** One page of the variants of all products that are not deleted. */
export async function listStock(db: Database, { search, filters, sort, paging }: StockQuery): Promise<StockPage> {
  const filter = filters.stock;
  const byName = sort === "name";
  const { where, orderBy, limit } = keysetClauses(
    {
      column: byName ? productVariants.sortName : productVariants.quantity,
      id: productVariants.id,
      descending: sort === "most",
    },
    paging,
  );
  const conditions = [
    sql`product_variants.sort_name IS NOT NULL`,
    ...(filter ? [levels[filter].condition] : []),
    ...(where ? [where] : []),
  ];
  const listed = filter ? levels[filter].index : sql`product_variants_listed`;
  // The index that gives the order, or the matches alone: SQLite may know no better than to read the whole list.
  const source =
    search === ""
      ? sql`product_variants INDEXED BY ${byName ? listed : sql`product_variants_by_quantity`}`
      : sql`(${matchedVariants(search)}) matched CROSS JOIN product_variants ON product_variants.id = matched.id`;
  const read = statement<Omit<StockRow, "isMarkedOut"> & { sortName: string; inStock: number }>(
    db,
    sql`
    WITH page AS MATERIALIZED (
      SELECT product_variants.* FROM ${source} WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${sql.join(orderBy, sql`, `)} ${limitTo(limit)}),
    unpaid AS MATERIALIZED (${unpaidUnits})
    SELECT product_variants.id, product_variants.product_id AS productId, p.name AS product, c.name AS color,
      s.name AS size, product_variants.sku, product_variants.quantity, product_variants.sort_name AS sortName, p.in_stock AS inStock,
      coalesce((SELECT units FROM unpaid WHERE variant_id = product_variants.id), 0) AS reserved,
      ${waitingFor(sql`product_variants.id`)} AS waiting,
      coalesce(product_variants.picture, (SELECT url FROM product_media m WHERE m.product_id = product_variants.product_id
        AND (m.color_id = product_variants.color_id OR m.color_id IS NULL)
        ORDER BY m.color_id IS NULL, m.position LIMIT 1)) AS image
    FROM page product_variants
    JOIN products p ON p.id = product_variants.product_id
    JOIN product_colors c ON c.product_id = product_variants.product_id AND c.id = product_variants.color_id
    JOIN product_sizes s ON s.product_id = product_variants.product_id AND s.id = product_variants.size_id
    ORDER BY ${sql.join(orderBy, sql`, `)}`,
  );
  const [rows, [matched]] = search === "" ? [await read, []] : await db.batch([read, countMatches(db, search)]);
  const page = keysetPage(rows, paging, (row) => ({ id: row.id, value: byName ? row.sortName : row.quantity }));
  return {
    ...page,
    isCapped: (matched?.most ?? 0) > maxProducts,
    rows: page.rows.map(({ sortName: _, inStock, ...row }) => ({ ...row, isMarkedOut: inStock === 0 })),
  };
}

/** Units by variant of the orders that wait for their payment: few, since each waits some minutes only. */
const unpaidUnits = sql`SELECT l.variant_id, sum(l.quantity) AS units
  FROM orders o INDEXED BY orders_reserved JOIN order_lines l ON l.order_id = o.id
  WHERE o.reserved_until IS NOT NULL AND o.payment_status IN ${paymentStatusesWhere({ wasPaid: false })} AND o.holds_stock = 1 GROUP BY l.variant_id`;

/** How many products the reading of a search matches that matches most; counting ends one past those that are looked at. */
function countMatches(db: Database, search: string) {
  const counts = searchReadings(search).map(
    ({ products }) => sql`SELECT count(*) AS total FROM (SELECT 1 FROM product_list_search
      WHERE product_list_search MATCH ${products} ${limitTo(maxProducts + 1)})`,
  );
  const all = sql.join([sql`SELECT 0 AS total`, ...counts], sql` UNION ALL `);
  return statement<{ most: number }>(db, sql`SELECT max(total) AS most FROM (${all})`);
}

/** The ids of the variants that a search means: one by its own id, SKU or barcode, and those of the products that its words name. */
function matchedVariants(search: string): SQL {
  // One term: D1 takes five of a compound SELECT, and reads every variant for an OR.
  const byCode = sql`SELECT id FROM product_variants WHERE id IN (${search},
    (SELECT id FROM product_variants WHERE sku = ${search} COLLATE NOCASE),
    (SELECT id FROM product_variants WHERE gtin = ${search}))`;
  return sql.join([byCode, ...searchReadings(search).map(variantsOfReading)], sql` UNION `);
}

function variantsOfReading({ products, options }: SearchReading): SQL {
  const isOption = (word: string) => sql`(instr(lower(c.name), ${word}) = 1 OR lower(s.name) = ${word})`;
  return sql`SELECT v.id
    FROM (SELECT rowid AS entry FROM product_list_search WHERE product_list_search MATCH ${products} ${limitTo(maxProducts)}) hit
    CROSS JOIN products p ON p.rowid = hit.entry
    CROSS JOIN product_variants v ON v.product_id = p.id
    JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
    JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
    WHERE ${options.length === 0 ? sql`TRUE` : sql.join(options.map(isOption), sql` AND `)}`;
}
