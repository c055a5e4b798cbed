import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { addDays } from "#app/shared/dates.ts";

import { causeOf, isOfLetter } from "./letter-recipients.server.ts";
import type { Letter, LetterResults } from "./read-letters.server.ts";

/** Days over which results are counted anew. The outbox keeps its emails for longer than that. */
const countedDays = 45;

/** What became of a letter's emails until now; as it was counted last for an old one, and null for a draft. */
export async function readResults(db: Database, letter: Letter, now: Date): Promise<LetterResults | null> {
  if (letter.startedAt === null) return null;
  if (letter.startedAt < addDays(now, -countedDays).toISOString()) return letter.results;
  const [row] = await statement<{ results: string }>(
    db,
    sql`SELECT ${resultsOf(letter.id)} AS results FROM letters l WHERE l.id = ${letter.id}`,
  );
  return row ? (JSON.parse(row.results) as LetterResults) : null;
}

/** Notes the results of the letters that are still counted: the outbox forgets them. Throws when D1 fails: the next night goes on. */
export async function noteResults(db: Database, now: Date): Promise<void> {
  const counted = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM letters WHERE started_at > ${addDays(now, -countedDays).toISOString()}`,
  );
  for (const { id } of counted)
    await statement(db, sql`UPDATE letters AS l SET results = ${resultsOf(id)} WHERE l.id = ${id}`);
}

/** The results of the letter `l` with an id, as JSON. */
function resultsOf(id: string) {
  return sql`(SELECT json_object(
      'sent', count(*) FILTER (WHERE sent_at IS NOT NULL),
      'bounced', count(*) FILTER (WHERE status = 'bounced'),
      'complained', count(*) FILTER (WHERE delivery = 'complained'),
      'failed', count(*) FILTER (WHERE status IN ('failed', 'suppressed')),
      'waiting', count(*) FILTER (WHERE status IN ('queued', 'sending')),
      'left', (SELECT count(*) FROM newsletter_subscribers s WHERE s.unsubscribed_at >= l.started_at
        AND EXISTS (SELECT 1 FROM email_outbox got WHERE got.type = 'newsletter_letter'
          AND got.cause_id = ${causeOf(sql`${id}`, sql`s.id`)})))
    FROM email_outbox WHERE ${isOfLetter(id)})`;
}
