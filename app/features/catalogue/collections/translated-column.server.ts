import { type SQL, sql } from "drizzle-orm";

import { staffCollections } from "#app/db/schema/collections.server.ts";
import type { Language } from "#app/shared/language/languages.ts";

import type { TranslatedCollectionField } from "./translated-fields.ts";

/** The SQL of a text of the collection `c` in a language: English where there is no translation, and nothing where English says nothing. */
export function translatedColumn(field: TranslatedCollectionField, language: Language): SQL {
  const english = `c.${staffCollections[field].name}`;
  if (language === "en") return sql.raw(english);
  return sql.raw(`CASE WHEN coalesce(${english}, '') = '' THEN ${english} ELSE coalesce((SELECT text FROM translations
    WHERE kind = 'collection' AND item_id = c.id AND field = '${field}' AND language = '${language}'), ${english}) END`);
}
