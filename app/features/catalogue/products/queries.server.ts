import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import { cardStatement, joinVersion, type ListedCard } from "./card-row.server.ts";
import { forSale } from "./for-sale.server.ts";
import { longestPage, pageRange, pageSize, type SortOrder } from "./listing.ts";
import type { ProductCard } from "./product.ts";

export interface Listing {
  products: ProductCard[];
  /** How many products the whole listing has. */
  total: number;
  /** Where best sellers are listed: when they were counted (ISO time; null when there are none), and what is shown below them. */
  bestSellers?: { countedAt: string | null; picks: ProductCard[] };
}

const facetOrder: Record<SortOrder, SQL> = {
  featured: sql`f.featured DESC, f.created_at DESC, f.product_id`,
  newest: sql`f.created_at DESC, f.product_id`,
  "price-low": sql`f.price_ore, f.product_id`,
  "price-high": sql`f.price_ore DESC, f.product_id DESC`,
};

interface ListingRequest {
  facet: string;
  sort: SortOrder;
  page?: number;
  size?: number;
  /** The most rows to read, where they can be more than the page's usual length. */
  limit?: number;
}

/** Reads one page of a listing by its facet, as one statement along one index. */
export function listingStatement(db: Database, request: ListingRequest) {
  const { facet, sort, page = 1, size = pageSize, limit = size } = request;
  return cardStatement(
    db,
    `listing ${facet} ${sort} ${page} ${size} ${limit}`,
    (columns) => sql`
    SELECT ${columns} FROM (${listedRows(request)}) f
    JOIN products p ON p.id = f.product_id ${joinVersion}
    ORDER BY ${facetOrder[sort]}`,
  );
}

/** The rows of one page of a listing, as SQL to stand in another statement: none unless the condition is met. */
export function listedRows(request: ListingRequest, condition?: SQL): SQL {
  const { facet, sort, page = 1, size = pageSize, limit = size } = request;
  // As one of the WHERE clause, the condition would be asked of each product of the listing.
  const most = condition ? sql`LIMIT iif(${condition}, ${limit}, 0)` : limitTo(limit);
  return sql`SELECT * FROM product_facets f WHERE f.facet = ${facet} ORDER BY ${facetOrder[sort]}
    ${most} OFFSET ${(page - 1) * size}`;
}

/** One page of a listing. */
export async function listProducts(db: Database, request: ListingRequest): Promise<Pick<Listing, "products">> {
  return { products: cardsOf(await listingStatement(db, request)) };
}

/** A page with the length of the listing, which is counted row by row: for where nothing else knows it. */
export async function listAndCountProducts(
  db: Database,
  request: Omit<ListingRequest, "size" | "limit">,
): Promise<Listing> {
  const [rows, [counted]] = await db.batch([
    listingStatement(db, { ...request, limit: longestPage }),
    statement<{ total: number }>(db, sql`SELECT count(*) AS total FROM product_facets WHERE facet = ${request.facet}`),
  ]);
  const total = counted?.total ?? 0;
  const { start, end } = pageRange(total, request.page ?? 1);
  return { products: cardsOf(rows).slice(0, end - start), total };
}

/** Reads the cards of products given by id, in the order given, as a statement for a batch. Unknown and hidden ones are omitted. */
export function cardsStatement(db: Database, ids: readonly string[]) {
  return cardStatement(
    db,
    ids,
    (columns) => sql`
    SELECT ${columns} FROM json_each(${JSON.stringify(ids)}) wanted
    JOIN products p ON p.id = wanted.value ${joinVersion}
    WHERE ${forSale}
    ORDER BY wanted.key`,
  );
}

/** The cards of hits of a search, which are numbered as products' rows are; none is read for none. */
export async function listProductsByEntry(db: Database, entries: readonly number[]): Promise<ProductCard[]> {
  if (entries.length === 0) return [];
  const rows = await cardStatement(
    db,
    `entries ${entries.join()}`,
    (columns) => sql`
    SELECT ${columns} FROM json_each(${JSON.stringify(entries)}) wanted
    CROSS JOIN products p ON p.rowid = wanted.value ${joinVersion}
    WHERE ${forSale}
    ORDER BY wanted.key`,
  );
  return cardsOf(rows);
}

/** Cards by ids, read now. */
export async function listProductsById(db: Database, ids: readonly string[]): Promise<ProductCard[]> {
  return cardsOf(await cardsStatement(db, ids));
}

/** The cards of rows, without what else the rows say. */
export function cardsOf(rows: readonly ListedCard[]): ProductCard[] {
  return rows.map(({ card }) => card);
}
