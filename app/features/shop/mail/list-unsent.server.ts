import { eq, inArray, ne, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { defineListQuery } from "#app/db/define-list-query.server.ts";
import type { suppressedAddresses } from "#app/db/schema/mail.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import type { EmailType } from "#app/shared/emails.ts";

import { suppressionOfMail } from "./suppressed.server.ts";

type UnsentState = "dead" | "bounced" | "suppressed" | "waiting";

const conditions: Record<UnsentState, SQL> = {
  dead: eq(emailOutbox.status, "failed"),
  bounced: eq(emailOutbox.status, "bounced"),
  suppressed: eq(emailOutbox.status, "suppressed"),
  waiting: inArray(emailOutbox.status, ["queued", "sending"]),
};

const { id, type, recipient, status, reason, createdAt, claimedAt, nextAttemptAt, attempts } = emailOutbox;
const isKeptBack = sql<number>`${suppressionOfMail()} IS NOT NULL`.as("is_kept_back");

/** One page of the emails that were not sent or came back. */
export const listUnsentMail = defineListQuery({
  table: emailOutbox,
  id,
  // Part of every query, so that the index of undelivered emails is used: there are few, however many were sent.
  where: ne(status, "sent"),
  search: (text) => sql`instr(lower(${recipient}), lower(${text})) > 0`,
  sorts: { newest: [createdAt, "descending"], oldest: [createdAt, "ascending"] },
  filters: { state: (value: UnsentState) => conditions[value], type: (value: EmailType) => eq(type, value) },
  select: (db, sortValue) =>
    db
      .select({ id, type, recipient, status, reason, createdAt, claimedAt, nextAttemptAt, isKeptBack, sortValue })
      .from(emailOutbox),
});

export type UnsentMail = Awaited<ReturnType<typeof listUnsentMail>>["rows"][number];

/** One email of the outbox, whatever its state, with the suppressions of its address, newest first; null for an unknown id. */
export async function readMail(db: Database, mailId: string) {
  const [[mail], suppressions] = await db.batch([
    db
      .select({
        id,
        type,
        recipient,
        status,
        reason,
        createdAt,
        claimedAt,
        nextAttemptAt,
        attempts,
        sentAt: emailOutbox.sentAt,
        causeId: emailOutbox.causeId,
        provider: emailOutbox.provider,
        delivery: emailOutbox.delivery,
        deliveryAt: emailOutbox.deliveryAt,
        resends: emailOutbox.resends,
        isKeptBack,
      })
      .from(emailOutbox)
      .where(eq(id, mailId)),
    statement<Suppression>(
      db,
      sql`SELECT s.id, s.scope, s.reason, s.source, s.since, s.lifted_at AS liftedAt, s.lifted_by AS liftedBy,
        s.lift_reason AS liftReason
      FROM email_outbox e JOIN suppressed_addresses s ON s.address = lower(e.recipient)
      WHERE e.id = ${mailId} ORDER BY s.since DESC LIMIT 20`,
    ),
  ]);
  return mail ? { mail, suppressions } : null;
}

type Suppression = Pick<
  typeof suppressedAddresses.$inferSelect,
  "id" | "scope" | "reason" | "source" | "since" | "liftedAt" | "liftedBy" | "liftReason"
>;

/** When an email was last taken by a provider, and last delivered as far as providers tell; null when never. */
export async function readMailHealth(db: Database): Promise<{ sentAt: string | null; deliveredAt: string | null }> {
  const [row] = await statement<{ sentAt: string | null; deliveredAt: string | null }>(
    db,
    sql`SELECT (SELECT max(sent_at) FROM email_outbox WHERE sent_at IS NOT NULL) AS sentAt,
      (SELECT max(delivery_at) FROM email_outbox WHERE delivery = 'delivered') AS deliveredAt`,
  );
  return row ?? { sentAt: null, deliveredAt: null };
}
