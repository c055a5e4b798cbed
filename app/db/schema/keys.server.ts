import { sql } from "drizzle-orm";
import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { isoTime, json } from "./columns.server.ts";

/** Keys that machines call the API with. They are the shop's: one goes on when whoever created it is no longer on the staff. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** SHA-256 of the key in hexadecimal digits. The key itself is stored nowhere. */
    hash: text("hash").notNull().unique(),
    lastFour: text("last_four").notNull(),
    permissions: json<readonly string[]>("permissions").notNull(),
    /** The origins of web pages that may read what it is answered; none for a key of servers. */
    origins: json<readonly string[]>("origins").notNull().default([]),
    /** The last Swedish day that it works on; null for one without an end. */
    expiresOn: text("expires_on"),
    /** The last Swedish day that it was used on. */
    lastUsedOn: text("last_used_on"),
    /** Usernames. */
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
    revokedBy: text("revoked_by"),
    revokedAt: isoTime("revoked_at"),
  },
  (t) => [
    uniqueIndex("api_keys_by_name")
      .on(sql`${t.name} COLLATE NOCASE`)
      .where(sql`${t.revokedAt} IS NULL`),
  ],
);
