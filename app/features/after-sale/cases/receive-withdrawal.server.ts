import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { enqueueMail, outboxStatement, receiptFor } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newWithdrawalNumber } from "#app/shared/ids.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import type { WithdrawalChannel } from "#app/shared/states.ts";

import { findOrder } from "./find-order.server.ts";
import { type MatchedLine, allUnits, matchUnits, noticeParts } from "./notice-parts.ts";
import { receiveOnce, submissionKey } from "./receive-once.server.ts";
import { refundUnsent } from "./refund-withdrawal.server.ts";
import type { Notice } from "./schemas.ts";
import { type WithdrawableOrder, readWithdrawable } from "./withdrawable-order.server.ts";
import { refundDueAt } from "./withdrawal-deadline.ts";
import { withdrawalReceipt } from "./withdrawal-email.server.tsx";
import { statementText } from "./withdrawal-texts.ts";
import { itemStatements, restStatements } from "./write-withdrawal.server.ts";

export interface ReceivedNotice extends Notice {
  channel: WithdrawalChannel;
  /** The order that a signed link proves, with the units that are withdrawn from; null for one that was typed. */
  link: { orderId: string; units: ReadonlyMap<string, number> } | null;
  /** The member of staff who enters it. */
  enteredBy?: string;
  /** When it reached the shop, ISO; now when absent. */
  receivedAt?: string;
  /** A keyed hash of the network address it was sent from; null where none is known, and for what a link proves or staff enter. */
  caller?: string | null;
}

/** Notices that one network address may send in so many minutes. */
const callerLimit = { notices: 10, minutes: 10 } as const;

export type Received =
  /** `repeated`: the same form came before. */
  | { kind: "received"; id: string; repeated: boolean }
  /** Units that the notice names are withdrawn, cancelled or refunded already. Nothing was written. */
  | { kind: "units-gone" }
  /** Its caller sent as many as one may, see `callerLimit`. Nothing was written. */
  | { kind: "too-many" };

/**
 * Receives a notice of withdrawal: always, in time or late, with an order or without. It is written with its items, the return of what
 * was sent and its receipt in one batch; what was not sent is cancelled and refunded after that. The same form is one notice, and a
 * unit is withdrawn once, also by two requests at a time. Throws when D1 fails: nothing was written then.
 */
export async function receiveWithdrawal(shop: Shop, notice: ReceivedNotice, now: Date): Promise<Received> {
  const { db } = shop;
  const { formId, link, name, reference, email, items, receivedAt } = notice;
  const units = link ? [...link.units].toSorted(([one], [other]) => (one < other ? -1 : 1)) : [];
  const typed = { name, reference, email, items };
  const key = await submissionKey(formId, { ...typed, orderId: link?.orderId ?? null, units, receivedAt });
  const received = await receiveOnce(db, { table: "withdrawals", key }, async (): Promise<Received> => {
    const order = link ? await readWithdrawable(db, link.orderId) : await findOrder(db, typed);
    if (link && !order) throw new Error("A signed link names no order");
    const matched = order && matchUnits(order, link?.units ?? allUnits(order));
    if (link && (!matched || matched.length === 0)) return { kind: "units-gone" };
    if (notice.caller && (await isOverLimit(db, notice.caller, now))) return { kind: "too-many" };
    const found = order && matched && matched.length > 0 ? { order, matched } : null;
    const written = await write(db, { notice, key, items: found }, now);
    enqueueMail(shop, written.outboxId);
    if (found) shop.waitUntil(finish(shop, written.id, now));
    return { kind: "received", id: written.id, repeated: false };
  });
  return received.written ?? { kind: "received", id: received.id, repeated: true };
}

const since = (now: Date) => addMinutes(now, -callerLimit.minutes).toISOString();
const sentByCaller = (caller: string, now: Date) =>
  sql`(SELECT count(*) FROM withdrawals WHERE caller = ${caller} AND received_at > ${since(now)})`;

async function isOverLimit(db: Database, caller: string, now: Date): Promise<boolean> {
  const [row] = await statement<{ sent: number }>(db, sql`SELECT ${sentByCaller(caller, now)} AS sent`);
  return (row?.sent ?? 0) >= callerLimit.notices;
}

/** The same limit for the batch, so that two at once cannot both pass; and the end of what callers are counted by. */
function callerStatements(db: Database, caller: string | null, now: Date) {
  return [
    abortBatchWhen(
      db,
      "too many notices of a caller",
      caller === null ? sql`FALSE` : sql`${sentByCaller(caller, now)} > ${callerLimit.notices}`,
    ),
    statement(db, sql`UPDATE withdrawals SET caller = NULL WHERE caller IS NOT NULL AND received_at <= ${since(now)}`),
  ] as const;
}

/** Never throws: the job takes up what fails. */
async function finish(shop: Shop, id: string, now: Date): Promise<void> {
  try {
    await refundUnsent(shop, id, now);
  } catch (error) {
    logError(`What was not sent of withdrawal ${id} could not be cancelled yet`, error);
  }
}

interface NewNotice {
  notice: ReceivedNotice;
  key: string;
  items: { order: WithdrawableOrder; matched: readonly MatchedLine[] } | null;
}

async function write(db: Database, { notice, key, items }: NewNotice, now: Date) {
  const id = newWithdrawalNumber();
  const { channel, enteredBy, link } = notice;
  const receivedAt = notice.receivedAt ?? now.toISOString();
  const [part, rest] = items ? noticeParts(items.order, items.matched, receivedAt) : [];
  const actor = enteredBy ?? "shopper";
  const row: typeof withdrawals.$inferInsert = {
    id,
    submissionKey: key,
    orderId: items?.order.id,
    name: notice.name,
    receiptEmail: notice.email,
    typedReference: notice.reference,
    statementText: statementText({ ...notice, lines: link && items ? declaredLines(items.matched) : [] }),
    channel,
    locale: currentLocale(),
    receivedAt,
    ...part?.period,
    refundDueAt: refundDueAt(receivedAt),
    status: part?.status ?? "unmatched",
    refundOre: part?.refundOre,
    enteredBy,
    caller: notice.caller,
    updatedAt: now.toISOString(),
  };
  const audited = {
    actor: enteredBy ?? "",
    action: "withdrawal.entered" as const,
    subject: { type: "withdrawal", id, name: id },
    after: { channel },
    condition: enteredBy ? sql`TRUE` : sql`FALSE`,
  };
  const [, mails] = await db.batch([
    db.insert(withdrawals).values(row),
    outboxStatement(
      db,
      // A notice that found its order is proven, too: its units can be withdrawn once.
      receiptFor(withdrawalReceipt, items !== null || enteredBy !== undefined),
      sql`SELECT receipt_email AS recipient, id AS cause_id FROM withdrawals WHERE id = ${id} AND receipt_email <> ''`,
      now,
    ),
    ...callerStatements(db, notice.caller ?? null, now),
    auditStatement(db, audited, now),
    ...(items && part ? itemStatements(db, { id, order: items.order, part, actor }, now) : []),
    ...(items ? restStatements(db, { row, order: items.order, part: rest, actor }, now) : []),
  ]);
  return { id, outboxId: mails[0]?.id ?? null };
}

const declaredLines = (matched: readonly MatchedLine[]) => matched.map(({ line, quantity }) => ({ ...line, quantity }));
