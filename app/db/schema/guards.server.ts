import { sql } from "drizzle-orm";
import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Always empty, because its CHECK refuses every row: a batch that inserts one is rolled back as a whole (`db/abort-batch.server.ts`). */
export const batchGuards = sqliteTable("batch_guards", { reason: text("reason").notNull() }, () => [
  check("batch_guards_refuse", sql`0`),
]);
