import { sql } from "drizzle-orm";
import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Always empty, for no row may enter: a batch that tries is rolled back as a whole (`db/abort-batch.server.ts`). */
export const batchGuards = sqliteTable("batch_guards", { reason: text("reason").notNull() }, () => [
  check("batch_guards_refuse", sql`0`),
]);
