import { getTableColumns, sql } from "drizzle-orm";

import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { redirects } from "#app/db/schema/redirects.server.ts";

const { fromPath, createdAt } = redirects;

/** What the paths begin with that are searched for: a path, or a name below the usual folders of shops. */
function beginningsOf(text: string): string[] {
  const words = text.trim().toLowerCase();
  if (words.startsWith("/")) return [words];
  return ["/", "/products/", "/product/", "/collections/", "/pages/", "/blogs/"].map((folder) => folder + words);
}

/** One page of the redirects. A search is the beginning of an old path or of where it leads. */
export const listRedirects = defineListQuery({
  table: redirects,
  id: fromPath,
  search: (text) => {
    const wanted = JSON.stringify(beginningsOf(text));
    return sql`${fromPath} IN (
      SELECT r.from_path FROM json_each(${wanted}) w CROSS JOIN redirects r
        ON r.from_path >= w.value AND r.from_path < w.value || char(1114111)
      UNION ALL SELECT r.from_path FROM json_each(${wanted}) w CROSS JOIN redirects r
        ON r.to_path >= w.value AND r.to_path < w.value || char(1114111))`;
  },
  sorts: { newest: [createdAt, "descending"], path: [fromPath, "ascending"] },
  filters: {},
  select: (db, sortValue) => db.select({ ...getTableColumns(redirects), id: fromPath, sortValue }).from(redirects),
});
