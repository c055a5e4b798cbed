import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { isRecipient, type Letter, readLetter } from "./read-letters.server.ts";

/** The cause of a letter's email to a subscriber: one for each, so that none is sent twice. `letter` and `subscriber` are SQL of their ids. */
export const causeOf = (letter: ReturnType<typeof sql>, subscriber: ReturnType<typeof sql>) =>
  sql`${letter} || '.' || ${subscriber}`;

/** Causes of a letter's emails: a condition on `email_outbox` that its index on type and cause answers. */
export const isOfLetter = (id: string) =>
  sql`type = 'newsletter_letter' AND cause_id > ${`${id}.`} AND cause_id < ${`${id}/`}`;

/**
 * The letter and the subscriber of an email that is about to be sent; undefined when the subscriber has left or is gone, or the letter
 * was stopped.
 */
export async function readRecipient(
  db: Database,
  causeId: string,
): Promise<{ letter: Letter; subscriberId: string } | undefined> {
  const [letterId = "", subscriberId = ""] = causeId.split(".");
  const letter = await readLetter(db, letterId);
  if (!letter || letter.state === "cancelled") return undefined;
  const [found] = await statement<{ id: string }>(
    db,
    sql`SELECT s.id FROM newsletter_subscribers s WHERE s.id = ${subscriberId} AND ${isRecipient(sql`${letter.purpose}`)}`,
  );
  return found && { letter, subscriberId };
}
