import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import type { DataRequestKind } from "#app/shared/states.ts";

import { dataRequestAnswer } from "./answer-email.server.tsx";

/** Days in which a request must be answered: a month (GDPR, article 12.3), counted as the shortest one. */
const answerDays = 28;

/** Open requests of one address that are stored: more would only fill the list. */
const mostOpen = 5;

/**
 * Puts a request in the staff's list; returns its number. The same request of the same person that is still open is the same one. Null
 * when the address has too many.
 */
export async function askStaff(
  db: Database,
  { kind, email, note }: { kind: DataRequestKind; email: string; note: string },
  now: Date,
): Promise<string | null> {
  const mine = sql`email = ${email} AND state = 'open'`;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const id = `DR-${String(random % 100_000_000).padStart(8, "0")}`;
  const [, [known]] = await db.batch([
    statement(
      db,
      sql`INSERT INTO data_requests (id, kind, email, note, locale, received_at, due_at)
        SELECT ${id}, ${kind}, ${email}, ${note}, ${currentLocale()}, ${now.toISOString()}, ${addDays(now, answerDays).toISOString()}
        WHERE NOT EXISTS (SELECT 1 FROM data_requests WHERE ${mine} AND kind = ${kind} AND note = ${note})
          AND (SELECT count(*) FROM data_requests WHERE ${mine}) < ${mostOpen}`,
    ),
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM data_requests WHERE ${mine} AND kind = ${kind} AND note = ${note}`,
    ),
  ]);
  return known?.id ?? null;
}

interface Answer {
  id: string;
  outcome: "done" | "refused";
  text: string;
  actor: string;
}

/**
 * Answers a request by e-mail and closes it, once, on record without what it says. `outboxId` is the e-mail to enqueue. False when it
 * is closed already or does not exist.
 */
export async function answerRequest(
  db: Database,
  { id, outcome, text, actor }: Answer,
  now: Date,
): Promise<{ answered: boolean; outboxId: string | null }> {
  const [answered, , mails] = await db.batch([
    statement(
      db,
      sql`UPDATE data_requests SET state = ${outcome}, answer = ${text}, answered_at = ${now.toISOString()},
          answered_by = ${actor} WHERE id = ${id} AND state = 'open' RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "data-request.answered",
        subject: { type: "data-request", id, name: id },
        after: { state: outcome },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    outboxStatement(
      db,
      dataRequestAnswer,
      sql`SELECT email AS recipient, id AS cause_id FROM data_requests
        WHERE id = ${id} AND email <> '' AND answered_at = ${now.toISOString()}`,
      now,
    ),
  ]);
  return { answered: answered.length > 0, outboxId: mails[0]?.id ?? null };
}
