import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { mailEvents } from "#app/db/schema/mail.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { MailEvent } from "./mail-event.ts";
import type { MailProviderName } from "./provider-names.ts";

export type RecordedEvent = "recorded" | "repeated" | "not-ours";

/** A statement of a batch. */
type Statement = ReturnType<typeof statement>;

/**
 * Records what a provider tells of an email, each event once, and whatever follows from it in the same batch: the email's
 * state, and the suppression of its address. `leaveNewsletter` ends the subscription of an address that complained; it selects
 * no address where none did. The order of events does not matter.
 */
export async function recordMailEvent(
  db: Database,
  provider: MailProviderName,
  event: MailEvent,
  leaveNewsletter: (address: SQL) => readonly Statement[],
  now: Date,
): Promise<RecordedEvent> {
  const [known, mail] = await Promise.all([isKnown(db, event.id), findMail(db, event)]);
  if (known) return "repeated";
  const record = db
    .insert(mailEvents)
    .values({ id: event.id, type: event.type, mailId: mail?.id ?? null, receivedAt: now.toISOString() });
  if (!mail) {
    await record.onConflictDoNothing();
    return "not-ours";
  }
  const { delivery } = event.outcome;
  const address = sql`(SELECT lower(recipient) FROM email_outbox WHERE id = ${mail.id})`;
  try {
    await db.batch([
      record,
      // What is told of an email that staff have sent again since says nothing of the new one.
      ...(mail.isCurrent ? [stateStatement(db, mail.id, event, provider)] : []),
      ...(delivery === "bounced"
        ? [suppressStatement(db, { address, mailId: mail.id, provider, event }, "bounced")]
        : []),
      ...(delivery === "complained"
        ? [
            suppressStatement(db, { address, mailId: mail.id, provider, event }, "complained"),
            ...leaveNewsletter(address),
          ]
        : []),
    ]);
  } catch (error) {
    // Twice at once: the batch of the second was undone by the key of the first.
    if (await isKnown(db, event.id)) return "repeated";
    throw error;
  }
  return "recorded";
}

async function isKnown(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: mailEvents.id }).from(mailEvents).where(eq(mailEvents.id, id));
  return rows.length > 0;
}

/** The email of an event, and whether the event is about the last time that it was sent. */
async function findMail(db: Database, { key, providerId }: MailEvent) {
  const [mail] = await statement<{ id: string; isCurrent: number }>(
    db,
    key
      ? sql`SELECT id, resends = ${key.resends} AS isCurrent FROM email_outbox WHERE id = ${key.id}`
      : sql`SELECT id, 1 AS isCurrent FROM email_outbox WHERE provider_id = ${providerId}`,
  );
  return mail;
}

/** Raises the email to the event's outcome, if that outweighs what is known of it. */
function stateStatement(db: Database, id: string, { at, outcome, providerId }: MailEvent, provider: string): Statement {
  const known = sql`CASE WHEN status = 'bounced' AND reason = 'bounced' THEN 6
    WHEN delivery IN ('delivered', 'complained') THEN 5 WHEN status = 'bounced' THEN 4 WHEN status = 'suppressed' THEN 3
    WHEN status = 'failed' THEN 2 WHEN status = 'sent' THEN 1 ELSE 0 END`;
  const { rank, status, reason, delivery } = outcome;
  const weightOf = (value: SQL) =>
    sql`(CASE ${value} WHEN 'delayed' THEN 1 WHEN 'delivered' THEN 2 WHEN 'bounced' THEN 3 WHEN 'complained' THEN 4 ELSE 0 END)`;
  const isHeavier = sql`${weightOf(sql`${delivery}`)} > ${weightOf(sql`delivery`)}`;
  return statement(
    db,
    sql`UPDATE email_outbox SET
      status = CASE WHEN ${rank} > ${known} THEN ${status} ELSE status END,
      reason = CASE WHEN ${rank} > ${known} THEN ${reason} ELSE reason END,
      delivery = CASE WHEN ${isHeavier} THEN ${delivery} ELSE delivery END,
      delivery_at = CASE WHEN ${isHeavier} THEN ${at} ELSE delivery_at END,
      sent_at = CASE WHEN ${status} IN ('sent', 'bounced') THEN coalesce(sent_at, ${at}) ELSE sent_at END, provider = ${provider}, provider_id = ${providerId}
    WHERE id = ${id}`,
  );
}

interface Suppression {
  address: SQL;
  mailId: string;
  provider: string;
  event: MailEvent;
}

/** Suppresses an address, unless staff have written to it again since what the event tells of. */
function suppressStatement(
  db: Database,
  { address, mailId, provider, event }: Suppression,
  reason: "bounced" | "complained",
): Statement {
  const scope = reason === "bounced" ? "all" : "optional";
  return statement(
    db,
    sql`INSERT INTO suppressed_addresses (id, address, scope, reason, source, mail_id, since)
      SELECT ${newId("sup")}, given.address, ${scope}, ${reason}, ${provider}, ${mailId}, ${event.at}
      FROM (SELECT ${address} AS address) given
      WHERE NOT EXISTS (SELECT 1 FROM suppressed_addresses s
        WHERE s.address = given.address AND s.scope = ${scope} AND (s.lifted_at IS NULL OR s.lifted_at > ${event.at}))`,
  );
}
