import { getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { defineListQuery, type ListQuery } from "#app/db/define-list-query.server.ts";
import { accessibilityFeedback as feedback } from "#app/db/schema/accessibility.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import { addDays } from "#app/shared/dates.ts";

import { type AccessibilityFeedback, answerDays } from "./schemas.ts";

/** Stores feedback; the same words about the same page from the same address are stored once. */
export async function storeFeedback(db: Database, input: AccessibilityFeedback, now: Date): Promise<void> {
  const email = input.email.toLowerCase();
  const { page, message } = input;
  const hex = await sha256(JSON.stringify([email, page, message]));
  await db
    .insert(feedback)
    .values({
      id: `acf_${hex.slice(0, 32)}`,
      email,
      page,
      message,
      receivedAt: now.toISOString(),
      dueAt: addDays(now, answerDays).toISOString(),
    })
    .onConflictDoNothing();
}

const readFeedback = defineListQuery({
  table: feedback,
  id: feedback.id,
  sorts: { due: [feedback.dueAt, "ascending"], answered: [feedback.answeredAt, "descending"] },
  filters: {
    state: (value: "open" | "answered") =>
      value === "open" ? isNull(feedback.answeredAt) : isNotNull(feedback.answeredAt),
  },
  select: (db, sortValue) => db.select({ ...getTableColumns(feedback), sortValue }).from(feedback),
});

/** One page of the feedback: what is due first, or what was answered last. */
export function listFeedback(db: Database, query: ListQuery<"due", { state: "open" | "answered" }>) {
  return readFeedback(db, { ...query, sort: query.filters.state === "answered" ? "answered" : "due" });
}
export type FeedbackRow = Awaited<ReturnType<typeof listFeedback>>["rows"][number];

/** Notes what was done about feedback, on record. False when it is unknown or was answered before. */
export async function answerFeedback(
  db: Database,
  { id, note, actor }: { id: string; note: string; actor: string },
  now: Date,
): Promise<boolean> {
  const isOpen = sql`EXISTS (SELECT 1 FROM accessibility_feedback WHERE id = ${id} AND answered_at IS NULL)`;
  const subject = { type: "accessibility-feedback", id, name: id };
  const [, answered] = await db.batch([
    auditStatement(db, { actor, action: "accessibility.answered", subject, condition: isOpen }, now),
    statement<{ id: string }>(
      db,
      sql`UPDATE accessibility_feedback SET answered_at = ${now.toISOString()}, answered_by = ${actor}, note = ${note}
      WHERE id = ${id} AND answered_at IS NULL RETURNING id`,
    ),
  ]);
  return answered.length > 0;
}
