import { desc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { letters } from "#app/db/schema/letters.server.ts";
import type { ConsentPurpose } from "#app/shared/states.ts";

import type { LetterBlock } from "./letter-blocks.ts";

/** A letter; its blocks were checked when it was saved. */
export type Letter = Omit<typeof letters.$inferSelect, "blocks" | "results"> & {
  blocks: LetterBlock[];
  results: LetterResults | null;
};

/** What became of the emails of a letter. No opening and no click is counted: nobody is followed. */
export interface LetterResults {
  /** Taken by the mail provider, those that came back included. */
  sent: number;
  bounced: number;
  /** Reported as spam. */
  complained: number;
  /** Given up, or kept back by a list of addresses not to write to. */
  failed: number;
  /** Written and not sent yet. */
  waiting: number;
  /** Recipients who have unsubscribed since. */
  left: number;
}

/** The letter of an id; undefined when there is none. */
export async function readLetter(db: Database, id: string): Promise<Letter | undefined> {
  const [found] = await db.select().from(letters).where(eq(letters.id, id));
  return found as Letter | undefined;
}

/** The newest letters, at most 100. */
export async function listLetters(db: Database): Promise<Letter[]> {
  const rows = await db.select().from(letters).orderBy(desc(letters.createdAt), desc(letters.id)).limit(100);
  return rows as Letter[];
}

/**
 * Whom a letter of a purpose goes to: who confirmed their address for it, has not left, and is on no list of addresses not to write
 * to. A condition on `newsletter_subscribers s`.
 */
export const isRecipient = (
  purpose: ReturnType<typeof sql>,
) => sql`s.subscribed = 1 AND s.purposes ->> ${purpose} IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM suppressed_addresses not_to WHERE not_to.address = s.email AND not_to.lifted_at IS NULL)`;

/** How many would get a letter now, by purpose. */
export async function countRecipients(db: Database): Promise<Record<ConsentPurpose, number>> {
  const count = (purpose: ConsentPurpose) => sql`count(*) FILTER (WHERE ${isRecipient(sql`${purpose}`)})`;
  const [counted] = await statement<Record<ConsentPurpose, number>>(
    db,
    sql`SELECT ${count("newsletter")} AS newsletter, ${count("offers")} AS offers FROM newsletter_subscribers s
      WHERE s.subscribed = 1`,
  );
  return counted ?? { newsletter: 0, offers: 0 };
}
