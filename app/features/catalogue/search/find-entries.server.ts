import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { Language } from "#app/shared/language/languages.ts";

import type { Expressions } from "./match-expressions.ts";
import { type FoundEntries, rankEntries } from "./rank-entries.ts";
import type { anyFacet, Offer } from "./read-query.ts";
import { maxHits } from "./search-hits.ts";
import { inLanguageColumns, wordTable } from "./translated-words.server.ts";

interface RankedRow {
  entries: string;
  sales: string;
}

type OfferFacet = Offer | typeof anyFacet;

/** What an entry sold, as `rankEntries` reads it. */
const sales = sql`iif(e.sold_out, -1 - e.sold_count, e.sold_count)`;

/**
 * What the expressions find, that of the first step first; then what is in stock, then what sold most. Whatever was found is ranked, but
 * not by the database: of thousands, it tells numbers in the order that it has them, a few lists for the whole search.
 */
export async function findEntries(
  db: Database,
  { steps, everything }: Expressions,
  offers: readonly OfferFacet[],
  language: Language,
): Promise<FoundEntries> {
  const table = wordTable(language);
  if (steps.length === 0) return offers.length === 0 ? [] : await offeredEntries(db, offers);
  const [[found], ...inSteps] = await db.batch([
    statement<RankedRow>(
      db,
      sql`SELECT json_group_array(entry) AS entries, json_group_array(sales) AS sales FROM (
        SELECT e.entry, ${sales} AS sales FROM ${table} words CROSS JOIN search_entries e ON e.entry = words.rowid
        WHERE words.${table} MATCH ${inLanguageColumns(everything, language)} AND NOT EXISTS (
          SELECT 1 FROM json_each(${JSON.stringify(offers)}) offer WHERE NOT EXISTS (
            SELECT 1 FROM product_facets f WHERE f.facet = offer.value AND f.product_id = e.product_id))
        ORDER BY words.rowid)`,
    ),
    ...steps.slice(0, -1).map((step) =>
      statement<{ entries: string }>(
        db,
        sql`SELECT json_group_array(entry) AS entries FROM (SELECT words.rowid AS entry FROM ${table} words
          WHERE words.${table} MATCH ${inLanguageColumns(step, language)} ORDER BY words.rowid)`,
      ),
    ),
  ]);
  if (!found) return [];
  return rankEntries(
    { entries: parsed(found.entries), sales: parsed(found.sales) },
    inSteps.map(([step]) => parsed(step?.entries ?? "[]")),
    maxHits,
  );
}

/** What has been asked for by offers alone, such as 'sale'. */
async function offeredEntries(db: Database, [first, ...more]: readonly OfferFacet[]): Promise<FoundEntries> {
  const [row] = await statement<RankedRow>(
    db,
    sql`SELECT json_group_array(entry) AS entries, json_group_array(sales) AS sales FROM (
      SELECT e.entry, ${sales} AS sales FROM product_facets f CROSS JOIN search_entries e ON e.product_id = f.product_id
      WHERE f.facet = ${first ?? ""} AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(more)}) offer WHERE NOT EXISTS (
        SELECT 1 FROM product_facets o WHERE o.facet = offer.value AND o.product_id = f.product_id)))`,
  );
  return row ? rankEntries({ entries: parsed(row.entries), sales: parsed(row.sales) }, [], maxHits) : [];
}

/** Names that begin with a letter, in their order. */
export async function namesFrom(db: Database, letter: string): Promise<FoundEntries> {
  const [row] = await statement<{ entries: string }>(
    db,
    sql`SELECT json_group_array(entry) AS entries FROM (SELECT entry FROM search_entries
      WHERE name >= ${letter} AND name < ${letter} || char(1114111) ORDER BY name ${limitTo(maxHits)})`,
  );
  return parsed(row?.entries ?? "[]");
}

const parsed = (numbers: string) => JSON.parse(numbers) as number[];
