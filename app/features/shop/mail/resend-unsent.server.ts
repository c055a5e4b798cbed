import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { emailTypeNames } from "#app/shared/emails.ts";

import { suppressionOfMail } from "./suppressed.server.ts";

/** The emails that can be sent again at once: a page of the list, and some. */
const mostResent = 100;

interface Resend {
  mailIds: readonly string[];
  /** Comes with the form: a form sent twice sends once. */
  press: string;
  actor: string;
}

export interface ResentMail {
  /** The ids to enqueue. */
  queued: string[];
  /** Emails to suppressed addresses: they are sent once staff allow the address again. */
  keptBack: number;
}

/**
 * Sends emails again that were given up, came back or were kept back, with all their attempts, on record; at most
 * `mostResent`. What is waiting or sent is left alone. The caller enqueues them.
 */
export async function resendUnsent(db: Database, { mailIds, press, actor }: Resend, now: Date): Promise<ResentMail> {
  const ids = [...new Set(mailIds)].slice(0, mostResent);
  const suppression = suppressionOfMail();
  const isResendable = and(
    ne(emailOutbox.status, "sent"),
    inArray(emailOutbox.status, ["failed", "bounced", "suppressed"]),
    or(isNull(emailOutbox.resentPress), ne(emailOutbox.resentPress, press)),
  );
  const mails = await db
    .select({ id: emailOutbox.id, type: emailOutbox.type, isKeptBack: sql<number>`${suppression} IS NOT NULL` })
    .from(emailOutbox)
    .where(and(inArray(emailOutbox.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`), isResendable));
  const keptBack = mails.filter(({ isKeptBack }) => isKeptBack).length;
  const [first, ...rest] = mails
    .filter(({ isKeptBack }) => !isKeptBack)
    .flatMap(({ id, type }) => [
      db
        .update(emailOutbox)
        .set({ ...unsent, resends: sql`${emailOutbox.resends} + 1`, resentPress: press })
        .where(and(eq(emailOutbox.id, id), isResendable, sql`${suppression} IS NULL`))
        .returning({ id: emailOutbox.id }),
      auditStatement(
        db,
        {
          actor,
          action: "mail.resent",
          subject: { type: "email", id, name: emailTypeNames[type] },
          condition: sql`changes() > 0`,
        },
        now,
      ),
    ]);
  if (!first) return { queued: [], keptBack };
  const results = await db.batch([first, ...rest]);
  return { queued: results.filter((_, i) => i % 2 === 0).flatMap((reset) => reset.map(({ id }) => id)), keptBack };
}

/** A row as it was before its first attempt. */
const unsent = {
  status: "queued",
  attempts: 0,
  nextAttemptAt: null,
  reason: null,
  lastError: null,
  sentAt: null,
  provider: null,
  providerId: null,
  delivery: null,
  deliveryAt: null,
} as const;
