import { and, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { letters } from "#app/db/schema/letters.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import type { LetterInput } from "./letter-input.ts";
import type { Letter } from "./read-letters.server.ts";

export interface LetterChange {
  actor: string;
  now: Date;
}

/** What the audit log calls a letter. */
export const subjectOf = ({ id, subject }: Pick<Letter, "id" | "subject">) => ({ type: "letter", id, name: subject });

/** Begins a letter under the id that its form made up, so that a press repeated begins one. */
export async function createLetter(db: Database, id: string, input: LetterInput, { actor, now }: LetterChange) {
  const time = now.toISOString();
  await db.batch([
    db
      .insert(letters)
      .values({ id, ...input, createdBy: actor, createdAt: time, updatedAt: time })
      .onConflictDoNothing(),
    auditStatement(
      db,
      { actor, action: "letter.created", subject: subjectOf({ id, ...input }), condition: sql`changes() > 0` },
      now,
    ),
  ]);
}

const isDraft = (id: string, basedOn: string) =>
  and(eq(letters.id, id), eq(letters.state, "draft"), eq(letters.updatedAt, basedOn));

/** Saves a draft. False when someone saved or sent it since `basedOn`, its `updatedAt`. */
export async function editLetter(
  db: Database,
  { letter, input, basedOn }: { letter: Letter; input: LetterInput; basedOn: string },
  { actor, now }: LetterChange,
): Promise<boolean> {
  const [saved] = await db.batch([
    db
      .update(letters)
      .set({ ...input, updatedAt: now.toISOString() })
      .where(isDraft(letter.id, basedOn))
      .returning({ id: letters.id }),
    auditStatement(
      db,
      {
        actor,
        action: "letter.edited",
        subject: subjectOf({ id: letter.id, ...input }),
        before: { subject: letter.subject },
        after: { subject: input.subject },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return saved.length > 0;
}

/** Deletes a draft. False when it is sent, or gone. */
export async function deleteLetter(db: Database, letter: Letter, { actor, now }: LetterChange): Promise<boolean> {
  const [deleted] = await db.batch([
    db.delete(letters).where(isDraft(letter.id, letter.updatedAt)).returning({ id: letters.id }),
    auditStatement(
      db,
      { actor, action: "letter.deleted", subject: subjectOf(letter), condition: sql`changes() > 0` },
      now,
    ),
  ]);
  return deleted.length > 0;
}
