import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { providerCopies } from "#app/db/schema/payments.server.ts";
import { discrepancyStatement } from "#app/features/selling/payments/discrepancies.server.ts";
import type { PaymentProvider, ProviderTransaction } from "#app/features/selling/payments/provider.server.ts";
import { recordDispute } from "#app/features/selling/payments/record-dispute.server.ts";
import { logWarning } from "#app/platform/env/log-error.ts";
import { addDays } from "#app/shared/dates.ts";
import { formatAmount } from "#app/shared/money.ts";

/** Days that each copy begins before the end of the last: what the provider shows late is not lost, and none counts twice. */
const overlapDays = 3;
/** Pages of a hundred that one run reads. */
const pagesOfRun = 20;

/**
 * Copies the provider's transactions, newest first, and goes on with a copy that was interrupted; `begins` starts a new one when none
 * is under way, at night. The page and the mark after it are written together, so none is lost and none counts twice. One
 * whose mark the provider does not know begins anew. Returns whether more is to be copied. Throws when the provider or D1 fails: the next run goes on.
 */
export async function copyTransactions(
  db: Database,
  provider: PaymentProvider,
  { begins }: { begins: boolean },
  now: Date,
): Promise<boolean> {
  let copy = await readCopy(db, provider.name);
  if (!copy?.copyTo && !begins) return false;
  if (!copy?.copyFrom || !copy.copyTo) {
    const from = copy?.copiedUntil
      ? addDays(new Date(copy.copiedUntil), -overlapDays)
      : await firstPaymentAt(db, provider);
    if (from === null) return false;
    const begun = {
      copyFrom: from.toISOString(),
      copyTo: now.toISOString(),
      cursor: null,
      updatedAt: now.toISOString(),
    };
    await db
      .insert(providerCopies)
      .values({ provider: provider.name, ...begun })
      .onConflictDoUpdate({ target: providerCopies.provider, set: begun });
    copy = { provider: provider.name, copiedUntil: copy?.copiedUntil ?? null, ...begun };
  }
  const { copyFrom, copyTo } = copy;
  let { cursor } = copy;
  if (!copyFrom || !copyTo) return false;
  for (let page = 1; page <= pagesOfRun; page++) {
    const answer = await provider.listTransactions(new Date(copyFrom), new Date(copyTo), cursor);
    // It keeps no account: there is nothing to copy, and nothing to go on with.
    if (!answer) {
      await db.delete(providerCopies).where(eq(providerCopies.provider, provider.name));
      return false;
    }
    if (answer === "unknown-cursor") {
      logWarning("The copy of the provider's transactions begins anew: the provider does not know where it stopped");
      await db
        .update(providerCopies)
        .set({ cursor: null, updatedAt: now.toISOString() })
        .where(and(eq(providerCopies.provider, provider.name), eq(providerCopies.cursor, cursor ?? "")));
      cursor = null;
      continue;
    }
    await writePage(db, provider, answer.transactions, { copyTo, cursor, next: answer.next }, now);
    if (answer.next === null) return false;
    cursor = answer.next;
  }
  return true;
}

async function readCopy(db: Database, provider: string) {
  const [copy] = await db.select().from(providerCopies).where(eq(providerCopies.provider, provider));
  return copy;
}

/** The day before the shop's first payment by the provider; null when there is none. */
async function firstPaymentAt(db: Database, { name }: PaymentProvider): Promise<Date | null> {
  // Left to itself, SQLite reads all payments to find the first.
  const [first] = await statement<{ at: string }>(
    db,
    sql`SELECT created_at AS at FROM payments INDEXED BY payments_by_created WHERE provider = ${name}
    ORDER BY created_at LIMIT 1`,
  );
  return first?.at ? addDays(new Date(first.at), -1) : null;
}

/** Writes a page, finds out whose each transaction is, and notes what the shop does not know. */
async function writePage(
  db: Database,
  provider: PaymentProvider,
  transactions: readonly ProviderTransaction[],
  { copyTo, cursor, next }: { copyTo: string; cursor: string | null; next: string | null },
  now: Date,
): Promise<void> {
  const page = JSON.stringify(transactions);
  const of = (name: string) => sql`json_each.value ->> ${`$.${name}`}`;
  const paymentId = sql`coalesce((SELECT id FROM payments WHERE provider_reference = ${of("payment")}),
    (SELECT payment_id FROM refunds WHERE provider_reference = ${of("refund")}),
    (SELECT payment_id FROM disputes WHERE reference = ${of("dispute")}))`;
  const [, unknown, undisputed] = await db.batch([
    statement(
      db,
      sql`INSERT INTO provider_transactions (id, provider, kind, payment_id, refund_id, dispute_id, order_id, reference, amount_ore,
        fee_ore, net_ore, currency, original_ore, original_currency, occurred_at, available_on, payout)
      SELECT ${of("id")}, ${provider.name}, ${of("kind")}, ${paymentId},
        (SELECT id FROM refunds WHERE provider_reference = ${of("refund")}),
        (SELECT id FROM disputes WHERE reference = ${of("dispute")}),
        (SELECT order_id FROM payments WHERE id = ${paymentId}),
        ${of("reference")}, ${of("amountOre")}, ${of("feeOre")}, ${of("netOre")}, ${of("currency")},
        ${of("originalOre")}, ${of("originalCurrency")}, ${of("occurredAt")}, ${of("availableOn")}, ${of("payout")}
      FROM json_each(${page}) WHERE TRUE
      ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, payment_id = coalesce(excluded.payment_id, payment_id),
        refund_id = coalesce(excluded.refund_id, refund_id), dispute_id = coalesce(excluded.dispute_id, dispute_id),
        order_id = coalesce(excluded.order_id, order_id), amount_ore = excluded.amount_ore, fee_ore = excluded.fee_ore,
        net_ore = excluded.net_ore, original_ore = excluded.original_ore, original_currency = excluded.original_currency, available_on = excluded.available_on, payout = coalesce(excluded.payout, payout)`,
    ),
    statement<{ id: string; kind: string; payment: string | null; amountOre: number; currency: string }>(
      db,
      sql`SELECT t.id, t.kind, ${of("payment")} AS payment, t.amount_ore AS amountOre, t.currency
      FROM json_each(${page}) JOIN provider_transactions t ON t.id = ${of("id")}
      WHERE t.payment_id IS NULL AND t.kind IN ('charge', 'refund', 'dispute')`,
    ),
    statement<{ dispute: string }>(
      db,
      sql`SELECT DISTINCT ${of("dispute")} AS dispute
      FROM json_each(${page}) JOIN provider_transactions t ON t.id = ${of("id")}
      WHERE t.kind = 'dispute' AND t.dispute_id IS NULL AND t.payment_id IS NOT NULL`,
    ),
    // A refund that the shop does not know, or that came back: the payment is looked at again.
    statement(
      db,
      sql`UPDATE payments SET compare_at = ${now.toISOString()} WHERE id IN (SELECT t.payment_id FROM provider_transactions t
        WHERE t.id IN (SELECT ${of("id")} FROM json_each(${page}))
          AND (t.kind = 'refund-failure' OR (t.kind = 'refund' AND t.refund_id IS NULL)))`,
    ),
    // Only the run that read this page moves the mark: one that was overtaken changes nothing.
    statement(
      db,
      sql`UPDATE provider_copies SET cursor = ${next}, updated_at = ${now.toISOString()},
        copied_until = iif(${next} IS NULL, ${copyTo}, copied_until), copy_from = iif(${next} IS NULL, NULL, copy_from),
        copy_to = iif(${next} IS NULL, NULL, copy_to)
      WHERE provider = ${provider.name} AND copy_to = ${copyTo} AND cursor IS ${cursor}`,
    ),
  ]);
  for (const { id, kind, payment, amountOre, currency } of unknown) {
    const subject = payment ?? id;
    const detail = `Unknown ${kind === "charge" ? "payment" : kind}: ${formatAmount(amountOre, currency)} (${subject})`;
    await discrepancyStatement(db, { kind: "unknown-payment", subject, provider: provider.name, detail }, now);
  }
  for (const { dispute } of undisputed) {
    const there = await provider.readDispute(dispute);
    if (!there) continue;
    await recordDispute(db, provider, there, now);
    await statement(
      db,
      sql`UPDATE provider_transactions SET dispute_id = (SELECT id FROM disputes WHERE reference = ${dispute})
      WHERE dispute_id IS NULL AND kind = 'dispute' AND reference = ${dispute} AND provider = ${provider.name}`,
    );
  }
}
