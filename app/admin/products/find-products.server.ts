import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { fullTextMatch } from "#app/db/full-text.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { loadIndex } from "#app/features/catalogue/filters/load-index.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { lowestPrice } from "#app/features/catalogue/products/variant-price-columns.server.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { isInGroup } from "./picker-groups.ts";

/** A product as the picker lists it. */
export interface PickedProduct {
  id: string;
  name: string;
  priceOre: number;
  currency: Currency;
  picture: string | null;
}

/** What the picker found: at most `mostFound` products, and whether there are more. */
export interface FoundProducts {
  text: string;
  group: string;
  products: PickedProduct[];
  more: boolean;
}

/** The most products that the picker lists. */
const mostFound = 200;

const columns = sql`p.id, p.name, ${lowestPrice} AS priceOre, p.currency,
  (SELECT url FROM product_media WHERE product_id = p.id ORDER BY position LIMIT 1) AS picture`;

/** The products for sale of a group (`picker-groups.ts`) whose name, category, type or tags hold each word of a text, by name. */
export async function findProducts(
  db: Database,
  { text, group }: { text: string; group: string },
): Promise<FoundProducts> {
  const { index } = await loadIndex(db);
  const ids = [...index.products]
    .filter(([, { facets, traits }]) => isInGroup(group, { facets, kinds: traits.kind }))
    .map(([id]) => id);
  const hasText =
    text.trim() === ""
      ? sql`TRUE`
      : sql`p.rowid IN (SELECT rowid FROM product_list_search WHERE product_list_search MATCH ${fullTextMatch(text, {})})`;
  const rows = await statement<PickedProduct>(
    db,
    sql`SELECT ${columns} FROM products p
      WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${forSale} AND ${hasText}
      ORDER BY p.name, p.id ${limitTo(mostFound + 1)}`,
  );
  return { text, group, products: rows.slice(0, mostFound), more: rows.length > mostFound };
}

/** The products of some ids, by name, whether for sale or not. Ids of none are left out. */
export async function readPickedProducts(db: Database, ids: readonly string[]): Promise<PickedProduct[]> {
  return await statement<PickedProduct>(
    db,
    sql`SELECT ${columns} FROM products p WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY p.name, p.id`,
  );
}
