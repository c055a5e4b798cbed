import { type SQL, sql } from "drizzle-orm";

import type { Language } from "#app/shared/language/languages.ts";

/** The field that a picture's alternative text is translated as, among the texts of its product, by the SQL of its id. */
export const pictureField = (id: SQL): SQL => sql`('picture.' || ${id})`;

/** The SQL of the alternative text of the picture `m` of the product `p` in a language: English where it has no other, and nothing where English has none. */
export function localAlt(language: Language): SQL {
  if (language === "en") return sql`m.alt`;
  return sql`iif(m.alt = '', '', coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id
    AND field = ${pictureField(sql`m.id`)} AND language = ${sql.raw(`'${language}'`)}), m.alt))`;
}
