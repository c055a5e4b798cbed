import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { TransactionKind } from "#app/shared/states.ts";

import { rangeOf, type ReconciliationQuery } from "./read-reconciliation.server.ts";

/** A single movement of money. Amounts in öre, negative for what left. */
export interface ProviderMovement {
  id: string;
  kind: TransactionKind | "refund-by-hand";
  occurredAt: string;
  orderNumber: string | null;
  reference: string;
  amountOre: number;
  feeOre: number;
  netOre: number;
  currency: string;
  payout: string | null;
}

const pageSize = 1_000;

/**
 * Every movement of a period, oldest first: the provider's transactions, or the shop's own payments and refunds when the provider
 * keeps none (`hasProvider` false), and what staff refunded by bank.
 */
export async function listMovements(
  db: Database,
  query: ReconciliationQuery & { hasProvider: boolean },
): Promise<ProviderMovement[]> {
  const { provider, isIn } = rangeOf(query);
  const made = sql`p.provider = ${provider} AND r.status = 'succeeded' AND ${isIn(sql`r.updated_at`)}`;
  const byHand = sql`SELECT r.id, 'refund-by-hand', r.updated_at, r.order_id, r.transfer_reference, -r.amount_ore, 0, -r.amount_ore,
      p.currency, NULL FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE ${made} AND r.transfer_on IS NOT NULL`;
  const source = query.hasProvider
    ? sql`SELECT t.id, t.kind, t.occurred_at AS occurredAt,
        coalesce(t.order_id, (SELECT p.order_id FROM payments p WHERE p.id = t.payment_id)) AS orderId, t.reference, t.amount_ore AS amountOre,
        t.fee_ore AS feeOre, t.net_ore AS netOre, t.currency, t.payout FROM provider_transactions t
      WHERE t.provider = ${provider} AND ${isIn(sql`t.occurred_at`)}`
    : sql`SELECT p.id, 'charge' AS kind, p.taken_at AS occurredAt, p.order_id AS orderId, p.provider_reference AS reference,
        p.amount_ore AS amountOre, 0 AS feeOre, p.amount_ore AS netOre, p.currency, NULL AS payout FROM payments p
      WHERE p.provider = ${provider} AND ${isIn(sql`p.taken_at`)}
      UNION ALL
      SELECT r.id, 'refund', r.updated_at, r.order_id, coalesce(r.provider_reference, r.id), -r.amount_ore, 0, -r.amount_ore,
        p.currency, NULL FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE ${made} AND r.transfer_on IS NULL`;
  const movements: ProviderMovement[] = [];
  for (;;) {
    const last = movements.at(-1);
    const page = await statement<ProviderMovement>(
      db,
      sql`SELECT m.id, m.kind, m.occurredAt, o.order_number AS orderNumber, m.reference, m.amountOre, m.feeOre, m.netOre,
        m.currency, m.payout
      FROM (${source} UNION ALL ${byHand}) m LEFT JOIN orders o ON o.id = m.orderId
      WHERE ${last ? sql`(m.occurredAt, m.id) > (${last.occurredAt}, ${last.id})` : sql`TRUE`}
      ORDER BY m.occurredAt, m.id ${limitTo(pageSize)}`,
    );
    movements.push(...page);
    if (page.length < pageSize) return movements;
  }
}
