import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { staffCollections } from "#app/db/schema/collections.server.ts";
import { maxPlaced } from "#app/features/catalogue/products/ordered-lists.ts";
import { itemNamed } from "#app/features/catalogue/slugs/find-item.server.ts";
import { slugColumn, type Slugs, slugsColumn } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import type { CollectionSort } from "#app/shared/collection-rules.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language } from "#app/shared/language/languages.ts";

import { translatedColumn } from "./translated-column.server.ts";

/** The most collections that staff make. */
export const maxCollections = 200;

/** All collections by title, with how many products shoppers see in each. */
export async function listCollections(db: Database) {
  return db
    .select({
      ...getTableColumns(staffCollections),
      products: sql<number>`(SELECT count(*) FROM product_facets WHERE facet = 'c:' || staff_collections.id)`,
    })
    .from(staffCollections)
    .orderBy(asc(staffCollections.title), asc(staffCollections.id))
    .limit(maxCollections);
}
export type ListedCollection = Awaited<ReturnType<typeof listCollections>>[number];

/** The collections that products are added to by hand, by title. */
export async function listHandCollections(db: Database) {
  return db
    .select({ id: staffCollections.id, title: staffCollections.title })
    .from(staffCollections)
    .where(eq(staffCollections.kind, "hand"))
    .orderBy(asc(staffCollections.title), asc(staffCollections.id))
    .limit(maxCollections);
}
export type HandCollection = Awaited<ReturnType<typeof listHandCollections>>[number];

/** A collection as staff edit it, with the products that it has by hand; null for an unknown id. */
export async function readCollection(db: Database, id: string) {
  const [[collection], products] = await db.batch([
    db.select().from(staffCollections).where(eq(staffCollections.id, id)),
    statement<{ id: string }>(db, sql`SELECT product_id AS id FROM collection_products WHERE collection_id = ${id}`),
  ]);
  return collection ? { ...collection, products: products.map((product) => product.id) } : null;
}

/** What the page of a collection needs. */
export interface ShownCollection {
  id: string;
  handle: string;
  /** What its address ends with in the current language. */
  slug: string;
  /** The same in each language that has its own. */
  slugs: Slugs;
  title: string;
  text: string;
  picture: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  sort: CollectionSort;
  /** The ids that staff placed, first to last. */
  placed: string[];
}

/** A published collection by what its address ends with, or ended with, in any language, and told in the current one; null for none. */
export async function readShownCollection(db: Database, name: string): Promise<ShownCollection | null> {
  const language = currentLanguage();
  const [row] = await statement<Omit<ShownCollection, "placed" | "slugs"> & { placed: string; slugs: string }>(
    db,
    sql`SELECT id, handle, ${addressColumn(language)} AS slug, ${slugsColumn("collection", "c.id")} AS slugs,
        ${translatedColumn("title", language)} AS title, ${translatedColumn("text", language)} AS text, picture,
        ${translatedColumn("seoTitle", language)} AS seoTitle, ${translatedColumn("seoDescription", language)} AS seoDescription, sort,
        (SELECT json_group_array(product_id) FROM (SELECT product_id FROM list_positions
          WHERE list = 'c:' || c.id ORDER BY position, product_id ${sql.raw(`LIMIT ${maxPlaced}`)})) AS placed
      FROM staff_collections c WHERE id = ${itemNamed("collection", name)} AND published = 1`,
  );
  return row ? { ...row, placed: JSON.parse(row.placed) as string[], slugs: JSON.parse(row.slugs) as Slugs } : null;
}

/** The SQL of what the address of the collection `c` ends with in a language. */
function addressColumn(language: Language): SQL {
  return sql`coalesce(${slugColumn("collection", "c.id", language)}, c.handle)`;
}

/** What published collections are called in the current language and in English, and where they are. */
export function collectionTitlesStatement(db: Database) {
  return statement<{ slug: string; title: string; english: string }>(
    db,
    sql`SELECT ${addressColumn(currentLanguage())} AS slug, ${translatedColumn("title", currentLanguage())} AS title, title AS english FROM staff_collections c WHERE published = 1 ORDER BY handle LIMIT ${sql.raw(String(maxCollections))}`,
  );
}

/** What published collections say of themselves in the current language, by their titles. */
export function toldCollectionsStatement(db: Database) {
  const language = currentLanguage();
  return statement<{ slug: string; title: string; text: string }>(
    db,
    sql`SELECT ${addressColumn(language)} AS slug, ${translatedColumn("title", language)} AS title, ${translatedColumn("text", language)} AS text
      FROM staff_collections c WHERE published = 1 ORDER BY c.title, c.id LIMIT ${sql.raw(String(maxCollections))}`,
  );
}

/** What the addresses of published collections end with in a language, for its sitemap. */
export function shownCollectionsStatement(db: Database, language: Language) {
  return statement<{ slug: string; updatedAt: string }>(
    db,
    sql`SELECT ${addressColumn(language)} AS slug, updated_at AS updatedAt FROM staff_collections c WHERE published = 1 ORDER BY handle`,
  );
}
