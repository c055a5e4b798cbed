import { type SQL, sql } from "drizzle-orm";

/** What is above every rank that the shop gives by itself. */
const placed = 1_000;

/**
 * How early the product `p` stands in a listing in the order Featured, the highest first: where staff placed it in the facet's list;
 * in a collection that staff made, next as they placed it in the shop; else with a picture before without, clothes before accessories, featured before others. A migration has the latter, too.
 */
export function featuredRank(facet: SQL): SQL {
  return sql`coalesce(
    (SELECT iif(${facet} GLOB 'c:*', ${2 * placed}, ${placed}) - position FROM list_positions
      WHERE list = ${listOfFacet(facet)} AND product_id = p.id),
    (SELECT ${placed} - position FROM list_positions WHERE ${facet} GLOB 'c:*' AND list = 'shop' AND product_id = p.id),
    EXISTS (SELECT 1 FROM product_media m WHERE m.product_id = p.id) * 4 + (p.category NOT LIKE '%accessor%') * 2 + p.featured)`;
}

/** The list whose order a facet follows: a chip its collection's or the shop's, what is new or on sale the shop's. */
export function listOfFacet(facet: SQL): SQL {
  return sql`CASE WHEN instr(${facet}, '/') THEN substr(${facet}, 1, instr(${facet}, '/') - 1)
    WHEN ${facet} IN ('all', 'new', 'sale') THEN 'shop' ELSE ${facet} END`;
}
