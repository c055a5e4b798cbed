import { sql } from "drizzle-orm";

import { type Database, mapRows, statement } from "#app/db/client.server.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

import { inOtherWords, type TextsByPlace } from "./section-texts.ts";

/** Translated texts of sections, by language, section and their English. */
export type SectionWords = Partial<Record<PrefixedLanguage, Record<string, TextsByPlace>>>;

/** The name that they have among the stored sections, with which they are copied. */
export const wordsName = "translations";

/** Reads what is translated of some sections, as a statement for the batch that reads them. */
export function wordsStatement(db: Database, sections: readonly string[]) {
  const query = sql`SELECT item_id AS section, language, json_group_object(source, text) AS words FROM translations
    WHERE kind = 'section' AND item_id IN (SELECT value FROM json_each(${JSON.stringify(sections)})) GROUP BY item_id, language`;
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
