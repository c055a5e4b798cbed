import { inArray, sql } from "drizzle-orm";

import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { addSubscriber, type KnownSubscriber } from "#app/features/people/newsletter/add-subscriber.server.ts";
import { endSubscription } from "#app/features/people/newsletter/staff-commands.server.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { cleanLine } from "#app/shared/plain-text.ts";
import { emailAddress } from "#app/shared/text-fields.ts";

import { CellProblem, timeCell, yesNoCell } from "./cells.ts";
import { type ApplyOutcome, type ImportKind, type PlanContext, type Planned } from "./import-kind.server.ts";
import type { SourceRow } from "./source-rows.ts";

type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** Subscribers, found by their email address. A file can add those who consented and take out those who left, never back in. */
export const subscriberImport: ImportKind = {
  keyColumn: "Email",
  required: ["Email", "Accepts Email Marketing"],
  columns: ["Email", "Accepts Email Marketing", "Consent Source", "Subscribed At", "Unsubscribed At"],
  plan: async (groups, context) => {
    const rows = groups.flat();
    const emails = rows.map((row) => row.get("Email").toLowerCase());
    const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(emails)}))`;
    const { db } = context.shop;
    const found = await db.select().from(newsletterSubscribers).where(inArray(newsletterSubscribers.email, wanted));
    const byEmail = new Map(found.map((subscriber) => [subscriber.email, subscriber]));
    return rows.map((row) => planOf(row, byEmail.get(row.get("Email").toLowerCase()) ?? null, context));
  },
};

function planOf(row: SourceRow, current: Subscriber | null, context: PlanContext): Planned {
  const { line } = row;
  const name = row.get("Email");
  const broken = (reason: string): Planned => ({ verdict: "broken", line, name, reason });
  if (row.problem) return broken(row.problem);
  const wanted = readRow(row, context.now);
  if (typeof wanted === "string") return broken(wanted);
  const key = wanted.email;
  if (!current) {
    if (wanted.subscribed && wanted.consentSource === "")
      return broken("Consent Source is missing: enter where this person agreed to get the newsletter");
    const changes = [
      { field: "Accepts Email Marketing", before: "", after: yesNoCell.write(wanted.subscribed) },
      { field: "Consent Source", before: "", after: wanted.consentSource },
    ];
    return { verdict: "created", line, key, name, version: null, changes, apply: () => add(wanted, context) };
  }
  if (current.subscribed === wanted.subscribed) return { verdict: "unchanged", line, key, name };
  if (wanted.subscribed) {
    const since = current.unsubscribedAt ? ` on ${formatShortDate(current.unsubscribedAt)}` : "";
    return broken(`This person unsubscribed${since}. Only they can subscribe again`);
  }
  const changes = [{ field: "Accepts Email Marketing", before: "yes", after: "no" }];
  const version = current.createdAt;
  return { verdict: "changed", line, key, name, version, changes, apply: () => end(current.id, context) };
}

/** What a row says, or what is wrong with it. */
function readRow(row: SourceRow, now: Date): KnownSubscriber | string {
  const email = emailAddress.safeParse(row.get("Email"));
  if (!email.success) return "Email is missing or invalid";
  const subscribed = yesNoCell.read(row.get("Accepts Email Marketing"));
  if (subscribed instanceof CellProblem) return "Accepts Email Marketing: enter yes or no";
  const createdAt = timeCell.read(row.get("Subscribed At"));
  if (createdAt instanceof CellProblem) return `Subscribed At: ${createdAt.text}`;
  const left = timeCell.read(row.get("Unsubscribed At"));
  if (left instanceof CellProblem) return `Unsubscribed At: ${left.text}`;
  const time = now.toISOString();
  return {
    email: email.data,
    subscribed,
    consentSource: cleanLine(row.get("Consent Source")).slice(0, 100),
    createdAt: createdAt !== null && createdAt < time ? createdAt : time,
    unsubscribedAt: subscribed ? null : (left ?? time),
  };
}

async function add(wanted: KnownSubscriber, { shop, actor, now }: PlanContext): Promise<ApplyOutcome> {
  const added = await addSubscriber(shop, wanted, actor, now);
  return added ? { kind: "applied" } : { kind: "refused", reason: "This person just subscribed or unsubscribed" };
}

async function end(id: string, { shop, actor, now }: PlanContext): Promise<ApplyOutcome> {
  const ended = await endSubscription(shop.db, { id, actor }, now);
  return ended ? { kind: "applied" } : { kind: "refused", reason: "This subscriber was just removed" };
}
