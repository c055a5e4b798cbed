import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { type AuditEntryRow, type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";

const wordsIn = (fields: AuditEntryRow["before"]) => JSON.stringify(fields?.["words"] ?? []);

/** Takes an added group away, or gives an edited one its words back, if it has the words that the entry left it with. */
export const undoSynonymEdit: Undo = async ({ db }, entry, change) => {
  const id = entry.subjectId;
  return undoEntry(db, entry, change, {
    unchanged: sql`EXISTS (SELECT 1 FROM search_synonyms WHERE id = ${id} AND words = ${wordsIn(entry.after)})`,
    writes: (happened) => [
      entry.before === null
        ? statement(db, sql`DELETE FROM search_synonyms WHERE id = ${id} AND ${happened}`)
        : statement(
            db,
            sql`UPDATE search_synonyms SET words = ${wordsIn(entry.before)} WHERE id = ${id} AND ${happened}`,
          ),
    ],
  });
};

/** Brings a deleted group back. */
export const undoSynonymDeletion: Undo = async ({ db }, entry, change) =>
  undoEntry(db, entry, change, {
    unchanged: sql`NOT EXISTS (SELECT 1 FROM search_synonyms WHERE id = ${entry.subjectId})`,
    writes: (happened) => [
      statement(
        db,
        sql`INSERT INTO search_synonyms (id, words, created_at, created_by)
          SELECT ${entry.subjectId}, ${wordsIn(entry.before)}, ${change.now.toISOString()}, ${change.actor} WHERE ${happened}`,
      ),
    ],
  });
