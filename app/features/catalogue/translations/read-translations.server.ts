import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { type PrefixedLanguage, prefixedLanguages } from "#app/shared/language/languages.ts";
import { slugField, type TranslationKind, type TranslationState } from "#app/shared/translations.ts";

import { itemsPerPage } from "./items-per-page.ts";
import { readSectionTexts, sourceTexts } from "./source-texts.server.ts";

/** How far the fields of something are: all of them, those without a translation, and those whose English changed since. */
export interface Progress {
  total: number;
  missing: number;
  changed: number;
}
export interface KindProgress extends Progress {
  kind: TranslationKind;
  language: PrefixedLanguage;
}

export interface TranslatedItem extends Progress {
  kind: TranslationKind;
  itemId: string;
  name: string;
}
export interface ItemFilter {
  language: PrefixedLanguage;
  kind: TranslationKind | null;
  state: TranslationState | null;
}

const joinTranslations = (language: SQL) => sql`LEFT JOIN translations t
  ON t.kind = s.kind AND t.item_id = s.item_id AND t.field = s.field AND t.language = ${language}`;
/** An address needs no translation: the English one serves in every language. So it is offered, and never missing. */
const isNeeded = sql`s.field <> ${sql.raw(`'${slugField}'`)}`;
const counts = sql`count(*) AS total, sum(t.text IS NULL) AS missing, sum(t.source IS NOT NULL AND t.source <> s.source) AS changed`;
const itemOrder = sql`kind, name, item_id`;
const ofState: Readonly<Record<TranslationState, SQL>> = {
  missing: sql`missing > 0`,
  changed: sql`changed > 0`,
  done: sql`missing = 0 AND changed = 0`,
};

/** How far each kind is in each language. Kinds of which there is nothing are left out. Each text is looked up once, for all languages. */
export async function readProgress(db: Database): Promise<KindProgress[]> {
  const texts = sourceTexts(await readSectionTexts(db));
  const [kinds, translated] = await db.batch([
    statement<Pick<KindProgress, "kind" | "total">>(
      db,
      sql`SELECT s.kind, count(*) AS total FROM ${texts} s WHERE ${isNeeded} GROUP BY s.kind ORDER BY s.kind`,
    ),
    statement<Pick<KindProgress, "kind" | "language" | "changed"> & { translated: number }>(
      db,
      sql`SELECT s.kind, t.language, count(*) AS translated, sum(t.source <> s.source) AS changed FROM ${texts} s
        CROSS JOIN translations t ON t.kind = s.kind AND t.item_id = s.item_id AND t.field = s.field WHERE ${isNeeded} GROUP BY s.kind, t.language`,
    ),
  ]);
  return prefixedLanguages.flatMap((language) =>
    kinds.map(({ kind, total }) => {
      const own = translated.find((row) => row.kind === kind && row.language === language);
      return { kind, language, total, missing: total - (own?.translated ?? 0), changed: own?.changed ?? 0 };
    }),
  );
}

/** A page of the items in a language, and how many there are in all. */
export async function listItems(db: Database, { language, kind, state }: ItemFilter, page: number) {
  const sections = await readSectionTexts(db);
  const items = sql`(SELECT s.kind, s.item_id, s.name, ${counts} FROM ${sourceTexts(sections)} s
    ${joinTranslations(sql`${language}`)} WHERE ${isNeeded} AND ${kind === null ? sql`TRUE` : sql`s.kind = ${kind}`} GROUP BY s.kind, s.item_id)`;
  const where = state === null ? sql`TRUE` : ofState[state];
  const [rows, [counted]] = await db.batch([
    statement<TranslatedItem>(
      db,
      sql`SELECT kind, item_id AS itemId, name, total, missing, changed FROM ${items} WHERE ${where}
        ORDER BY ${itemOrder} LIMIT ${sql.raw(String(itemsPerPage))} OFFSET ${(page - 1) * itemsPerPage}`,
    ),
    statement<{ total: number }>(db, sql`SELECT count(*) AS total FROM ${items} WHERE ${where}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** The item after another, in the order of the list, that has something to translate: the first one after the last; null when all is done. */
export async function nextItem(
  db: Database,
  { language, kind }: Pick<ItemFilter, "language" | "kind">,
  after: Pick<TranslatedItem, "kind" | "itemId" | "name">,
): Promise<Pick<TranslatedItem, "kind" | "itemId"> | null> {
  const sections = await readSectionTexts(db);
  const [next] = await statement<Pick<TranslatedItem, "kind" | "itemId">>(
    db,
    sql`SELECT kind, item_id AS itemId FROM (SELECT s.kind, s.item_id, s.name, ${counts} FROM ${sourceTexts(sections)} s
      ${joinTranslations(sql`${language}`)} WHERE ${isNeeded} AND ${kind === null ? sql`TRUE` : sql`s.kind = ${kind}`} GROUP BY s.kind, s.item_id)
      WHERE (missing > 0 OR changed > 0) AND (kind, name, item_id) <> (${after.kind}, ${after.name}, ${after.itemId})
      ORDER BY (kind, name, item_id) > (${after.kind}, ${after.name}, ${after.itemId}) DESC, ${itemOrder} LIMIT 1`,
  );
  return next ?? null;
}

/** A field of an item: its English, and its translation with the English that it was made from. */
export interface ItemField {
  kind: TranslationKind;
  itemId: string;
  name: string;
  field: string;
  english: string;
  /** Null without a translation. */
  text: string | null;
  source: string | null;
  /** The version of the translation; empty without one. */
  version: string;
  updatedBy: string | null;
  /** Of an address that is translated: what the shop's address ends with, null where that is the English one. */
  slug: string | null;
}

const fieldColumns = (
  language: PrefixedLanguage,
) => sql`s.kind, s.item_id AS itemId, s.name, s.field, s.source AS english, t.text, t.source,
  coalesce(t.updated_at, '') AS version, t.updated_by AS updatedBy,
  iif(s.field = ${slugField}, (SELECT slug FROM slugs WHERE kind = s.kind AND item_id = s.item_id AND language = ${language} AND is_current = 1), NULL) AS slug`;

/** The fields of one item in a language; none of an unknown item. */
export async function readItem(
  db: Database,
  { kind, itemId }: Pick<TranslatedItem, "kind" | "itemId">,
  language: PrefixedLanguage,
): Promise<ItemField[]> {
  const sections = kind === "section" ? await readSectionTexts(db) : [];
  return statement<ItemField>(
    db,
    sql`SELECT ${fieldColumns(language)}
      FROM ${sourceTexts(sections)} s ${joinTranslations(sql`${language}`)} WHERE s.kind = ${kind} AND s.item_id = ${itemId}`,
  );
}

/** The fields of all items in a language, for a file: in the order of the list. */
export async function readFields(db: Database, { language, kind, state }: ItemFilter): Promise<ItemField[]> {
  const sections = await readSectionTexts(db);
  const ofField: Record<TranslationState, SQL> = {
    missing: sql`t.text IS NULL AND ${isNeeded}`,
    changed: sql`t.source <> s.source`,
    done: sql`t.source = s.source`,
  };
  return statement<ItemField>(
    db,
    sql`SELECT ${fieldColumns(language)} FROM ${sourceTexts(sections)} s ${joinTranslations(sql`${language}`)}
      WHERE ${kind === null ? sql`TRUE` : sql`s.kind = ${kind}`} AND ${state === null ? sql`TRUE` : ofField[state]}
      ORDER BY s.kind, s.name, s.item_id`,
  );
}

/** In how many languages each text of an item is translated from its English of today. */
export async function countDone(
  db: Database,
  { kind, itemId }: Pick<TranslatedItem, "kind" | "itemId">,
): Promise<number> {
  const [row] = await statement<{ done: number }>(
    db,
    sql`SELECT count(*) AS done FROM (SELECT l.value FROM ${sourceTexts([])} s CROSS JOIN json_each(${JSON.stringify(prefixedLanguages)}) l
      ${joinTranslations(sql`l.value`)} WHERE s.kind = ${kind} AND s.item_id = ${itemId} AND ${isNeeded}
      GROUP BY l.value HAVING count(*) = sum(t.source IS NOT NULL AND t.source = s.source))`,
  );
  return row?.done ?? 0;
}
