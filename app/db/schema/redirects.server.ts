import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { isoTime } from "./columns.server.ts";

/** Old addresses and where they lead. They are looked up only where the shop has no page; `redirects/old-path.ts` writes the paths. */
export const redirects = sqliteTable(
  "redirects",
  {
    fromPath: text("from_path").primaryKey(),
    /** A path of the shop with what follows it, or an https address that staff wrote in full. */
    toAddress: text("to_address").notNull(),
    /** The path of that address, written as `from_path` is; null for another site. No row begins there: redirects are never chained. */
    toPath: text("to_path"),
    createdAt: isoTime("created_at").notNull(),
    /** Username. */
    createdBy: text("created_by").notNull(),
  },
  (t) => [
    check("redirects_no_loop", sql`${t.toPath} IS NULL OR ${t.toPath} <> ${t.fromPath}`),
    check(
      "redirects_no_open",
      sql`${t.toAddress} GLOB '/[^/\\]*' OR ${t.toAddress} GLOB 'https://*' OR ${t.toAddress} = '/'`,
    ),
    index("redirects_by_created").on(t.createdAt, t.fromPath),
    index("redirects_by_target").on(t.toPath),
  ],
);
