import { and, desc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { searchSynonyms } from "#app/db/schema/search.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { type AuditEntryRow, type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";

import { maxGroups } from "./synonym-input.ts";

export type SynonymGroup = typeof searchSynonyms.$inferSelect;

interface Change {
  actor: string;
  now: Date;
}

const subjectOf = (id: string, words: readonly string[]) => ({ type: "synonyms", id, name: words.join(", ") });
const asJson = (words: readonly string[]) => JSON.stringify(words);

/** The groups of the staff, newest first. */
export async function listSynonyms(db: Database): Promise<SynonymGroup[]> {
  return db
    .select()
    .from(searchSynonyms)
    .orderBy(desc(searchSynonyms.createdAt), desc(searchSynonyms.id))
    .limit(maxGroups);
}

/** The group of an id; undefined when there is none. */
export async function readSynonyms(db: Database, id: string): Promise<SynonymGroup | undefined> {
  const [found] = await db.select().from(searchSynonyms).where(eq(searchSynonyms.id, id));
  return found;
}

/**
 * Adds a group under the id that its form made up: a repeat of the form is the same one. `taken` when the form came back with other
 * words, `full` when there are as many groups as searches can read: nothing was written.
 */
export async function addSynonyms(
  db: Database,
  { id, words }: { id: string; words: string[] },
  { actor, now }: Change,
): Promise<"added" | "taken" | "full"> {
  try {
    const [added] = await db.batch([
      statement<{ id: string }>(
        db,
        sql`INSERT INTO search_synonyms (id, words, created_at, created_by)
          SELECT ${id}, ${asJson(words)}, ${now.toISOString()}, ${actor}
          WHERE (SELECT count(*) FROM search_synonyms) < ${maxGroups} RETURNING id`,
      ),
      auditStatement(
        db,
        {
          actor,
          action: "search.synonyms-added",
          subject: subjectOf(id, words),
          after: { words },
          condition: sql`changes() > 0`,
        },
        now,
      ),
    ]);
    return added.length > 0 ? "added" : "full";
  } catch (error) {
    if (violatedConstraint(error) !== "search_synonyms.id") throw error;
    const known = await readSynonyms(db, id);
    return known && asJson(known.words) === asJson(words) ? "added" : "taken";
  }
}

/**
 * Gives a group other words, if it still has those that were edited. `conflict` when it has others by now, `gone` when it was deleted:
 * nothing was written.
 */
export async function editSynonyms(
  db: Database,
  { id, words, basedOn }: { id: string; words: string[]; basedOn: readonly string[] },
  { actor, now }: Change,
): Promise<"saved" | "conflict" | "gone"> {
  if (asJson(words) !== asJson(basedOn)) {
    const [saved] = await db.batch([
      db
        .update(searchSynonyms)
        .set({ words })
        .where(and(eq(searchSynonyms.id, id), sql`${searchSynonyms.words} = ${asJson(basedOn)}`))
        .returning({ id: searchSynonyms.id }),
      auditStatement(
        db,
        {
          actor,
          action: "search.synonyms-edited",
          subject: subjectOf(id, words),
          before: { words: basedOn },
          after: { words },
          condition: sql`changes() > 0`,
        },
        now,
      ),
    ]);
    if (saved.length > 0) return "saved";
  }
  const current = await readSynonyms(db, id);
  if (!current) return "gone";
  // The form was sent twice, or two people wrote the same.
  return asJson(current.words) === asJson(words) ? "saved" : "conflict";
}

/** Deletes a group; twice is once. */
export async function deleteSynonyms(db: Database, { id, words }: SynonymGroup, { actor, now }: Change): Promise<void> {
  await db.batch([
    db.delete(searchSynonyms).where(eq(searchSynonyms.id, id)),
    auditStatement(
      db,
      {
        actor,
        action: "search.synonyms-deleted",
        subject: subjectOf(id, words),
        before: { words },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
}

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
