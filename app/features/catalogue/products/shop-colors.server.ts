import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/** A color as the shop calls it, with the shade that most of its products have. */
export interface ShopColor {
  name: string;
  hex: string;
}

/** How many of the newest products tell which colors the shop uses. */
const newest = 300;
const most = 40;

/** The shop's own colors, the most used first. */
export async function readShopColors(db: Database): Promise<ShopColor[]> {
  return statement<ShopColor>(
    db,
    sql`SELECT name, hex FROM (
      SELECT min(c.name) AS name, c.hex, count(*) AS uses, sum(count(*)) OVER (PARTITION BY lower(c.name)) AS total,
        row_number() OVER (PARTITION BY lower(c.name) ORDER BY count(*) DESC, c.hex) AS place
      FROM (SELECT id FROM products WHERE archived_at IS NULL ORDER BY created_at DESC LIMIT ${newest}) p
      JOIN product_colors c ON c.product_id = p.id GROUP BY lower(c.name), c.hex)
    WHERE place = 1 ORDER BY total DESC, name LIMIT ${most}`,
  );
}
