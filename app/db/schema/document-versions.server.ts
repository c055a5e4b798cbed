import { sql } from "drizzle-orm";
import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { documentKinds } from "../../shared/states.ts";
import { isoTime, json } from "./columns.server.ts";

/**
 * What the shop told its customers, by content: a text that changes is another version, and an order keeps the versions that it
 * was placed under. Triggers refuse changes of the content.
 */
export const documentVersions = sqliteTable(
  "document_versions",
  {
    /** SHA-256 of kind, locale and content, in hexadecimal. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    locale: text("locale").notNull(),
    content: json<unknown>("content").notNull(),
    createdAt: isoTime("created_at").notNull(),
    /** When it was last known to be the one in force: written with orders, and by the five-minute job. */
    lastCurrentAt: isoTime("last_current_at").notNull(),
  },
  (t) => [check("document_versions_id", sql`length(${t.id}) = 64 AND ${t.id} NOT GLOB '*[^0-9a-f]*'`)],
);
