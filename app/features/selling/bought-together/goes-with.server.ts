import { type SQL, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { cardStatement, joinVersion } from "#app/features/catalogue/products/card-row.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { cardsOf } from "#app/features/catalogue/products/queries.server.ts";

import { partnerRows } from "./partners.ts";

/** A product that can be bought now, by its alias `p`. */
const canBeBought = sql`${forSale} AND p.sold_out = 0`;
/** How many of each partner facet may fill up, the ones that sold most. */
const perPartner = [0, 1];

/**
 * Reads what goes with some products, none of themselves: what most buyers had together with them in one order, then, to fill up, what
 * sells best of the kinds that go with theirs (`partners.ts`), a different kind each. Only what can be bought now. The rows are cards;
 * reads a few rows by key and the heads of a few indexes, however many products there are.
 */
function goesWithStatement(db: Database, productIds: readonly string[], limit: number) {
  const own = sql`(SELECT value FROM json_each(${JSON.stringify(productIds)}))`;
  return cardStatement(
    db,
    `goes with ${productIds.join(" ")}`,
    (columns) => sql`
    WITH paired AS MATERIALIZED (
      SELECT b.other_id AS id, sum(b.buyers) AS buyers, min(b.position) AS position
      FROM bought_together b JOIN products p ON p.id = b.other_id
      WHERE b.product_id IN ${own} AND b.other_id NOT IN ${own} AND ${canBeBought}
      GROUP BY b.other_id),
    wanted AS MATERIALIZED (
      SELECT w.value ->> 1 AS facet, min(w.value ->> 2) AS place
      FROM product_facets f JOIN json_each(${JSON.stringify(partnerRows)}) w ON w.value ->> 0 = f.facet
      WHERE f.product_id IN ${own}
      GROUP BY w.value ->> 1
      HAVING NOT EXISTS (SELECT 1 FROM product_facets same WHERE same.facet = w.value ->> 1 AND same.product_id IN ${own})),
    filled AS (${sql.join(
      perPartner.map((nth) => bestOfPartner(nth, own)),
      sql` UNION ALL `,
    )}),
    chosen AS (
      SELECT id, 0 AS filled, -buyers AS first, position AS second FROM paired
      UNION ALL
      SELECT id, 1, min(nth), min(place) FROM filled WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM paired) GROUP BY id)
    SELECT ${columns} FROM (SELECT * FROM chosen ORDER BY filled, first, second, id ${limitTo(limit)}) c
    JOIN products p ON p.id = c.id ${joinVersion} ORDER BY c.filled, c.first, c.second, c.id`,
  );
}

/** Of each wanted facet, the product that sold most, the second most …; null past the last. */
function bestOfPartner(nth: number, own: SQL): SQL {
  return sql`SELECT ${nth} AS nth, wanted.place, (
    SELECT f.product_id FROM product_facets f JOIN products p ON p.id = f.product_id
    WHERE f.facet = wanted.facet AND f.product_id NOT IN ${own} AND ${canBeBought}
    ORDER BY f.sold_count DESC, f.product_id LIMIT 1 OFFSET ${nth}) AS id FROM wanted`;
}

/** What goes with some products, as cards. */
export async function goesWith(db: Database, productIds: readonly string[], limit: number): Promise<ProductCard[]> {
  return cardsOf(await goesWithStatement(db, productIds, limit));
}
