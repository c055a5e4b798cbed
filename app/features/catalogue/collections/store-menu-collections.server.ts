import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { maxMenuCollections, menuName } from "#app/features/shop/content/menu-section.ts";

/**
 * Stores which collections the menu leads to, beside what it offers of each fixed one. Answers whether that is something else than before.
 * A shop whose menu was never counted has none yet: the job that counts it stores these after.
 */
export async function storeMenuCollections(db: Database, now: Date): Promise<boolean> {
  const stored = await statement<{ section: string }>(
    db,
    sql`WITH listed (links) AS (SELECT json_group_array(json_patch(json_patch(
            json_object('path', '/collections/' || handle, 'name', title),
            iif(names = '{}', '{}', json_object('names', json(names)))), iif(paths = '{}', '{}', json_object('paths', json(paths)))))
        FROM (SELECT handle, title, (SELECT json_group_object(language, '/collections/' || slug) FROM slugs
            WHERE kind = 'collection' AND item_id = staff_collections.id AND is_current = 1) AS paths, (SELECT json_group_object(language, text) FROM translations
            WHERE kind = 'collection' AND item_id = staff_collections.id AND field = 'title') AS names FROM staff_collections WHERE published = 1 AND in_menu = 1
          ORDER BY menu_place, title, id ${sql.raw(`LIMIT ${maxMenuCollections}`)}))
      UPDATE site_configuration SET updated_at = ${now.toISOString()}, content = CASE (SELECT links FROM listed)
        WHEN '[]' THEN json_remove(content, '$.collections')
        ELSE json_set(content, '$.collections', json((SELECT links FROM listed))) END
      WHERE section = ${menuName} AND coalesce(json_extract(content, '$.collections'), '[]') <> (SELECT links FROM listed)
      RETURNING section`,
  );
  return stored.length > 0;
}
