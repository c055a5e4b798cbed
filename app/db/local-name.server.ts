import { type AnyColumn, type SQL, sql } from "drizzle-orm";

import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { TranslationKind } from "#app/shared/translations.ts";

/**
 * The SQL of what its English is known by in the current language, for the SQL of that: English where it has no translation. Of what is
 * shown; what is written or compared keeps its English.
 */
export function localName<Name extends string | null = string>(
  { kind, field }: { kind: Extract<TranslationKind, "option" | "discount">; field: string },
  english: SQL | AnyColumn,
): SQL<Name> {
  const language = currentLanguage();
  if (language === "en") return sql<Name>`${english}`;
  return sql<Name>`coalesce((SELECT named.text FROM translations named
    WHERE named.kind = ${kind} AND named.item_id = ${english} AND named.field = ${field} AND named.language = ${language}), ${english})`;
}
