import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often callers without a session made the shop store something, by UTC day (`platform/http/claim-write.server.ts`). */
export const writeCounts = sqliteTable(
  "write_counts",
  {
    day: text("day").notNull(),
    /** A kind of `platform/http/public-writes.ts`. */
    kind: text("kind").notNull(),
    /** A keyed hash of the caller's address, or the record whose link was shown; empty for all together. */
    subject: text("subject").notNull(),
    writes: integer("writes").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.subject] })],
);
