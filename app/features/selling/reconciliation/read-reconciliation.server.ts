import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { swedishDay } from "#app/db/swedish-day.server.ts";
import { madeInDashboard, wentElsewhere } from "#app/features/selling/payments/refund-elsewhere.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { addToDay } from "#app/shared/days.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

import {
  type Movement,
  type MovementKind,
  type PaidOrders,
  type ProviderDay,
  type RefundsByHand,
  reconcile,
} from "./reconciliation.ts";
import { vatReport, type VatSums } from "./vat-report.ts";
import { isSale, type Range, refundedVatStatement, soldVatStatement } from "./vat-sums.server.ts";

/** The Swedish days of a reconciliation, both included, and the provider whose money it is. */
export interface ReconciliationQuery {
  provider: string;
  first: string;
  last: string;
}

/** A movement as SQL reads it: alike ones as one row, those that differ one by one. */
interface MovementRow {
  count: number;
  shopDay: string | null;
  shopOre: number | null;
  shopCurrency: Currency | null;
  providerDay: string | null;
  providerOre: number | null;
  providerCurrency: Currency | null;
  isPending: number;
  orderId: string | null;
  orderNumber: string | null;
  reference: string | null;
}

/**
 * What a provider's money did in a period, day by day, beside the shop's own records, and the VAT of it. Days are summed up by D1;
 * only what differs is read one by one.
 */
export async function readReconciliation(db: Database, query: ReconciliationQuery) {
  const range = rangeOf(query);
  const copied = sql`(SELECT copied_until FROM provider_copies WHERE provider = ${query.provider})`;
  const [paid, paymentRows, refundRows, disputeRows, byHand, providerDays, vatSold, vatRefunded, [copy]] =
    await db.batch([
      paidOrdersStatement(db, range),
      movementsStatement(db, paymentPairs(range), copied),
      movementsStatement(db, refundPairs(range), copied),
      movementsStatement(db, disputePairs(range), copied),
      byHandStatement(db, range),
      providerDaysStatement(db, range),
      soldVatStatement(db, range),
      refundedVatStatement(db, range),
      statement<{ copiedUntil: string | null; hasTransactions: number }>(
        db,
        sql`SELECT ${copied} AS copiedUntil,
        EXISTS (SELECT 1 FROM provider_transactions WHERE provider = ${query.provider}) AS hasTransactions`,
      ),
    ]);
  const hasProvider = copy?.hasTransactions === 1 || (copy?.copiedUntil ?? null) !== null;
  const movements = [
    ...paymentRows.map((row) => movementOf("payment", row)),
    ...refundRows.map((row) => movementOf("refund", row)),
    ...disputeRows.map((row) => movementOf("dispute", row)),
  ];
  const vatSums: VatSums[] = [
    ...vatSold.map((row) => ({ ...row, kind: "sale" as const })),
    ...vatRefunded.map((row) => ({ ...row, kind: "refund" as const })),
  ];
  return {
    ...reconcile(query, { orders: paid, movements, byHand, providerDays, hasProvider }),
    vat: vatReport(vatSums),
    vatSums,
    hasProvider,
    copiedUntil: copy?.copiedUntil ?? null,
  };
}

/** The providers whose transactions were copied. */
export async function listCopiedProviders(db: Database): Promise<string[]> {
  const rows = await statement<{ provider: string }>(db, sql`SELECT provider FROM provider_copies ORDER BY provider`);
  return rows.map(({ provider }) => provider);
}

/** The period as moments: from the first day's midnight to that after the last, Swedish time. */
export function rangeOf({ provider, first, last }: ReconciliationQuery): Range {
  const from = fromSwedishField(`${first}T00:00`);
  const to = fromSwedishField(`${addToDay(last, 1)}T00:00`);
  return { provider, isIn: (at) => sql`(${at} >= ${from} AND ${at} < ${to})` };
}

/** A refund that staff paid by bank, which the provider has nothing of. */
const isByHand = sql`r.transfer_on IS NOT NULL`;

function paidOrdersStatement(db: Database, { provider, isIn }: Range) {
  return statement<PaidOrders>(
    db,
    sql`SELECT ${swedishDay(sql`p.taken_at`)} AS day, o.currency, count(*) AS count, sum(o.total_ore) AS ore
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.provider = ${provider} AND ${isIn(sql`p.taken_at`)} AND ${isSale} GROUP BY 1, 2`,
  );
}

function byHandStatement(db: Database, { provider, isIn }: Range) {
  return statement<RefundsByHand>(
    db,
    sql`SELECT ${swedishDay(sql`r.updated_at`)} AS day, p.currency, -sum(r.amount_ore - ${madeInDashboard("r")}) AS ore
    FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.status = 'succeeded' AND ${isIn(sql`r.updated_at`)} AND ${isByHand} AND p.provider = ${provider} GROUP BY 1, 2`,
  );
}

/** Money that was exchanged leaves the currency that the buyer paid in, and comes into the account's. */
function providerDaysStatement(db: Database, { provider, isIn }: Range) {
  const ofPeriod = sql`t.provider = ${provider} AND ${isIn(sql`t.occurred_at`)}`;
  return statement<ProviderDay>(
    db,
    sql`SELECT ${swedishDay(sql`at`)} AS day, currency, sum(fee) AS feeOre, sum(other) AS otherOre, sum(payout) AS payoutOre,
      sum(exchanged) AS exchangedOre
    FROM (SELECT t.occurred_at AS at, t.currency, t.fee_ore - iif(t.kind = 'fee', t.amount_ore, 0) AS fee,
        iif(t.kind = 'other', t.amount_ore, 0) AS other, iif(t.kind = 'payout', -t.amount_ore, 0) AS payout,
        iif(t.original_ore IS NULL, 0, t.amount_ore) AS exchanged
      FROM provider_transactions t WHERE ${ofPeriod}
      UNION ALL SELECT t.occurred_at, t.original_currency, 0, 0, 0, -t.original_ore
      FROM provider_transactions t WHERE ${ofPeriod} AND t.original_ore IS NOT NULL) GROUP BY 1, 2`,
  );
}

/** The columns that each side of a movement has. */
const shopColumns = (at: SQL, ore: SQL) => sql`${at} AS shopAt, ${ore} AS shopOre`;
const providerColumns = sql`t.occurred_at AS providerAt, coalesce(t.original_ore, t.amount_ore) AS providerOre,
  coalesce(t.original_currency, t.currency) AS providerCurrency`;

/** The first transaction of a kind that belongs to a row of the shop, by the transaction's column; more of them stand alone. */
function firstTransaction(column: string, id: SQL, condition: SQL): SQL {
  return sql`(SELECT f.id FROM provider_transactions f WHERE f.${sql.raw(column)} = ${id} AND ${condition}
    ORDER BY f.occurred_at, f.id LIMIT 1)`;
}

/* Each selects the shop's rows of the period with their transactions, wherever those lie, and then the transactions of the period
   whose row of the shop is none, or lies outside. */

function paymentPairs({ provider, isIn }: Range): SQL {
  const own = firstTransaction("payment_id", sql`p.id`, sql`f.kind = 'charge'`);
  return sql`SELECT p.id AS key, ${shopColumns(sql`p.taken_at`, sql`p.amount_ore`)}, p.currency AS shopCurrency,
      ${providerColumns}, p.order_id AS orderId, p.provider_reference AS reference
    FROM payments p LEFT JOIN provider_transactions t ON t.id = ${own}
    WHERE p.provider = ${provider} AND ${isIn(sql`p.taken_at`)} AND p.amount_ore > 0
    UNION ALL
    SELECT t.id, ${shopColumns(sql`p.taken_at`, sql`p.amount_ore`)}, p.currency,
      ${providerColumns}, coalesce(p.order_id, t.order_id), t.reference
    FROM provider_transactions t LEFT JOIN payments p ON p.id = t.payment_id AND p.taken_at IS NOT NULL AND t.id = ${own}
    WHERE t.provider = ${provider} AND t.kind = 'charge' AND ${isIn(sql`t.occurred_at`)}
      AND (p.id IS NULL OR NOT ${isIn(sql`p.taken_at`)})`;
}

function refundPairs({ provider, isIn }: Range): SQL {
  const own = firstTransaction("refund_id", sql`r.id`, sql`f.kind = 'refund'`);
  const ore = sql`-(r.amount_ore - ${madeInDashboard("r")})`;
  const inDashboard = sql`(SELECT reference, min(refund_id) AS refund_id, sum(amount_ore) AS ore, min(recorded_at) AS at
    FROM dashboard_refunds GROUP BY reference)`;
  const currency = sql`coalesce(p.currency, (SELECT currency FROM payments WHERE id = t.payment_id AND d.at IS NOT NULL))`;
  const isTheirs = sql`t.reference = d.reference AND t.kind = 'refund'`;
  return sql`SELECT r.id AS key, ${shopColumns(sql`r.updated_at`, ore)}, p.currency AS shopCurrency,
      ${providerColumns}, r.order_id AS orderId, coalesce(r.provider_reference, p.provider_reference) AS reference
    FROM refunds r JOIN payments p ON p.id = r.payment_id LEFT JOIN provider_transactions t ON t.id = ${own}
    WHERE r.status = 'succeeded' AND ${isIn(sql`r.updated_at`)} AND r.amount_ore > 0 AND NOT ${wentElsewhere("r")} AND p.provider = ${provider}
    UNION ALL
    SELECT d.reference, ${shopColumns(sql`d.at`, sql`-d.ore`)}, p.currency, ${providerColumns}, p.order_id, d.reference
    FROM ${inDashboard} d JOIN refunds r ON r.id = d.refund_id JOIN payments p ON p.id = r.payment_id
      LEFT JOIN provider_transactions t ON t.payment_id = p.id AND ${isTheirs}
    WHERE ${isIn(sql`d.at`)} AND p.provider = ${provider}
    UNION ALL
    SELECT t.id, ${shopColumns(sql`coalesce(r.updated_at, d.at)`, sql`coalesce(${ore}, -d.ore)`)}, ${currency},
      ${providerColumns}, coalesce(r.order_id, t.order_id), t.reference
    FROM provider_transactions t
      LEFT JOIN refunds r ON r.id = t.refund_id AND r.status = 'succeeded' AND NOT ${wentElsewhere("r")} AND t.id = ${own}
      LEFT JOIN payments p ON p.id = r.payment_id
      LEFT JOIN ${inDashboard} d ON r.id IS NULL AND ${isTheirs}
    WHERE t.provider = ${provider} AND t.kind IN ('refund', 'refund-failure') AND ${isIn(sql`t.occurred_at`)}
      AND (coalesce(r.updated_at, d.at) IS NULL OR NOT ${isIn(sql`coalesce(r.updated_at, d.at)`)})`;
}

/** A dispute takes the money when it is opened, unless it is only a question of the bank, and gives it back when it is won. */
function disputePairs({ provider, isIn }: Range): SQL {
  const own = firstTransaction("dispute_id", sql`d.id`, sql`f.kind = 'dispute' AND (f.amount_ore < 0) = (d.ore < 0)`);
  const disputes = sql`(SELECT id, opened_at AS at, -amount_ore AS ore, currency, order_id, reference, provider FROM disputes
      WHERE status NOT LIKE 'warning%' AND status <> 'prevented'
    UNION ALL
    SELECT id, updated_at, amount_ore, currency, order_id, reference, provider FROM disputes WHERE status = 'won')`;
  return sql`SELECT d.id AS key, ${shopColumns(sql`d.at`, sql`d.ore`)}, d.currency AS shopCurrency,
      ${providerColumns}, d.order_id AS orderId, d.reference AS reference
    FROM ${disputes} d LEFT JOIN provider_transactions t ON t.id = ${own}
    WHERE d.provider = ${provider} AND ${isIn(sql`d.at`)} AND d.ore <> 0
    UNION ALL
    SELECT t.id, ${shopColumns(sql`d.at`, sql`d.ore`)}, d.currency,
      ${providerColumns}, coalesce(d.order_id, t.order_id), t.reference
    FROM provider_transactions t LEFT JOIN ${disputes} d ON d.id = t.dispute_id AND t.id = ${own}
    WHERE t.provider = ${provider} AND t.kind = 'dispute' AND ${isIn(sql`t.occurred_at`)}
      AND (d.id IS NULL OR NOT ${isIn(sql`d.at`)})`;
}

/** Sums up the pairs that agree, by day; the others stay single. `copied` is the moment up to which the provider's are here. */
function movementsStatement(db: Database, pairs: SQL, copied: SQL) {
  return statement<MovementRow>(
    db,
    sql`WITH pairs AS (${pairs}), days AS (
      SELECT *, ${swedishDay(sql`shopAt`)} AS shopDay, ${swedishDay(sql`providerAt`)} AS providerDay,
        (providerAt IS NULL AND (${copied} IS NULL OR shopAt >= ${copied})) AS isPending FROM pairs)
    SELECT m.*, o.order_number AS orderNumber FROM (
      SELECT count(*) AS count, shopDay, sum(shopOre) AS shopOre, shopCurrency, providerDay,
        sum(providerOre) AS providerOre, providerCurrency, isPending,
        iif(single IS NULL, NULL, min(orderId)) AS orderId, iif(single IS NULL, NULL, min(reference)) AS reference
      FROM (SELECT *, CASE WHEN isPending OR (shopDay = providerDay AND shopOre = providerOre
        AND shopCurrency = providerCurrency) THEN NULL ELSE key END AS single FROM days)
      GROUP BY shopDay, providerDay, shopCurrency, providerCurrency, isPending, single
    ) m LEFT JOIN orders o ON o.id = m.orderId`,
  );
}

function movementOf(kind: MovementKind, row: MovementRow): Movement {
  const { shopDay, shopOre, shopCurrency, providerDay, providerOre, providerCurrency } = row;
  return {
    kind,
    count: row.count,
    shop:
      shopDay !== null && shopOre !== null && shopCurrency !== null
        ? { day: shopDay, ore: shopOre, currency: shopCurrency }
        : null,
    provider:
      providerDay !== null && providerOre !== null && providerCurrency !== null
        ? { day: providerDay, ore: providerOre, currency: providerCurrency }
        : null,
    isPending: row.isPending === 1,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    reference: row.reference,
  };
}
