import { type SQL, sql } from "drizzle-orm";

import { type Database, mapRows, statement } from "#app/db/client.server.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

import { inOtherWords, type TextsByPlace, textsByPlace } from "./section-texts.ts";

/** Translated texts of sections, by language, section and their English. */
export type SectionWords = Partial<Record<PrefixedLanguage, Record<string, TextsByPlace>>>;

/** The name that they have among the stored sections, with which they are copied. */
export const wordsName = "translations";

/**
 * Reads what is translated of some sections, as a statement for the batch that reads them. Of two translations of the same English the
 * newest counts.
 */
export function wordsStatement(db: Database, sections: readonly string[]) {
  const query = sql`SELECT item_id AS section, language, json_group_object(source, text) AS words
    FROM (SELECT item_id, language, source, text, max(updated_at) FROM translations
      WHERE kind = 'section' AND item_id IN (SELECT value FROM json_each(${JSON.stringify(sections)}))
      GROUP BY item_id, language, source)
    GROUP BY item_id, language`;
  return mapRows(
    statement<{ section: string; language: PrefixedLanguage; words: string }>(db, query),
    (rows): SectionWords => {
      const read: SectionWords = {};
      for (const { section, language, words } of rows)
        read[language] = { ...read[language], [section]: JSON.parse(words) as TextsByPlace };
      return read;
    },
  );
}

/**
 * Moves the translations of a section along with its English, where `condition` holds: a text that staff moved has its own at its new place,
 * and those of places that are gone are deleted. Statements for the batch that stores the English, after it; a second time they change nothing.
 */
export function moveWordsStatements(db: Database, section: string, content: unknown, condition: SQL) {
  const places = sql`json_each(${JSON.stringify(textsByPlace(content))}) p`;
  const own = sql`kind = 'section' AND item_id = ${section}`;
  const isTranslated = sql`EXISTS (SELECT 1 FROM translations a
    WHERE a.kind = t.kind AND a.item_id = t.item_id AND a.language = t.language AND a.field = p.key AND a.source = p.value)`;
  return [
    statement<{ field: string }>(
      db,
      sql`INSERT INTO translations (kind, item_id, field, language, text, source, updated_at, updated_by)
        SELECT kind, item_id, place, language, text, source, updated_at, updated_by FROM (
          SELECT t.kind, t.item_id, p.key AS place, t.language, t.text, t.source, max(t.updated_at) AS updated_at, t.updated_by
          FROM ${places} JOIN translations t ON ${own} AND t.source = p.value
          WHERE NOT ${isTranslated} AND ${condition} GROUP BY p.key, t.language)
        WHERE TRUE ON CONFLICT DO UPDATE SET text = excluded.text, source = excluded.source, updated_at = excluded.updated_at,
          updated_by = excluded.updated_by RETURNING field`,
    ),
    statement<{ field: string }>(
      db,
      sql`DELETE FROM translations WHERE ${own} AND ${condition} AND field NOT IN (SELECT p.key FROM ${places}) RETURNING field`,
    ),
  ];
}

/** Sections with their texts in a language, as far as they are translated; numbers and addresses are as they were. */
export function translatedSections<Sections extends object>(
  sections: Sections,
  words: Readonly<Record<string, TextsByPlace>> | undefined,
): Sections {
  if (!words) return sections;
  const translated = Object.entries(sections).map(([name, content]) => [
    name,
    Object.hasOwn(words, name) ? inOtherWords(content, words[name] ?? {}) : content,
  ]);
  return Object.fromEntries(translated) as Sections;
}
