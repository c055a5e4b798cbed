import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { pictureField } from "#app/features/catalogue/products/local-alt.server.ts";
import type { TranslationKind } from "#app/shared/translations.ts";

/** A picture whose text is translated: its URL, and its number in the gallery, from 1. */
export interface TranslatedPicture {
  url: string;
  number: number;
}

/** The pictures of an item by the field of their texts, so that who translates sees what they show. Products alone have any. */
export async function readTranslatedPictures(
  db: Database,
  { kind, itemId }: { kind: TranslationKind; itemId: string },
): Promise<Record<string, TranslatedPicture>> {
  if (kind !== "product") return {};
  const rows = await statement<TranslatedPicture & { field: string }>(
    db,
    sql`SELECT ${pictureField(sql`id`)} AS field, url, row_number() OVER (ORDER BY position) AS number
      FROM product_media WHERE product_id = ${itemId}`,
  );
  return Object.fromEntries(rows.map(({ field, ...picture }) => [field, picture]));
}
