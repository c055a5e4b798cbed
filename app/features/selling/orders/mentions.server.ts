import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

/** A note that mentions somebody who has not read it. */
export interface Mention {
  noteId: string;
  orderId: string;
  orderNumber: string;
  text: string;
  author: string;
  createdAt: string;
}

/** Mentions on Home: the newest. */
const shownMentions = 20;

/** Usernames that a text mentions as @username, in lower case, whoever they are. */
export function mentionedIn(text: string): string[] {
  const names = [...text.matchAll(/(?<![\w.@])@([\w.-]+)/g)].map(([, name = ""]) =>
    name.replace(/[.-]+$/, "").toLowerCase(),
  );
  return [...new Set(names.filter(Boolean))];
}

/** Writes whom a note mentions, for the batch that writes the note: staff who can sign in, but not its author. */
export function mentionStatement(
  db: Database,
  { noteId, text, author }: { noteId: string; text: string; author: string },
) {
  return statement(
    db,
    sql`INSERT INTO note_mentions (note_id, username) SELECT n.id, s.username FROM order_notes n JOIN staff s
      ON s.username IN (SELECT value FROM json_each(${JSON.stringify(mentionedIn(text))}))
      WHERE n.id = ${noteId} AND s.disabled_at IS NULL AND s.username <> ${author} ON CONFLICT DO NOTHING`,
  );
}

/** What mentions somebody and is unread, newest first, as a statement for a batch; deleted notes are left out. */
export function mentionsStatement(db: Database, username: string) {
  return statement<Mention>(
    db,
    sql`SELECT n.id AS noteId, o.id AS orderId, o.order_number AS orderNumber, n.text, n.author, n.created_at AS createdAt
      FROM note_mentions m JOIN order_notes n ON n.id = m.note_id JOIN orders o ON o.id = n.order_id
      WHERE m.username = ${username} AND m.read_at IS NULL AND n.deleted_at IS NULL
      ORDER BY n.created_at DESC, n.id DESC ${limitTo(shownMentions)}`,
  );
}

/** Marks a mention of somebody as read; again changes nothing. */
export async function readMention(db: Database, { noteId, username }: { noteId: string; username: string }, now: Date) {
  await statement(
    db,
    sql`UPDATE note_mentions SET read_at = ${now.toISOString()} WHERE note_id = ${noteId} AND username = ${username} AND read_at IS NULL`,
  );
}
