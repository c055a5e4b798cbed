import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import { myDataLink } from "./link-email.server.tsx";
import { linkMinutes, visitKeyOf, visitMinutes } from "./visit-cookie.ts";

/** Links that are made for one address in an hour: anybody can type anybody's address. */
const linksPerHour = 3;

/**
 * Makes a link to somebody's data and the e-mail that carries it, for any address: whether the shop knows it is nobody else's
 * business, and its owner may ask (GDPR, article 15). `outboxId` is the e-mail to enqueue, if any.
 */
export async function requestLink(db: Database, email: string, now: Date): Promise<{ outboxId: string | null }> {
  const id = newId("mdl");
  const time = now.toISOString();
  const lastHour = sql`(SELECT count(*) FROM my_data_links earlier
    WHERE earlier.email = ${email} AND earlier.created_at > ${addMinutes(now, -60).toISOString()})`;
  const [, mails] = await db.batch([
    statement(
      db,
      sql`INSERT INTO my_data_links (id, email, created_at) SELECT ${id}, ${email}, ${time} WHERE ${lastHour} < ${linksPerHour}`,
    ),
    outboxStatement(
      db,
      myDataLink,
      sql`SELECT email AS recipient, id AS cause_id FROM my_data_links WHERE id = ${id}`,
      now,
    ),
  ]);
  return { outboxId: mails[0]?.id ?? null };
}

const isOpen = (id: string, now: Date) =>
  sql`id = ${id} AND used_at IS NULL AND created_at > ${addMinutes(now, -linkMinutes).toISOString()}`;

/** Whether a link can still be used. Looking uses nothing up: mail programs open links by themselves. */
export async function isOpenLink(db: Database, id: string, now: Date): Promise<boolean> {
  const found = await statement(db, sql`SELECT 1 FROM my_data_links WHERE ${isOpen(id, now)}`);
  return found.length > 0;
}

/** Uses a link up and begins its visit; returns the visitor's key. Null when it was used before or is too old: one of two at once wins. */
export async function spendLink(db: Database, id: string, now: Date): Promise<string | null> {
  const key = newId() + newId();
  const begun = await statement(
    db,
    sql`UPDATE my_data_links SET used_at = ${now.toISOString()}, visit_hash = ${await sha256(key)},
        visit_ends_at = ${addMinutes(now, visitMinutes).toISOString()} WHERE ${isOpen(id, now)} RETURNING id`,
  );
  return begun.length > 0 ? key : null;
}

export interface Visit {
  email: string;
  /** ISO time. */
  endsAt: string;
}

/** Whose data a request may see, by its cookie; null without a visit that is under way. */
export async function readVisit(db: Database, request: Request, now: Date): Promise<Visit | null> {
  const key = visitKeyOf(request);
  if (!key) return null;
  const [visit] = await statement<Visit>(
    db,
    sql`SELECT email, visit_ends_at AS endsAt FROM my_data_links
      WHERE visit_hash = ${await sha256(key)} AND visit_ends_at > ${now.toISOString()}`,
  );
  return visit ?? null;
}

/** Ends the visit of a request. */
export async function endVisit(db: Database, request: Request): Promise<void> {
  const key = visitKeyOf(request);
  if (!key) return;
  await statement(
    db,
    sql`UPDATE my_data_links SET visit_hash = NULL, visit_ends_at = NULL WHERE visit_hash = ${await sha256(key)}`,
  );
}
