import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";
import type { TranslationKind } from "#app/shared/translations.ts";

/** The translations of one item that are saved together, or not at all. */
export interface ItemTranslations {
  kind: TranslationKind;
  itemId: string;
  /** What staff call the item. */
  name: string;
  language: PrefixedLanguage;
  fields: readonly {
    field: string;
    /** Empty to have none. */
    text: string;
    /** The English text that it is made from. */
    source: string;
    /** The version that was seen; empty for none. */
    seen: string;
    /** The text before, for the audit log. */
    before: string | null;
  }[];
}

interface Change {
  /** Username. */
  actor: string;
  now: Date;
}

/**
 * Saves the translations of items, each item whole: one of which somebody saved a field meanwhile is left as it is. Answers for each item
 * whether it was saved. So is a text of the site whose English staff changed or took away meanwhile. A change of a product's translation is a new version of the product, by triggers.
 */
export async function saveTranslations(
  db: Database,
  items: readonly ItemTranslations[],
  change: Change,
): Promise<boolean[]> {
  if (items.length === 0) return [];
  const [first, ...more] = items.flatMap((item) => itemStatements(db, item, change));
  if (!first) return [];
  const results = await db.batch([first, ...more]);
  return items.map((_, index) => (results[index * statementsPerItem]?.length ?? 0) > 0);
}

const statementsPerItem = 3;

/** The audit entry stands first: it is written only if nothing changed meanwhile, and the others only with it. */
function itemStatements(db: Database, { kind, itemId, name, language, fields }: ItemTranslations, change: Change) {
  const { actor, now } = change;
  const rows = JSON.stringify(
    fields.map(({ field, text, source, seen }) => {
      const updatedAt = new Date(Math.max(now.getTime(), seen ? Date.parse(seen) + 1 : 0)).toISOString();
      return { field, text, source, seen, updatedAt, path: pathOfPlace(field) };
    }),
  );
  const auditId = newId("aud");
  const given = sql`json_each(${rows}) r`;
  const own = sql`kind = ${kind} AND item_id = ${itemId} AND language = ${language}`;
  const isWritten = sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${auditId})`;
  const isMoved =
    kind === "section"
      ? sql`EXISTS (SELECT 1 FROM ${given} WHERE r.value ->> 'source' IS NOT
          (SELECT content ->> (r.value ->> 'path') FROM site_configuration WHERE section = ${itemId}))`
      : sql`FALSE`;
  const of = (texts: "before" | "text") => Object.fromEntries(fields.map((field) => [field.field, field[texts]]));
  return [
    auditStatement(
      db,
      {
        id: auditId,
        actor,
        action: "translation.saved",
        subject: {
          type: "translation",
          // What its page is asked for with.
          id: new URLSearchParams({ language, kind, id: itemId }).toString(),
          name: `${name}, ${languageNames[language]}`,
        },
        before: of("before"),
        after: of("text"),
        condition: sql`NOT EXISTS (SELECT 1 FROM ${given} WHERE r.value ->> 'seen' <>
          coalesce((SELECT updated_at FROM translations WHERE ${own} AND field = r.value ->> 'field'), '')) AND NOT ${isMoved}`,
      },
      now,
    ),
    statement<{ id: string }>(
      db,
      sql`INSERT INTO translations (kind, item_id, field, language, text, source, updated_at, updated_by)
        SELECT ${kind}, ${itemId}, r.value ->> 'field', ${language}, r.value ->> 'text', r.value ->> 'source', r.value ->> 'updatedAt', ${actor}
        FROM ${given} WHERE r.value ->> 'text' <> '' AND ${isWritten}
        ON CONFLICT DO UPDATE SET text = excluded.text, source = excluded.source, updated_at = excluded.updated_at, updated_by = excluded.updated_by
        RETURNING field AS id`,
    ),
    statement<{ id: string }>(
      db,
      sql`DELETE FROM translations WHERE ${own} AND ${isWritten}
        AND field IN (SELECT r.value ->> 'field' FROM ${given} WHERE r.value ->> 'text' = '') RETURNING field AS id`,
    ),
  ];
}

/** Where a text of a section stands in its JSON: `$."lines"[0]."text"` for `lines.0.text`. */
function pathOfPlace(place: string): string {
  const keys = place.split(".").map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${JSON.stringify(key)}`));
  return `$${keys.join("")}`;
}
