import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { SlugKind } from "#app/shared/translations.ts";

/** Where what the English address ends with is found. */
const byEnglish: Readonly<Record<SlugKind, (name: string) => SQL>> = {
  product: (name) => sql`SELECT id FROM products WHERE id = ${name}`,
  collection: (name) => sql`SELECT id FROM staff_collections WHERE handle = ${name}`,
};

/**
 * The SQL of the id of the item whose address ends so, in any language, now or before; null for none. English comes first, as no slug is the
 * English one of another item, then the page's language, then what is one now.
 */
export function itemNamed(kind: SlugKind, name: string): SQL {
  return sql`coalesce((${byEnglish[kind](name)}), (SELECT item_id FROM slugs WHERE kind = ${kind} AND slug = ${name}
    ORDER BY language = ${currentLanguage()} DESC, is_current DESC, language LIMIT 1))`;
}

/** The id of the item whose address ends so; null for none. */
export async function findItem(db: Database, kind: SlugKind, name: string): Promise<string | null> {
  const [row] = await statement<{ id: string | null }>(db, sql`SELECT ${itemNamed(kind, name)} AS id`);
  return row?.id ?? null;
}
