import { type SQL, sql } from "drizzle-orm";

import { limitTo } from "#app/db/limit.server.ts";
import type { Language } from "#app/shared/language/languages.ts";

/** Columns of the full-text table that have a translated one beside them. What names and kinds are called is in the word lists. */
const translatedColumns = ["tags", "description"] as const;

/** The full-text table that a language is searched in: English alone, or English with what is translated of it. */
export function wordTable(language: Language): SQL {
  return sql.raw(language === "en" ? "product_word_search" : "translated_word_search");
}

/**
 * A full-text expression that looks for a language's words too, wherever it names a column of English ones. What was typed has no braces
 * in it, as it is letters and digits alone (`wordsOf`).
 */
export function inLanguageColumns(expression: string, language: Language): string {
  if (language === "en") return expression;
  return expression.replaceAll(/\{([a-z ]+)\}/g, (_, columns: string) => {
    const names = columns.split(" ");
    const local = translatedColumns.filter((name) => names.includes(name)).map((name) => `${language}_${name}`);
    return `{${[...names, ...local].join(" ")}}`;
  });
}

/** A further column of `search_colors`: what a color is called in a language as `local`, null where it is not translated. */
export function localColor(language: Language): SQL {
  if (language === "en") return sql``;
  return sql`, (SELECT text FROM translations WHERE kind = 'option' AND item_id = search_colors.name AND field = 'name'
    AND language = ${language}) AS local`;
}

/** A further condition: whether a translated text has a word. */
export function orTranslatedWord(word: SQL, language: Language): SQL {
  if (language === "en") return sql``;
  return sql` OR EXISTS (SELECT 1 FROM translated_words WHERE language = ${language} AND word = ${word})`;
}

/** A further condition: whether a translated text has a word that begins so, and still has it, which `isHeld` asks. */
export function orTranslatedBeginning(begin: SQL, language: Language, isHeld: (word: SQL) => SQL): SQL {
  if (language === "en") return sql``;
  return sql` OR EXISTS (SELECT 1 FROM translated_words known WHERE known.language = ${language} AND known.word >= ${begin}
    AND known.word < ${begin} || char(1114111) AND ${isHeld(sql`known.word`)})`;
}

/** Further rows: translated words that hold what a full-text expression of pieces says, `most` at the most. */
export function andTranslatedParts(pieces: string, language: Language, most: number): SQL {
  if (language === "en") return sql``;
  return sql` UNION SELECT word FROM (SELECT parts.word FROM json_each(${JSON.stringify(pieces === "" ? [] : [pieces])}) forms
    CROSS JOIN translated_word_parts parts WHERE parts.translated_word_parts MATCH forms.value AND parts.language = ${language} ${limitTo(most)})`;
}

/** Further rows: translated words that begin so, of a length near another's, `most` at the most. */
export function andTranslatedBeginnings(begin: string, length: number, language: Language, most: number): SQL {
  if (language === "en") return sql``;
  return sql` UNION SELECT word FROM (SELECT word FROM translated_words WHERE language = ${language} AND word >= ${begin}
    AND word < ${begin} || char(1114111) AND length(word) BETWEEN ${length - 2} AND ${length + 2} ${limitTo(most)})`;
}
