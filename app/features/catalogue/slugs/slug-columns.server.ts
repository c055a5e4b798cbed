import { type SQL, sql } from "drizzle-orm";

import type { Language, PrefixedLanguage } from "#app/shared/language/languages.ts";
import type { SlugKind } from "#app/shared/translations.ts";

/**
 * The SQL of what an item's address ends with in a language, for the SQL of its id: null where it has none of its own, as everything in
 * English, which costs nothing.
 */
export function slugColumn(kind: SlugKind, item: string, language: Language): SQL {
  if (language === "en") return sql.raw("NULL");
  return sql.raw(
    `(SELECT slug FROM slugs WHERE kind = '${kind}' AND item_id = ${item} AND language = '${language}' AND is_current = 1)`,
  );
}

/** The same as the end of a JSON object with it as `slug`, or at a path where something is inserted; nothing in English. */
export function slugMember(kind: SlugKind, item: string, language: Language, key: "slug" | "$.slug" = "slug"): SQL {
  return language === "en" ? sql`` : sql`, ${sql.raw(`'${key}'`)}, ${slugColumn(kind, item, language)}`;
}

/** What an item's address ends with in each language that has its own. */
export type Slugs = Partial<Record<PrefixedLanguage, string>>;

/** The SQL of an item's `Slugs`, as JSON. */
export function slugsColumn(kind: SlugKind, item: string): SQL {
  return sql.raw(
    `(SELECT json_group_object(language, slug) FROM slugs WHERE kind = '${kind}' AND item_id = ${item} AND is_current = 1)`,
  );
}
