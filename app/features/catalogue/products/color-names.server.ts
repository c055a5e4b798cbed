import { type AnyColumn, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { localName } from "#app/db/local-name.server.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { withSizeName } from "#app/shared/size-name.ts";

/** The SQL of a color's name in the current language, for the SQL of its English one (`localName`). */
export function localColor(english: SQL | AnyColumn): SQL<string> {
  return localName({ kind: "option", field: "name" }, english);
}

/** Reads what colors are called in the current language, by their English names, for those that were read without: English asks nothing. */
export async function readColorNames(db: Database): Promise<(english: string) => string> {
  const language = currentLanguage();
  if (language === "en") return (english) => english;
  const rows = await statement<{ english: string; local: string }>(
    db,
    sql`SELECT item_id AS english, text AS local FROM translations WHERE kind = 'option' AND field = 'name' AND language = ${language}`,
  );
  const names = new Map(rows.map(({ english, local }) => [english, local]));
  return (english) => names.get(english) ?? english;
}

/** Something of items, with their colors as `nameOf` has them and their sizes in the current language. */
export function withLocalOptions<Of extends { lines: readonly { color: string; size: string }[] }>(
  of: Of,
  nameOf: (english: string) => string,
): Of {
  return { ...of, lines: of.lines.map((line) => withSizeName({ ...line, color: nameOf(line.color) })) };
}
