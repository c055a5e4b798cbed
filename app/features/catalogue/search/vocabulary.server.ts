import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { colorFamilyOf } from "#app/features/catalogue/products/color-family.ts";
import type { Language } from "#app/shared/language/languages.ts";

import { foldedColor } from "./asked-color.ts";
import { colorsNamed, type NamedColor } from "./color-names.ts";
import type { Wish } from "./read-query.ts";
import {
  andTranslatedParts,
  inLanguageColumns,
  localColor,
  orTranslatedBeginning,
  orTranslatedWord,
  wordTable,
} from "./translated-words.server.ts";

/** Shorter forms stand within words of other meaning: 'tee' in 'steel'. */
const shortestInside = { other: 4, kind: 5 };
const maxInside = 400;

/** What the shop's products have of the words that wishes are about. */
export interface Vocabulary {
  colors: readonly (NamedColor & { hex: string })[];
  /** Words of products that hold a typed word, or the name of a kind. */
  inside: readonly { word: string }[];
  /** Words of the lists, and whether products have them. */
  listed: readonly { word: string; isThere: number }[];
  /** Typed beginnings that words of products have. */
  begun: readonly { word: string }[];
}

/** Reads it in four statements, each bounded by what is asked for: `withVocabulary` takes their rows. A language has its own words too. */
export function vocabularyStatements(db: Database, wishes: readonly Wish[], language: Language) {
  const all = wishes.flatMap((wish) => [wish, ...wish.parts]);
  const inside = [...new Set(all.flatMap((wish) => formsInside(wish)))].map(quoted).join(" OR ");
  const listed = new Set(
    all.flatMap(({ own, wider }) => [...own, ...wider].flatMap(writtenForms).flatMap(listedWords)),
  );
  return [
    statement<Vocabulary["colors"][number]>(
      db,
      sql`SELECT name, hex${localColor(language)} FROM search_colors LIMIT 1000`,
    ),
    statement<Vocabulary["inside"][number]>(
      db,
      sql`SELECT word FROM (SELECT parts.word FROM json_each(${JSON.stringify(inside === "" ? [] : [inside])}) forms
      CROSS JOIN word_part_search parts WHERE parts.word_part_search MATCH forms.value ${limitTo(maxInside)})${andTranslatedParts(inside, language, maxInside)}`,
    ),
    statement<Vocabulary["listed"][number]>(
      db,
      sql`SELECT value AS word, EXISTS (SELECT 1 FROM search_words known WHERE known.word = value)${orTranslatedWord(sql`value`, language)} AS isThere
      FROM json_each(${JSON.stringify([...listed])})`,
    ),
    statement<Vocabulary["begun"][number]>(
      db,
      sql`SELECT asked.value AS word FROM json_each(${JSON.stringify([...new Set(all.flatMap(beginningsOf))])}) asked
      WHERE EXISTS (SELECT 1 FROM search_words known WHERE known.word >= asked.value
        AND known.word < asked.value || char(1114111) AND ${isHeld(sql`known.word`, language)})${orTranslatedBeginning(sql`asked.value`, language, (word) => isHeld(word, language))}`,
    ),
  ] as const;
}

/**
 * Whether a product has a word now: the tables of words keep what products had. Descriptions do not count, as in those tables. The word
 * is looked up alone, not by its beginning, so that the first product answers.
 */
export function isHeld(word: SQL, language: Language): SQL {
  const table = wordTable(language);
  const columns = sql.raw(inLanguageColumns("{name kind options tags}", language));
  return sql`EXISTS (SELECT 1 FROM ${table}
    WHERE ${table} MATCH '${columns} : "' || replace(${word}, '"', '""') || '"')`;
}

const quoted = (form: string) => `"${form.replaceAll('"', '""')}"`;

function formsInside(wish: Wish): string[] {
  if (wish.role === "kind" && !wish.typeOnly)
    return wish.own.filter((form) => form.length >= shortestInside.kind && !form.includes(" "));
  return beginningsOf(wish);
}

function beginningsOf(wish: Wish): string[] {
  return wish.role === "other" ? wish.begins.filter((form) => form.length >= shortestInside.other) : [];
}

/** A form in two words, and in one. */
const writtenForms = (form: string) => (form.includes(" ") ? [form, form.replaceAll(" ", "")] : [form]);
/** The words of a form that the table of words would have: it has no short ones and no numbers. */
const listedWords = (form: string) => form.split(" ").filter((word) => /^\D.{2,23}$/u.test(word));

/**
 * A wish by the words that products have: without those they lack, and with the names of a family's colors, and longer words that
 * end with what is asked for.
 */
export function withVocabulary(wish: Wish, vocabulary: Vocabulary): Wish {
  const absent = new Set(vocabulary.listed.filter(({ isThere }) => isThere === 0).map(({ word }) => word));
  const present = (forms: readonly string[]) =>
    forms.flatMap(writtenForms).filter((form) => !listedWords(form).some((word) => absent.has(word)));
  const forms = formsInside(wish);
  const holding = vocabulary.inside.map(({ word }) => word).filter((word) => forms.some((form) => word.includes(form)));
  const isBegun = wish.role === "other" && vocabulary.begun.some(({ word }) => wish.begins.includes(word));
  const shades = shadesOf(wish, vocabulary);
  const named = colorsNamed(wish, vocabulary.colors);
  const own = wish.role === "other" ? present(wish.own) : [...present(wish.own), ...shades];
  const ending = holding.filter((word) => wish.role === "kind" && forms.some((form) => word.endsWith(form)));
  return {
    ...wish,
    parts: wish.parts.map((part) => withVocabulary(part, vocabulary)),
    known: wish.known || isBegun || named.length > 0,
    own: [...new Set([...own, ...ending, ...named])],
    wider: [...new Set([...present(wish.wider), ...(wish.role === "other" ? [...holding, ...shades] : [])])],
  };
}

/** The folded names of the colors of a family, when the wish is a family, or begins one. */
function shadesOf(wish: Wish, { colors }: Vocabulary): string[] {
  const begun = wish.meanings.filter(({ role }) => wish.role === "other" && role === "color");
  const families = wish.role === "color" ? wish.own : begun.map(({ id }) => id);
  if (families.length === 0) return [];
  return colors
    .filter((color) => families.includes(colorFamilyOf(color)))
    .map(({ name }) => foldedColor(name))
    .filter((name) => name !== "");
}
